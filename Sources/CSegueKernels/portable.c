#include "arithmetic.h"
#include "variants.h"

static void copy(uint32_t *d, const uint32_t *s, size_t n) {
  for (size_t i = 0; i < n; i++) d[i] = s[i];
}

static void lerp(uint32_t *d, const uint32_t *under, const uint32_t *s, size_t n, uint32_t a) {
  for (size_t i = 0; i < n; i++) d[i] = lerp_pixel(under[i], s[i], a);
}

static void over(uint32_t *d, const uint32_t *under, const uint32_t *s, size_t n, uint32_t a) {
  for (size_t i = 0; i < n; i++) d[i] = over_pixel(under[i], fade_pixel(s[i], a));
}

static void tint(uint32_t *d, const uint32_t *under, uint32_t color, size_t n) {
  for (size_t i = 0; i < n; i++) d[i] = over_pixel(under[i], color);
}

static void scale_row(int16_t *h, const uint32_t *s, segue_taps taps, size_t n) {
  for (size_t i = 0; i < n; i++) scale_pixel(h + 4 * i, s + taps.index[i], taps.weights[i]);
}

static void mix_rows(uint32_t *d, const int16_t *h0, const int16_t *h1, size_t n, uint32_t v) {
  for (size_t i = 0; i < n; i++) d[i] = mix_pixel(h0 + 4 * i, h1 + 4 * i, v);
}

static void scale_pixels(uint32_t *d, const uint32_t *s, segue_taps taps, size_t n) {
  for (size_t i = 0; i < n; i++) d[i] = tap_pixel(s + taps.index[i], taps.weights[i]);
}

static void mix_pixels(uint32_t *d, const uint32_t *upper, const uint32_t *lower, size_t n,
                       uint32_t v) {
  for (size_t i = 0; i < n; i++) d[i] = between_pixels(upper[i], lower[i], (int32_t)v);
}

static void project(uint32_t *d, size_t n, const segue_projection *p, int32_t x) {
  for (size_t i = 0; i < n; i++) d[i] = project_pixel(p, x + (int32_t)i);
}

static void halve(uint32_t *d, const uint32_t *row0, const uint32_t *row1, size_t n) {
  for (size_t i = 0; i < n; i++) d[i] = halve_pixel(row0 + 2 * i, row1 + 2 * i);
}

const segue_kernels segue_portable_kernels = {
    "portable", copy,       lerp,    over,  tint, scale_row, mix_rows, scale_pixels, mix_pixels,
    project,    halve,
};
