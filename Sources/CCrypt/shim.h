#ifndef FORMLINE_CCRYPT_SHIM_H
#define FORMLINE_CCRYPT_SHIM_H
#include <crypt.h>
#include <errno.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

/// Hashes `count` bytes of a passphrase by `setting` into `output`, which holds CRYPT_OUTPUT_SIZE bytes.
///
/// Why it is C: `struct crypt_data` has arrays too large for Swift to import, and both the copy of the passphrase
/// that gets its closing NUL and the working memory must be overwritten in a way the optimiser keeps.
///
/// Gives 0, or an errno: EINVAL for a setting that names no method, ERANGE for a passphrase that is too long or holds
/// a NUL, ENOMEM.
static inline int ccrypt_hash(const unsigned char *phrase, size_t count, const char *setting, char *output) {
  if (count >= CRYPT_MAX_PASSPHRASE_SIZE || memchr(phrase, 0, count) != NULL) return ERANGE;
  struct crypt_data *data = (struct crypt_data *)calloc(1, sizeof *data);
  if (data == NULL) return ENOMEM;
  memcpy(data->input, phrase, count);
  errno = 0;
  const char *hash = crypt_rn(data->input, setting, data, sizeof *data);
  int error = hash == NULL ? (errno != 0 ? errno : EINVAL) : 0;
  if (hash != NULL) memcpy(output, hash, strlen(hash) + 1);
  explicit_bzero(data, sizeof *data);
  free(data);
  return error;
}
#endif
