#ifndef SEGUE_KERNELS_H
#define SEGUE_KERNELS_H

#include <stddef.h>
#include <stdint.h>

#include "segue_colors.h"

#pragma clang assume_nonnull begin

/* The compositor's inner loops.
 *
 * A pixel is a 32-bit word 0xAARRGGBB, premultiplied. Every variant of a kernel produces the same
 * bits, because the arithmetic is fixed (per channel, integers, >> rounds down):
 *
 *   weights of bilinear sampling   w, v = 0...128; opacity and coverage a = 0...256
 *   across a row                   h = -(p0 * (128 - w) + p1 * w)
 *   between two rows               m = h0 + (((h1 - h0) * v + 64) >> 7)
 *   the sampled channel            (64 - m) >> 7
 *   lerp                           (s * a + d * (256 - a) + 128) >> 8
 *   s under opacity a              (s * a + 128) >> 8
 *   s over d                       min(255, s + q(d * (255 - alpha of s)))
 *   q(t), a division by 255        t += 128; (t + (t >> 8)) >> 8
 *   a half-size pixel              (p00 + p01 + p10 + p11 + 2) >> 2
 *
 * A source position in 1/128 pixel is computed in single precision, each operation rounded
 * separately (no fused multiply-add), and rounded to the nearest integer, ties to even.
 *
 * No kernel touches a byte outside the pixels that its arguments name. */

/* Asks for n pixels that will be read soon; a cache line holds 16. */
static inline void segue_prefetch(const uint32_t *pixels, size_t n) {
  for (size_t i = 0; i < n; i += 16) __builtin_prefetch(pixels + i);
}

/* The source positions of the columns of an axis-aligned scale: output pixel i lies between the
 * source pixels index[i] and index[i] + 1, and weights[i] is (128 - w) | w << 8. */
typedef struct {
  const int32_t *index;
  const uint16_t *weights;
} segue_taps;

/* A picture and the row of output pixels that samples it.
 *
 * Output column x (counted from an origin that the caller keeps for the whole picture) samples
 * the source position (u0 + du * x, v0 + dv * x) / (w0 + dw * x), in 1/128 pixel, counted from
 * the center of the first source pixel and clamped to the centers of the outermost ones. */
typedef struct {
  const uint32_t *pixels;
  int32_t stride; /* in pixels */
  int32_t width;  /* 2...32768 */
  int32_t height; /* 2...32768 */
  float u0, du, v0, dv, w0, dw;
} segue_projection;

/* One variant of all kernels; n is a number of pixels, with any alignment. What lies under the
 * source may be the destination itself; nothing else overlaps. */
typedef struct {
  const char *name;
  /* The source's pixels. */
  void (*_Nonnull copy)(uint32_t *destination, const uint32_t *source, size_t n);
  /* Opaque source over what is under it, with opacity a. */
  void (*_Nonnull lerp)(uint32_t *destination, const uint32_t *under, const uint32_t *source,
                        size_t n, uint32_t a);
  /* Source over what is under it, with opacity a. */
  void (*_Nonnull over)(uint32_t *destination, const uint32_t *under, const uint32_t *source,
                        size_t n, uint32_t a);
  /* One premultiplied color over what is under it. */
  void (*_Nonnull tint)(uint32_t *destination, const uint32_t *under, uint32_t color, size_t n);
  /* The first half of a scale: h of n columns, four channels each. */
  void (*_Nonnull scale_row)(int16_t *h, const uint32_t *source, segue_taps taps, size_t n);
  /* The second half: the pixels between two such rows. */
  void (*_Nonnull mix_rows)(uint32_t *destination, const int16_t *h0, const int16_t *h1, size_t n,
                            uint32_t v);
  /* Both halves at once, where an output row lies on a source row. */
  void (*_Nonnull scale_pixels)(uint32_t *destination, const uint32_t *source, segue_taps taps,
                                size_t n);
  /* Both halves at once, where output columns lie on source columns: the pixels between rows. */
  void (*_Nonnull mix_pixels)(uint32_t *destination, const uint32_t *upper, const uint32_t *lower,
                              size_t n, uint32_t v);
  /* Output columns x, x + 1, ... of a projection. */
  void (*_Nonnull project)(uint32_t *destination, size_t n, const segue_projection *projection,
                           int32_t x);
  /* n half-size pixels from 2n pixels of each of two rows. */
  void (*_Nonnull halve)(uint32_t *destination, const uint32_t *row0, const uint32_t *row1,
                         size_t n);
} segue_kernels;

/* The possible variants. */
enum { SEGUE_PORTABLE, SEGUE_AVX2, SEGUE_NEON, SEGUE_VARIANTS };

/* Returns a variant, or NULL where this machine does not support it. */
const segue_kernels *_Nullable segue_kernels_variant(int variant);

/* Returns the fastest variant for this machine. */
const segue_kernels *segue_kernels_best(void);

/* A box that is 1 for |k| <= radius and edge (0...1) at |k| = radius + 1, normalized to the sum
 * 1; three in a row approximate a Gaussian. */
typedef struct {
  int32_t radius;
  float edge;
} segue_box;

/* Blurs each row with three boxes, extending its outermost pixels, and writes it as a column:
 * source is width x height, destination height x width, strides in pixels. scratch holds
 * 8 * (width + 2 * radius + 4) floats. */
void segue_blur_transposed(uint32_t *destination, size_t destination_stride, const uint32_t *source,
                           size_t source_stride, size_t width, size_t height, segue_box box,
                           float *scratch);

#pragma clang assume_nonnull end

#endif
