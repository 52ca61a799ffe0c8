#include "CPNG.h"

#ifdef FORMLINE_IMAGES
#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

// What changes between setjmp and longjmp. It lives in the frame of the caller of the function that calls setjmp, whose
// own variables would not be certain afterwards.
typedef struct {
  const uint8_t *bytes;
  size_t count;
  size_t read;
  int outcome;
  cpng_image *image;
  png_bytep *rows;
  jmp_buf failed;
} decoding;

static void fail(png_structp png, png_const_charp problem) {
  decoding *work = png_get_error_ptr(png);
  if (work->outcome == CPNG_DECODED) {
    work->outcome = CPNG_MALFORMED;
    strncpy(work->image->problem, problem, sizeof work->image->problem - 1);
  }
  longjmp(work->failed, 1);
}

// Damage that libpng reads over is no error.
static void ignore(png_structp png, png_const_charp problem) {
  (void)png;
  (void)problem;
}

static void read_bytes(png_structp png, png_bytep to, png_size_t count) {
  decoding *work = png_get_io_ptr(png);
  if (work->count - work->read < count) {
    work->outcome = CPNG_TRUNCATED;
    png_error(png, "truncated");
  }
  memcpy(to, work->bytes + work->read, count);
  work->read += count;
}

static void give_up(png_structp png, decoding *work, int outcome) {
  work->outcome = outcome;
  png_error(png, "given up");
}

// Whatever the file has, 8 bits of red, green, blue and opacity.
static void expect_rgba(png_structp png, png_infop info) {
  png_set_expand(png);
  png_set_scale_16(png);
  png_set_gray_to_rgb(png);
  png_set_add_alpha(png, 0xFF, PNG_FILLER_AFTER);
  png_set_interlace_handling(png);
  png_read_update_info(png, info);
}

static void read_image(png_structp png, png_infop info, decoding *work, uint32_t side, uint64_t most) {
  cpng_image *image = work->image;
  png_read_info(png, info);
  image->width = png_get_image_width(png, info);
  image->height = png_get_image_height(png, info);
  if (image->width > side || image->height > side || (uint64_t)image->width * image->height > most) {
    give_up(png, work, CPNG_TOO_LARGE);
  }
  expect_rgba(png, info);
  size_t row = (size_t)image->width * 4;
  if (png_get_rowbytes(png, info) != row) png_error(png, "unexpected row size");
  image->pixels = calloc(image->height, row);
  work->rows = malloc(image->height * sizeof *work->rows);
  if (!image->pixels || !work->rows) give_up(png, work, CPNG_NO_MEMORY);
  for (uint32_t index = 0; index < image->height; index++) work->rows[index] = image->pixels + index * row;
  png_read_image(png, work->rows);
}

static void read_guarded(png_structp png, png_infop info, decoding *work, uint32_t side, uint64_t most) {
  if (setjmp(work->failed)) return;
  png_set_read_fn(png, work, read_bytes);
  // The dimensions are judged by read_image; libpng's own limit would tell them as damage.
  png_set_user_limits(png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
  // Texts and profiles, which nobody asks for, may be small files' large contents.
  png_set_chunk_cache_max(png, 16);
  png_set_chunk_malloc_max(png, 1 << 20);
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, NULL, 0);
  read_image(png, info, work, side, most);
}

int cpng_decode(
  const uint8_t *bytes, size_t count, uint32_t longest_side, uint64_t most_pixels, cpng_image *image) {
  memset(image, 0, sizeof *image);
  if (count < 8 || png_sig_cmp(bytes, 0, 8)) return CPNG_NO_PNG;
  decoding work = {.bytes = bytes, .count = count, .image = image};
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, &work, fail, ignore);
  png_infop info = png ? png_create_info_struct(png) : NULL;
  if (!info) {
    png_destroy_read_struct(&png, NULL, NULL);
    return CPNG_NO_MEMORY;
  }
  read_guarded(png, info, &work, longest_side, most_pixels);
  free(work.rows);
  png_destroy_read_struct(&png, &info, NULL);
  if (work.outcome != CPNG_DECODED) {
    free(image->pixels);
    image->pixels = NULL;
  }
  return work.outcome;
}
#endif
