#include "segue_colors.h"

#include <float.h>
#include <string.h>

/* The same palette on every machine. */
#pragma STDC FP_CONTRACT OFF

static inline int32_t red(uint32_t c) { return c >> 16 & 255; }
static inline int32_t green(uint32_t c) { return c >> 8 & 255; }
static inline int32_t blue(uint32_t c) { return c & 255; }

bool segue_are_equal(const uint32_t *pixels, const uint32_t *others, size_t n) {
  return memcmp(pixels, others, n * sizeof *pixels) == 0;
}

bool segue_are_opaque(const uint32_t *pixels, size_t n) {
  // Without a branch for each pixel, so that the compiler takes many at once.
  uint32_t all = UINT32_MAX;
  for (size_t i = 0; i < n; i++) all &= pixels[i];
  return all >> 24 == 255;
}

static inline int64_t weighed(int64_t r, int64_t g, int64_t b) {
  return 9 * r * r + 14 * g * g + 7 * b * b;
}

void segue_count_colors(segue_color_bin *bins, const uint32_t *pixels, size_t n) {
  for (size_t i = 0; i < n; i++) {
    uint32_t c = pixels[i];
    segue_color_bin *bin = bins + ((c >> 18 & 63) << 12 | (c >> 10 & 63) << 6 | (c >> 2 & 63));
    bin->count++;
    bin->red += (uint64_t)red(c);
    bin->green += (uint64_t)green(c);
    bin->blue += (uint64_t)blue(c);
    if (c == bin->leader && bin->votes) {
      bin->votes++;
    } else if (!bin->votes) {
      bin->leader = c;
      bin->votes = 1;
    } else {
      bin->votes--;
    }
  }
}

/* A palette as planes of floats, so that a color is compared with many entries at once. */
typedef struct {
  float colors[3][SEGUE_PALETTE_COLORS];
} palette_planes;

static inline palette_planes planes_of(const uint32_t *colors, size_t count) {
  palette_planes planes = {0};
  for (size_t i = 0; i < count; i++) {
    planes.colors[0][i] = (float)red(colors[i]);
    planes.colors[1][i] = (float)green(colors[i]);
    planes.colors[2][i] = (float)blue(colors[i]);
  }
  return planes;
}

/* The distances of a sample to all entries; those of whole numbers are exact. */
static inline __attribute__((always_inline)) void measure(float *distances, const palette_planes *planes,
                                                          const float *sample) {
  for (size_t i = 0; i < SEGUE_PALETTE_COLORS; i++) {
    float r = planes->colors[0][i] - sample[0];
    float g = planes->colors[1][i] - sample[1];
    float b = planes->colors[2][i] - sample[2];
    distances[i] = 9 * r * r + 14 * g * g + 7 * b * b;
  }
}

/* The index of the entry nearest to a sample. */
static inline __attribute__((always_inline)) size_t nearest(const palette_planes *planes, size_t count,
                                                            const float *sample) {
  float distances[SEGUE_PALETTE_COLORS];
  measure(distances, planes, sample);
  size_t best = 0;
  float least = FLT_MAX;
  for (size_t i = 0; i < count; i++) {
    if (distances[i] < least) {
      least = distances[i];
      best = i;
    }
  }
  return best;
}

static inline __attribute__((always_inline)) void refine(uint32_t *colors, size_t count, size_t fixed,
                                                         const segue_color_sample *samples, size_t n) {
  palette_planes planes = planes_of(colors, count);
  double sums[SEGUE_PALETTE_COLORS][4] = {0};
  for (size_t i = 0; i < n; i++) {
    double *sum = sums[nearest(&planes, count, samples[i].color)];
    for (int k = 0; k < 3; k++) sum[k] += (double)samples[i].color[k] * samples[i].weight;
    sum[3] += samples[i].weight;
  }
  for (size_t i = fixed; i < count; i++) {
    if (sums[i][3] <= 0) continue;
    uint32_t color = 255;
    for (int k = 0; k < 3; k++) color = color << 8 | (uint32_t)(sums[i][k] / sums[i][3] + 0.5);
    colors[i] = color;
  }
}

#if defined(__x86_64__)
__attribute__((target("avx2"))) static void refine_avx2(uint32_t *colors, size_t count, size_t fixed,
                                                        const segue_color_sample *samples, size_t n) {
  refine(colors, count, fixed, samples, n);
}
#endif

void segue_refine_colors(uint32_t *colors, size_t count, size_t fixed,
                         const segue_color_sample *samples, size_t n) {
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx2")) {
    refine_avx2(colors, count, fixed, samples, n);
    return;
  }
#endif
  refine(colors, count, fixed, samples, n);
}

/* The nearest entry, and the second one with which it makes the color: of all mixtures the one with
 * the least error, where the distance of its entries counts as an error too. */
static inline __attribute__((always_inline)) uint32_t plan(uint32_t c, const uint32_t *palette,
                                                           const palette_planes *planes, size_t colors,
                                                           int32_t levels) {
  size_t first = nearest(planes, colors, (float[]){(float)red(c), (float)green(c), (float)blue(c)});
  uint32_t s = palette[first];
  int64_t r = red(c) - red(s), g = green(c) - green(s), b = blue(c) - blue(s);
  int64_t least = weighed(r, g, b);
  uint32_t alone = 1u << 24 | (uint32_t)first << 8 | (uint32_t)first;
  if (!levels || least <= 60) return alone; /* at most two steps in a channel */

  float distances[SEGUE_PALETTE_COLORS];
  measure(distances, planes, (float[]){(float)red(s), (float)green(s), (float)blue(s)});
  size_t second = first;
  int64_t share = 0;
  least *= levels * levels;
  /* Skips entries that cannot help: too far away (even one level of share errs more than the least so
   * far), or with a share below one level. 5.001 instead of 5 covers the rounding. */
  float farthest = 5.001f * (float)least / (float)levels;
  for (size_t i = 0; i < colors; i++) {
    if (distances[i] > farthest) continue;
    uint32_t p = palette[i];
    int64_t wr = red(p) - red(s), wg = green(p) - green(s), wb = blue(p) - blue(s);
    int64_t distance = weighed(wr, wg, wb), along = levels * (9 * r * wr + 14 * g * wg + 7 * b * wb);
    if (!distance || along < distance) continue;
    int64_t part = along / distance;
    if (part > levels / 2) part = levels / 2;
    int64_t error = weighed(r * levels - wr * part, g * levels - wg * part, b * levels - wb * part)
      + distance * part * levels / 5;
    if (error < least) {
      least = error;
      second = i;
      share = part;
    }
  }
  return 1u << 24 | (uint32_t)share << 16 | (uint32_t)second << 8 | (uint32_t)first;
}

/* An entry of Bayer's matrix: each of 0...63 once, neighbors as different as possible. */
static inline uint32_t threshold(size_t x, size_t y) {
  uint32_t value = 0;
  for (int bit = 0; bit < 3; bit++)
    value = value << 2 | (uint32_t)((x ^ y) >> bit & 1) << 1 | (uint32_t)(x >> bit & 1);
  return value;
}

static inline __attribute__((always_inline)) void map(uint8_t *entries, const uint32_t *pixels, size_t n,
                                                      size_t y, const uint32_t *palette, size_t colors,
                                                      int32_t levels, uint32_t *plans) {
  palette_planes planes = planes_of(palette, colors);
  uint32_t thresholds[8];
  for (size_t x = 0; x < 8; x++) thresholds[x] = threshold(x, y);
  uint32_t last = ~pixels[0], plan_of_last = 0;
  for (size_t x = 0; x < n; x++) {
    uint32_t c = pixels[x];
    if (c != last) { /* the plans do not fit into the cache, and most pixels are like the one before */
      uint32_t *known = plans + ((c >> 17 & 127) << 14 | (c >> 9 & 127) << 7 | (c >> 1 & 127));
      if (!*known) *known = plan(c, palette, &planes, colors, levels);
      last = c;
      plan_of_last = *known;
    }
    entries[x] =
      (uint8_t)((plan_of_last >> 16 & 255) > thresholds[x & 7] ? plan_of_last >> 8 : plan_of_last);
  }
}

#if defined(__x86_64__)
__attribute__((target("avx2"))) static void map_avx2(uint8_t *entries, const uint32_t *pixels, size_t n,
                                                     size_t y, const uint32_t *palette, size_t colors,
                                                     int32_t levels, uint32_t *plans) {
  map(entries, pixels, n, y, palette, colors, levels, plans);
}
#endif

void segue_map_colors(uint8_t *entries, const uint32_t *pixels, size_t n, size_t y,
                      const uint32_t *palette, size_t colors, int32_t levels, uint32_t *plans) {
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx2")) {
    map_avx2(entries, pixels, n, y, palette, colors, levels, plans);
    return;
  }
#endif
  map(entries, pixels, n, y, palette, colors, levels, plans);
}
