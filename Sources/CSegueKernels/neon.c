#if defined(__ARM_NEON) && defined(__aarch64__)

#include "arithmetic.h"
#include "variants.h"

#include <arm_neon.h>

static void copy(uint32_t *d, const uint32_t *s, size_t n) {
  size_t i = 0;
  for (; i + 16 <= n; i += 16) vst1q_u32_x4(d + i, vld1q_u32_x4(s + i));
  for (; i < n; i++) d[i] = s[i];
}

static void lerp(uint32_t *d, const uint32_t *under, const uint32_t *s, size_t n, uint32_t a) {
  uint16x8_t opacity = vdupq_n_u16((uint16_t)a);
  size_t i = 0;
  for (; i + 2 <= n; i += 2) {
    uint16x8_t dst = vmovl_u8(vreinterpret_u8_u32(vld1_u32(under + i)));
    uint16x8_t src = vmovl_u8(vreinterpret_u8_u32(vld1_u32(s + i)));
    uint16x8_t sum = vmlaq_u16(vshlq_n_u16(dst, 8), vsubq_u16(src, dst), opacity);
    uint8x8_t result = vshrn_n_u16(vaddq_u16(sum, vdupq_n_u16(128)), 8);
    vst1_u32(d + i, vreinterpret_u32_u8(result));
  }
  for (; i < n; i++) d[i] = lerp_pixel(under[i], s[i], a);
}

static inline uint8x8_t over_2(uint8x8_t d, uint8x8_t s) {
  const uint8x8_t alphas = {3, 3, 3, 3, 7, 7, 7, 7};
  uint16x8_t t = vaddq_u16(vmull_u8(d, vmvn_u8(vtbl1_u8(s, alphas))), vdupq_n_u16(128));
  return vqadd_u8(s, vshrn_n_u16(vaddq_u16(t, vshrq_n_u16(t, 8)), 8));
}

static void over(uint32_t *d, const uint32_t *under, const uint32_t *s, size_t n, uint32_t a) {
  uint16x8_t opacity = vdupq_n_u16((uint16_t)a);
  size_t i = 0;
  for (; i + 2 <= n; i += 2) {
    uint16x8_t src = vmovl_u8(vreinterpret_u8_u32(vld1_u32(s + i)));
    uint8x8_t faded = vshrn_n_u16(vaddq_u16(vmulq_u16(src, opacity), vdupq_n_u16(128)), 8);
    uint8x8_t result = over_2(vreinterpret_u8_u32(vld1_u32(under + i)), faded);
    vst1_u32(d + i, vreinterpret_u32_u8(result));
  }
  for (; i < n; i++) d[i] = over_pixel(under[i], fade_pixel(s[i], a));
}

static void tint(uint32_t *d, const uint32_t *under, uint32_t color, size_t n) {
  uint8x8_t src = vreinterpret_u8_u32(vdup_n_u32(color));
  size_t i = 0;
  for (; i + 2 <= n; i += 2) {
    uint8x8_t result = over_2(vreinterpret_u8_u32(vld1_u32(under + i)), src);
    vst1_u32(d + i, vreinterpret_u32_u8(result));
  }
  for (; i < n; i++) d[i] = over_pixel(under[i], color);
}

/* h of one pair of neighbors. */
static inline int16x4_t across_1(const uint32_t *p, uint32_t w) {
  uint16x8_t pair = vmovl_u8(vld1_u8((const uint8_t *)p));
  uint16x4_t sum = vmul_n_u16(vget_low_u16(pair), (uint16_t)(128 - w));
  sum = vmla_n_u16(sum, vget_high_u16(pair), (uint16_t)w);
  return vneg_s16(vreinterpret_s16_u16(sum));
}

/* Between rows, two pixels; vqrdmulh with -v * 256 rounds as the arithmetic requires. */
static inline uint8x8_t between_2(int16x8_t h0, int16x8_t h1, int16x8_t minus_v) {
  int16x8_t m = vaddq_s16(h0, vqrdmulhq_s16(vsubq_s16(h0, h1), minus_v));
  return vshrn_n_u16(vreinterpretq_u16_s16(vsubq_s16(vdupq_n_s16(64), m)), 7);
}

static void scale_row(int16_t *h, const uint32_t *s, segue_taps taps, size_t n) {
  for (size_t i = 0; i < n; i++)
    vst1_s16(h + 4 * i, across_1(s + taps.index[i], taps.weights[i] >> 8));
}

static void mix_rows(uint32_t *d, const int16_t *h0, const int16_t *h1, size_t n, uint32_t v) {
  int16x8_t minus_v = vdupq_n_s16((int16_t)(-(int32_t)v * 256));
  size_t i = 0;
  for (; i + 2 <= n; i += 2) {
    uint8x8_t result = between_2(vld1q_s16(h0 + 4 * i), vld1q_s16(h1 + 4 * i), minus_v);
    vst1_u32(d + i, vreinterpret_u32_u8(result));
  }
  for (; i < n; i++) d[i] = mix_pixel(h0 + 4 * i, h1 + 4 * i, v);
}

static void scale_pixels(uint32_t *d, const uint32_t *s, segue_taps taps, size_t n) {
  size_t i = 0;
  for (; i + 2 <= n; i += 2) {
    int16x4_t first = across_1(s + taps.index[i], taps.weights[i] >> 8);
    int16x4_t second = across_1(s + taps.index[i + 1], taps.weights[i + 1] >> 8);
    uint16x8_t sum = vreinterpretq_u16_s16(vnegq_s16(vcombine_s16(first, second)));
    vst1_u32(d + i, vreinterpret_u32_u8(vrshrn_n_u16(sum, 7)));
  }
  for (; i < n; i++) d[i] = tap_pixel(s + taps.index[i], taps.weights[i]);
}

static void mix_pixels(uint32_t *d, const uint32_t *upper, const uint32_t *lower, size_t n,
                       uint32_t v) {
  uint8x8_t of_upper = vdup_n_u8((uint8_t)(128 - v)), of_lower = vdup_n_u8((uint8_t)v);
  size_t i = 0;
  for (; i + 2 <= n; i += 2) {
    uint16x8_t sum = vmull_u8(vreinterpret_u8_u32(vld1_u32(upper + i)), of_upper);
    sum = vmlal_u8(sum, vreinterpret_u8_u32(vld1_u32(lower + i)), of_lower);
    vst1_u32(d + i, vreinterpret_u32_u8(vrshrn_n_u16(sum, 7)));
  }
  for (; i < n; i++) d[i] = between_pixels(upper[i], lower[i], (int32_t)v);
}

/* vmaxnm returns the number where the other operand is NaN, so NaN becomes 0. */
static inline int32x4_t position_4(float32x4_t u, float limit) {
  return vcvtnq_s32_f32(vminnmq_f32(vmaxnmq_f32(u, vdupq_n_f32(0)), vdupq_n_f32(limit)));
}

static void project(uint32_t *d, size_t n, const segue_projection *p, int32_t x) {
  const int32x4_t lanes = {0, 1, 2, 3};
  const uint32_t *top = p->pixels, *bottom = p->pixels + p->stride;
  size_t k = 0;
  for (; k + 4 <= n; k += 4) {
    float32x4_t column = vcvtq_f32_s32(vaddq_s32(vdupq_n_s32(x + (int32_t)k), lanes));
    float32x4_t depth = vaddq_f32(vdupq_n_f32(p->w0), vmulq_n_f32(column, p->dw));
    float32x4_t reciprocal = vdivq_f32(vdupq_n_f32(1), depth);
    float32x4_t uw = vaddq_f32(vdupq_n_f32(p->u0), vmulq_n_f32(column, p->du));
    float32x4_t vw = vaddq_f32(vdupq_n_f32(p->v0), vmulq_n_f32(column, p->dv));
    int32x4_t u = position_4(vmulq_f32(uw, reciprocal), (float)((p->width - 1) * 128));
    int32x4_t v = position_4(vmulq_f32(vw, reciprocal), (float)((p->height - 1) * 128));
    int32x4_t i = vminq_s32(vshrq_n_s32(u, 7), vdupq_n_s32(p->width - 2));
    int32x4_t j = vminq_s32(vshrq_n_s32(v, 7), vdupq_n_s32(p->height - 2));
    int32_t at[4], w[4], minus_v[4];
    vst1q_s32(at, vmlaq_n_s32(i, j, p->stride));
    vst1q_s32(w, vsubq_s32(u, vshlq_n_s32(i, 7)));
    vst1q_s32(minus_v, vnegq_s32(vshlq_n_s32(vsubq_s32(v, vshlq_n_s32(j, 7)), 8)));
    for (int q = 0; q < 4; q += 2) {
      uint32_t wa = (uint32_t)w[q], wb = (uint32_t)w[q + 1];
      int16x8_t h0 = vcombine_s16(across_1(top + at[q], wa), across_1(top + at[q + 1], wb));
      int16x8_t h1 = vcombine_s16(across_1(bottom + at[q], wa), across_1(bottom + at[q + 1], wb));
      int16x8_t down = vcombine_s16(vdup_n_s16((int16_t)minus_v[q]),
                                    vdup_n_s16((int16_t)minus_v[q + 1]));
      vst1_u32(d + k + q, vreinterpret_u32_u8(between_2(h0, h1, down)));
    }
  }
  for (; k < n; k++) d[k] = project_pixel(p, x + (int32_t)k);
}

static void halve(uint32_t *d, const uint32_t *row0, const uint32_t *row1, size_t n) {
  for (size_t i = 0; i < n; i++) {
    uint8x8_t a = vreinterpret_u8_u32(vld1_u32(row0 + 2 * i));
    uint8x8_t b = vreinterpret_u8_u32(vld1_u32(row1 + 2 * i));
    uint16x8_t sum = vaddl_u8(a, b);
    uint16x4_t pixel = vadd_u16(vget_low_u16(sum), vget_high_u16(sum));
    uint16x4_t rounded = vrshr_n_u16(pixel, 2);
    uint8x8_t bytes = vmovn_u16(vcombine_u16(rounded, rounded));
    vst1_lane_u32(d + i, vreinterpret_u32_u8(bytes), 0);
  }
}

const segue_kernels segue_neon_kernels = {
    "neon",  copy,  lerp, over, tint, scale_row, mix_rows, scale_pixels, mix_pixels,
    project, halve,
};

#endif
