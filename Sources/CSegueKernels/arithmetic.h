#ifndef SEGUE_ARITHMETIC_H
#define SEGUE_ARITHMETIC_H

#include "segue_kernels.h"

#pragma STDC FP_CONTRACT OFF

/* One pixel of each kernel: used by the portable variant, and by the others for leftover pixels. */

static inline uint32_t channel(uint32_t pixel, int i) { return pixel >> (8 * i) & 255; }

static inline uint32_t divide_by_255(uint32_t t) {
  t += 128;
  return (t + (t >> 8)) >> 8;
}

static inline uint32_t lerp_pixel(uint32_t d, uint32_t s, uint32_t a) {
  uint32_t result = 0;
  for (int i = 0; i < 4; i++)
    result |= (channel(s, i) * a + channel(d, i) * (256 - a) + 128) >> 8 << (8 * i);
  return result;
}

static inline uint32_t fade_pixel(uint32_t s, uint32_t a) {
  uint32_t result = 0;
  for (int i = 0; i < 4; i++) result |= (channel(s, i) * a + 128) >> 8 << (8 * i);
  return result;
}

static inline uint32_t over_pixel(uint32_t d, uint32_t s) {
  uint32_t left = 255 - (s >> 24), result = 0;
  for (int i = 0; i < 4; i++) {
    uint32_t sum = channel(s, i) + divide_by_255(channel(d, i) * left);
    result |= (sum < 255 ? sum : 255) << (8 * i);
  }
  return result;
}

static inline int32_t across(uint32_t p0, uint32_t p1, int i, int32_t w) {
  return -((int32_t)channel(p0, i) * (128 - w) + (int32_t)channel(p1, i) * w);
}

static inline uint32_t between(int32_t h0, int32_t h1, int32_t v) {
  int32_t m = h0 + (((h1 - h0) * v + 64) >> 7);
  return (uint32_t)(64 - m) >> 7;
}

static inline void scale_pixel(int16_t *h, const uint32_t *p, uint16_t weights) {
  for (int i = 0; i < 4; i++) h[i] = (int16_t)across(p[0], p[1], i, weights >> 8);
}

static inline uint32_t mix_pixel(const int16_t *h0, const int16_t *h1, uint32_t v) {
  uint32_t result = 0;
  for (int i = 0; i < 4; i++) result |= between(h0[i], h1[i], (int32_t)v) << (8 * i);
  return result;
}

/* Between two pixels that are neighbors in a row or in a column: what `across` and `between` give
 * where one of their weights is 0. */
static inline uint32_t between_pixels(uint32_t p0, uint32_t p1, int32_t w) {
  uint32_t result = 0;
  for (int i = 0; i < 4; i++) result |= (uint32_t)(64 - across(p0, p1, i, w)) >> 7 << (8 * i);
  return result;
}

/* One pixel of a scale in one step. */
static inline uint32_t tap_pixel(const uint32_t *p, uint16_t weights) {
  return between_pixels(p[0], p[1], weights >> 8);
}

static inline uint32_t halve_pixel(const uint32_t *a, const uint32_t *b) {
  uint32_t result = 0;
  for (int i = 0; i < 4; i++) {
    uint32_t sum = channel(a[0], i) + channel(a[1], i) + channel(b[0], i) + channel(b[1], i);
    result |= (sum + 2) >> 2 << (8 * i);
  }
  return result;
}

/* Clamps to 0...limit (NaN becomes 0) and rounds: adding 2^23 leaves an integer in the low bits. */
static inline int32_t position(float u, float limit) {
  u = u > 0 ? u : 0;
  u = u < limit ? u : limit;
  u += 8388608.0f;
  int32_t bits;
  __builtin_memcpy(&bits, &u, sizeof bits);
  return bits & 0x7fffff;
}

static inline uint32_t project_pixel(const segue_projection *p, int32_t x) {
  float column = (float)x;
  float reciprocal = 1.0f / (p->w0 + p->dw * column);
  int32_t u = position((p->u0 + p->du * column) * reciprocal, (float)((p->width - 1) * 128));
  int32_t v = position((p->v0 + p->dv * column) * reciprocal, (float)((p->height - 1) * 128));
  int32_t i = u >> 7 < p->width - 2 ? u >> 7 : p->width - 2;
  int32_t j = v >> 7 < p->height - 2 ? v >> 7 : p->height - 2;
  int32_t w = u - i * 128;
  const uint32_t *top = p->pixels + j * p->stride + i, *bottom = top + p->stride;
  uint32_t result = 0;
  for (int k = 0; k < 4; k++) {
    int32_t h0 = across(top[0], top[1], k, w), h1 = across(bottom[0], bottom[1], k, w);
    result |= between(h0, h1, v - j * 128) << (8 * k);
  }
  return result;
}

#endif
