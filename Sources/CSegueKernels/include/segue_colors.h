#ifndef SEGUE_COLORS_H
#define SEGUE_COLORS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/* Whether n pixels are the same as others. */
bool segue_are_equal(const uint32_t *pixels, const uint32_t *others, size_t n);

/* Whether none of n pixels 0xAARRGGBB is transparent, not even partly. */
bool segue_are_opaque(const uint32_t *pixels, size_t n);

/* The inner loops of choosing a palette and of mapping pixels to it.
 *
 * A pixel is an opaque word 0xFFRRGGBB. The distance of two colors is
 * 9 * dr * dr + 14 * dg * dg + 7 * db * db, since eyes see green best and blue least. */

enum { SEGUE_COLOR_BINS = 1 << 18, SEGUE_COLOR_PLANS = 1 << 21, SEGUE_PALETTE_COLORS = 256 };

/* The colors that share their six highest bits per channel: how many, their sums, and the most
 * frequent one, if one has the majority (Boyer and Moore's vote). */
typedef struct {
  uint64_t count, red, green, blue;
  uint32_t leader, votes;
} segue_color_bin;

/* Counts n pixels in SEGUE_COLOR_BINS bins. */
void segue_count_colors(segue_color_bin *bins, const uint32_t *pixels, size_t n);

/* A color, 0...255 per channel from red to blue, and how much it counts. */
typedef struct {
  float color[3], weight;
} segue_color_sample;

/* Moves each of at most SEGUE_PALETTE_COLORS colors, except for the first few that are fixed, to the
 * weighted mean of the samples to which it is the nearest (one step of Lloyd's method). */
void segue_refine_colors(uint32_t *colors, size_t count, size_t fixed,
                         const segue_color_sample *samples, size_t n);

/* Maps n pixels of row y to entries of a palette of 1...255 colors.
 *
 * With levels 64, a color between two entries becomes a pattern of both: the second one is taken
 * where its share exceeds Bayer's matrix of 8 by 8. With levels 0 it becomes the nearest entry.
 * plans holds SEGUE_COLOR_PLANS words for one palette and level, at first zero: for the colors that
 * share seven bits per channel 1 << 24 | share << 16 | second << 8 | first. */
void segue_map_colors(uint8_t *entries, const uint32_t *pixels, size_t n, size_t y,
                      const uint32_t *palette, size_t colors, int32_t levels, uint32_t *plans);

#pragma clang assume_nonnull end

#endif
