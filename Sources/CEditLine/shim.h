#ifndef FORMLINE_CEDITLINE_SHIM_H
#define FORMLINE_CEDITLINE_SHIM_H

#include <histedit.h>
#include <stdio.h>
#include <string.h>
#if defined(__GLIBC__)
/*
 * For fopencookie, which <stdio.h> declares under _GNU_SOURCE only. That may not be defined here: system types would
 * then have other members in this module than in the others that a file imports.
 */
#include <bits/types/cookie_io_functions_t.h>
extern FILE *fopencookie(void *, const char *, cookie_io_functions_t);
#endif

/*
 * Why there are wrappers at all: el_wset, el_wget and history_w are variadic, which Swift cannot call. Each
 * wrapper fixes one argument list. The wide calls are used throughout, so that a character is one wchar_t.
 */

typedef unsigned char (*cel_function)(EditLine *, wint_t);

/*
 * A stream that forgets what is written to it, without a descriptor and so without a system call for each key that
 * libedit draws. The two libraries have a name of their own for streams made of functions.
 */
#if defined(__linux__)
static inline ssize_t cel_forget(void *cookie, const char *bytes, size_t count) {
  (void)cookie;
  (void)bytes;
  return (ssize_t)count;
}
static inline FILE *cel_open_nowhere(void) {
  cookie_io_functions_t functions = {0};
  functions.write = cel_forget;
  return fopencookie(NULL, "w", functions);
}
#else
static inline int cel_forget(void *cookie, const char *bytes, int count) {
  (void)cookie;
  (void)bytes;
  return count;
}
static inline FILE *cel_open_nowhere(void) {
  return funopen(NULL, NULL, cel_forget, NULL, NULL);
}
#endif

/* EL_UNBUFFERED, EL_PREP_TERM, EL_SIGNAL, EL_EDITMODE: operations that take one int. */
static inline int cel_set_int(EditLine *el, int operation, int value) {
  return el_wset(el, operation, value);
}

/* The same operations, read back. */
static inline int cel_get_int(EditLine *el, int operation, int *value) {
  return el_wget(el, operation, value);
}

/* EL_CLIENTDATA: the Swift object that the callbacks belong to. */
static inline void cel_set_owner(EditLine *el, void *owner) {
  el_wset(el, EL_CLIENTDATA, owner);
}

/* EL_CLIENTDATA, read back inside a callback. */
static inline void *cel_owner(EditLine *el) {
  void *owner = NULL;
  el_wget(el, EL_CLIENTDATA, &owner);
  return owner;
}

/* EL_GETCFN: the function that libedit reads its characters from. */
static inline void cel_set_reader(EditLine *el, el_rfunc_t reader) {
  el_wset(el, EL_GETCFN, reader);
}

/* EL_EDITOR: the emacs keys. Debian's libedit starts with vi's. */
static inline void cel_use_emacs(EditLine *el) {
  el_wset(el, EL_EDITOR, L"emacs");
}

/* EL_EDITOR, read back: whether the vi keys are in use. */
static inline int cel_is_vi(EditLine *el) {
  const wchar_t *name = NULL;
  return el_wget(el, EL_EDITOR, &name) == 0 && name != NULL && name[0] == L'v';
}

/* EL_ADDFN. The wide call does not copy the name and the help: they must outlive el. (The narrow one copies
 * them and never frees the copies.) */
static inline int cel_add_function(
  EditLine *el, const wchar_t *name, const wchar_t *help, cel_function function) {
  return el_wset(el, EL_ADDFN, name, help, function);
}

/* EL_BIND KEY COMMAND, in the main map (emacs, or vi's insert mode). Narrow, because keys and command names
 * are ASCII and a Swift string is at hand as UTF-8. */
static inline int cel_bind(EditLine *el, const char *key, const char *command) {
  return el_set(el, EL_BIND, key, command, (char *)0);
}

/* EL_BIND -a KEY COMMAND, in the alternative map (vi's command mode). */
static inline int cel_bind_alternative(EditLine *el, const char *key, const char *command) {
  return el_set(el, EL_BIND, "-a", key, command, (char *)0);
}

/* EL_HIST: where the editor's history commands look. */
static inline void cel_set_history(EditLine *el, HistoryW *history) {
  el_wset(el, EL_HIST, history_w, history);
}

/* EL_SETFP 2: where libedit's own error messages go. */
static inline void cel_set_error_file(EditLine *el, FILE *file) {
  el_wset(el, EL_SETFP, 2, file);
}

/* H_SETSIZE, H_SETUNIQUE: history operations that take one int. */
static inline int cel_history_int(HistoryW *history, HistEventW *event, int operation, int value) {
  return history_w(history, event, operation, value);
}

/* H_FIRST, H_CURR, H_CLEAR: history operations that take nothing. */
static inline int cel_history(HistoryW *history, HistEventW *event, int operation) {
  return history_w(history, event, operation);
}

/* H_ENTER: history operations that take a text. */
static inline int cel_history_text(
  HistoryW *history, HistEventW *event, int operation, const wchar_t *text) {
  return history_w(history, event, operation, text);
}

/* `stderr` is a mutable global, which Swift 6 refuses to touch. */
static inline FILE *cel_standard_error(void) {
  return stderr;
}

/* Empties the line. There is no call for it: el_wreplacestr refuses an empty text, and el_deletestr
 * overwrites what ^Y would bring back. el_wline gives the editor's own line, not a copy of it. */
static inline void cel_empty_line(EditLine *el) {
  LineInfoW *line = (LineInfoW *)el_wline(el);
  line->cursor = line->lastchar = line->buffer;
}

/* Overwrites the characters of the line, so that they are not left behind in libedit's buffer. The volatile
 * pointer keeps the compiler from dropping the writes. */
static inline void cel_wipe_line(EditLine *el) {
  const LineInfoW *line = el_wline(el);
  for (volatile wchar_t *p = (wchar_t *)line->buffer; p < line->lastchar; p++) *p = 0;
}

/* Overwrites bytes that held a secret; as above. */
static inline void cel_wipe(void *bytes, size_t count) {
  for (volatile unsigned char *p = bytes; count > 0; p++, count--) *p = 0;
}

#endif
