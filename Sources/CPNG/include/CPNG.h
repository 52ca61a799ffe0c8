#ifndef FORMLINE_CPNG_H
#define FORMLINE_CPNG_H
#include <stddef.h>
#include <stdint.h>

// C, because libpng reports an error by longjmp over its caller's frames, which Swift's may not be: the jump begins and
// ends within cpng_decode. A target with a source of its own, and not a system library with inline functions, because
// setjmp must stay in a frame that no Swift function is inlined with, and so that a build without the trait `Images`
// asks for no header and no library.

/// How reading a PNG ended.
enum {
  CPNG_DECODED = 0,
  /// The bytes do not begin as a PNG does.
  CPNG_NO_PNG = 1,
  /// The bytes end before the image does.
  CPNG_TRUNCATED = 2,
  /// libpng refused the bytes.
  CPNG_MALFORMED = 3,
  /// The image has more pixels than were allowed.
  CPNG_TOO_LARGE = 4,
  /// There is not enough memory for the image.
  CPNG_NO_MEMORY = 5,
};

/// An image as libpng gives it: rows from the top, four bytes a pixel (red, green, blue, opacity, not multiplied).
typedef struct {
  uint32_t width;
  uint32_t height;
  /// `width * height * 4` bytes, to be given to `free`; null unless the image was decoded.
  uint8_t *pixels;
  /// What libpng found wrong, for CPNG_MALFORMED.
  char problem[96];
} cpng_image;

/// Decodes a PNG of any colour type and depth, interlaced or not, from memory.
///
/// `width` and `height` are set as soon as they are known, also where they are too large: neither may be more than
/// `longest_side`, nor their product more than `most_pixels`. Never jumps out, and frees all that it took when it fails.
int cpng_decode(
  const uint8_t *bytes, size_t count, uint32_t longest_side, uint64_t most_pixels, cpng_image *image);

#endif
