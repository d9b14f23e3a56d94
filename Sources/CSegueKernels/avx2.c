#if defined(__x86_64__)

#include "arithmetic.h"
#include "variants.h"

#include <immintrin.h>

#define AVX2 __attribute__((target("avx2")))
#define INLINE_AVX2 static inline __attribute__((always_inline, target("avx2")))

INLINE_AVX2 __m256i load(const void *p) { return _mm256_loadu_si256((const __m256i *)p); }
INLINE_AVX2 void store(void *p, __m256i v) { _mm256_storeu_si256((__m256i *)p, v); }

/* The first n of eight 32-bit lanes: no byte of the others is touched. */
INLINE_AVX2 __m256i first_lanes(size_t n) {
  const __m256i lanes = _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7);
  return _mm256_cmpgt_epi32(_mm256_set1_epi32((int32_t)n), lanes);
}
INLINE_AVX2 __m256i load_lanes(const void *p, __m256i lanes) {
  return _mm256_maskload_epi32((const int *)p, lanes);
}
/* In parts: a masked store takes some processors forty steps. */
INLINE_AVX2 void store_first(uint32_t *p, size_t n, __m256i v) {
  __m128i part = _mm256_castsi256_si128(v);
  if (n & 4) {
    _mm_storeu_si128((__m128i *)p, part);
    part = _mm256_extracti128_si256(v, 1);
    p += 4;
  }
  if (n & 2) {
    _mm_storel_epi64((__m128i *)p, part);
    part = _mm_unpackhi_epi64(part, part);
    p += 2;
  }
  if (n & 1) *p = (uint32_t)_mm_cvtsi128_si32(part);
}

/* Eight pixels as two vectors of 16-bit channels; packus puts them back in order. */
INLINE_AVX2 __m256i low(__m256i v) { return _mm256_unpacklo_epi8(v, _mm256_setzero_si256()); }
INLINE_AVX2 __m256i high(__m256i v) { return _mm256_unpackhi_epi8(v, _mm256_setzero_si256()); }

/* d * 256 + 128 + (s - d) * a: intermediate values wrap, the result does not. */
INLINE_AVX2 __m256i lerp_half(__m256i d, __m256i d_256_128, __m256i s, __m256i a) {
  __m256i product = _mm256_mullo_epi16(_mm256_sub_epi16(s, d), a);
  return _mm256_srli_epi16(_mm256_add_epi16(d_256_128, product), 8);
}

INLINE_AVX2 __m256i lerp_8(__m256i d, __m256i s, __m256i a) {
  /* Each channel as the upper byte, above 128, is d * 256 + 128. */
  const __m256i lower = _mm256_set1_epi8(-128);
  return _mm256_packus_epi16(lerp_half(low(d), _mm256_unpacklo_epi8(lower, d), low(s), a),
                             lerp_half(high(d), _mm256_unpackhi_epi8(lower, d), high(s), a));
}

/* The first eight pixels, those after them with aligned stores, and the last eight. */
AVX2 static void copy(uint32_t *d, const uint32_t *s, size_t n) {
  if (n < 8) return store_first(d, n, load_lanes(s, first_lanes(n)));
  store(d, load(s));
  size_t i = 8 - ((uintptr_t)d >> 2 & 7);
  for (; i + 32 <= n; i += 32) {
    __m256i a = load(s + i), b = load(s + i + 8), c = load(s + i + 16), e = load(s + i + 24);
    store(d + i, a);
    store(d + i + 8, b);
    store(d + i + 16, c);
    store(d + i + 24, e);
  }
  for (; i + 8 <= n; i += 8) store(d + i, load(s + i));
  /* Read in order: the end of a long row is not in the cache before its middle is. */
  store(d + n - 8, load(s + n - 8));
}

AVX2 static void lerp(uint32_t *d, const uint32_t *under, const uint32_t *s, size_t n, uint32_t a) {
  __m256i opacity = _mm256_set1_epi16((int16_t)a);
  size_t i = 0;
#pragma clang loop unroll_count(2)
  for (; i + 8 <= n; i += 8) store(d + i, lerp_8(load(under + i), load(s + i), opacity));
  if (i == n) return;
  __m256i lanes = first_lanes(n - i);
  __m256i result = lerp_8(load_lanes(under + i, lanes), load_lanes(s + i, lanes), opacity);
  store_first(d + i, n - i, result);
}

INLINE_AVX2 __m256i fade_half(__m256i s, __m256i a) {
  return _mm256_srli_epi16(_mm256_add_epi16(_mm256_mullo_epi16(s, a), _mm256_set1_epi16(128)), 8);
}

INLINE_AVX2 __m256i fade(__m256i s, __m256i a) {
  return _mm256_packus_epi16(fade_half(low(s), a), fade_half(high(s), a));
}

INLINE_AVX2 __m256i attenuate_half(__m256i d, __m256i left) {
  __m256i t = _mm256_add_epi16(_mm256_mullo_epi16(d, left), _mm256_set1_epi16(128));
  return _mm256_srli_epi16(_mm256_add_epi16(t, _mm256_srli_epi16(t, 8)), 8);
}

/* 255 - alpha in each channel of each pixel. */
INLINE_AVX2 __m256i left_over(__m256i s) {
  const __m256i alphas = _mm256_setr_epi8(3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11, 15, 15, 15, 15, 3,
                                          3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11, 15, 15, 15, 15);
  return _mm256_xor_si256(_mm256_shuffle_epi8(s, alphas), _mm256_set1_epi8(-1));
}

INLINE_AVX2 __m256i over_8(__m256i d, __m256i s, __m256i left) {
  __m256i lo = attenuate_half(low(d), low(left)), hi = attenuate_half(high(d), high(left));
  return _mm256_adds_epu8(s, _mm256_packus_epi16(lo, hi));
}

AVX2 static void over(uint32_t *d, const uint32_t *under, const uint32_t *s, size_t n, uint32_t a) {
  __m256i opacity = _mm256_set1_epi16((int16_t)a);
  size_t i = 0;
  for (; i + 8 <= n; i += 8) {
    __m256i src = load(s + i);
    if (a != 256) src = fade(src, opacity);
    store(d + i, over_8(load(under + i), src, left_over(src)));
  }
  if (i == n) return;
  __m256i lanes = first_lanes(n - i), src = fade(load_lanes(s + i, lanes), opacity);
  store_first(d + i, n - i, over_8(load_lanes(under + i, lanes), src, left_over(src)));
}

AVX2 static void tint(uint32_t *d, const uint32_t *under, uint32_t color, size_t n) {
  __m256i src = _mm256_set1_epi32((int32_t)color), left = left_over(src);
  size_t i = 0;
  for (; i + 8 <= n; i += 8) store(d + i, over_8(load(under + i), src, left));
  if (i == n) return;
  __m256i lanes = first_lanes(n - i);
  store_first(d + i, n - i, over_8(load_lanes(under + i, lanes), src, left));
}

/* Four pairs of neighbors, 8 bytes each. */
INLINE_AVX2 __m256i pairs(const uint32_t *a, const uint32_t *b, const uint32_t *c,
                          const uint32_t *d) {
  __m128i first = _mm_unpacklo_epi64(_mm_loadl_epi64((const __m128i *)a),
                                     _mm_loadl_epi64((const __m128i *)b));
  __m128i second = _mm_unpacklo_epi64(_mm_loadl_epi64((const __m128i *)c),
                                      _mm_loadl_epi64((const __m128i *)d));
  return _mm256_inserti128_si256(_mm256_castsi128_si256(first), second, 1);
}

/* h of four pairs: weights of up to -128 just fit into signed bytes. */
INLINE_AVX2 __m256i across_4(__m256i pair, __m256i minus_weights) {
  const __m256i side_by_side =
      _mm256_setr_epi8(0, 4, 1, 5, 2, 6, 3, 7, 8, 12, 9, 13, 10, 14, 11, 15, 0, 4, 1, 5, 2, 6, 3, 7,
                       8, 12, 9, 13, 10, 14, 11, 15);
  return _mm256_maddubs_epi16(_mm256_shuffle_epi8(pair, side_by_side), minus_weights);
}

/* Between rows: mulhrs with -v * 256 rounds (h0 - h1) * -v / 128 as required, and can represent
 * v = 128. */
INLINE_AVX2 __m256i between_4(__m256i h0, __m256i h1, __m256i minus_v) {
  __m256i m = _mm256_add_epi16(h0, _mm256_mulhrs_epi16(_mm256_sub_epi16(h0, h1), minus_v));
  return _mm256_srli_epi16(_mm256_sub_epi16(_mm256_set1_epi16(64), m), 7);
}

/* Bytes of pixels 0...3 and 4...7 as one vector. */
INLINE_AVX2 __m256i in_order(__m256i first, __m256i second) {
  return _mm256_permute4x64_epi64(_mm256_packus_epi16(first, second), 0xd8);
}

/* Weights of four pixels, 16 bits each, repeated for their channels. */
INLINE_AVX2 __m256i for_channels(__m128i weights) {
  const __m256i of_4 = _mm256_setr_epi8(0, 1, 0, 1, 0, 1, 0, 1, 2, 3, 2, 3, 2, 3, 2, 3, 4, 5, 4, 5,
                                        4, 5, 4, 5, 6, 7, 6, 7, 6, 7, 6, 7);
  return _mm256_shuffle_epi8(_mm256_broadcastq_epi64(weights), of_4);
}

/* h of eight columns. */
typedef struct {
  __m256i h0123, h4567;
} columns_8;

/* Pairs of neighbors that start at four steps, each at most 6, among eight pixels. */
INLINE_AVX2 __m256i near_pairs(const uint32_t *s, __m256i steps, __m256i of_4) {
  const __m256i self_and_next = _mm256_setr_epi32(0, 1, 0, 1, 0, 1, 0, 1);
  __m256i twice = _mm256_permutevar8x32_epi32(steps, of_4);
  return _mm256_permutevar8x32_epi32(load(s), _mm256_add_epi32(twice, self_and_next));
}

/* Columns of a row whose last pair of pixels starts at `last`. */
INLINE_AVX2 columns_8 across_8(const uint32_t *s, const int32_t *x, const uint16_t *w,
                               int32_t last) {
  __m128i weights = _mm_sub_epi8(_mm_setzero_si128(), _mm_loadu_si128((const __m128i *)w));
  __m256i w0123 = for_channels(weights);
  __m256i w4567 = for_channels(_mm_unpackhi_epi64(weights, weights));
  __m256i starts = _mm256_setr_epi32(x[0], x[0], x[0], x[0], x[4], x[4], x[4], x[4]);
  __m256i steps = _mm256_sub_epi32(load(x), starts), most = _mm256_set1_epi32(6);
  int is_near = _mm256_movemask_epi8(_mm256_cmpeq_epi32(_mm256_min_epu32(steps, most), steps));
  /* No pixel after the last pair is read. */
  if (is_near == -1 && x[0] + 6 <= last && x[4] + 6 <= last) {
    const __m256i first = _mm256_setr_epi32(0, 0, 1, 1, 2, 2, 3, 3);
    const __m256i second = _mm256_setr_epi32(4, 4, 5, 5, 6, 6, 7, 7);
    return (columns_8){across_4(near_pairs(s + x[0], steps, first), w0123),
                       across_4(near_pairs(s + x[4], steps, second), w4567)};
  }
  return (columns_8){across_4(pairs(s + x[0], s + x[1], s + x[2], s + x[3]), w0123),
                     across_4(pairs(s + x[4], s + x[5], s + x[6], s + x[7]), w4567)};
}

AVX2 static void scale_row(int16_t *h, const uint32_t *s, segue_taps taps, size_t n) {
  size_t i = 0;
  for (; i + 8 <= n; i += 8) {
    columns_8 of = across_8(s, taps.index + i, taps.weights + i, taps.index[n - 1]);
    store(h + 4 * i, of.h0123);
    store(h + 4 * i + 16, of.h4567);
  }
  for (; i < n; i++) scale_pixel(h + 4 * i, s + taps.index[i], taps.weights[i]);
}

AVX2 static void mix_rows(uint32_t *d, const int16_t *h0, const int16_t *h1, size_t n, uint32_t v) {
  __m256i minus_v = _mm256_set1_epi16((int16_t)(-(int32_t)v * 256));
  size_t i = 0;
  for (; i + 8 <= n; i += 8, h0 += 32, h1 += 32) {
    __m256i first = between_4(load(h0), load(h1), minus_v);
    __m256i second = between_4(load(h0 + 16), load(h1 + 16), minus_v);
    store(d + i, in_order(first, second));
  }
  if (i == n) return;
  size_t left = n - i;
  __m256i of_first = first_lanes(2 * left), of_second = first_lanes(left > 4 ? 2 * left - 8 : 0);
  __m256i first = between_4(load_lanes(h0, of_first), load_lanes(h1, of_first), minus_v);
  h0 += 16, h1 += 16;
  __m256i second = between_4(load_lanes(h0, of_second), load_lanes(h1, of_second), minus_v);
  store_first(d + i, left, in_order(first, second));
}

/* The sampled channels, where an output row lies on this one. */
INLINE_AVX2 __m256i rounded(__m256i h) {
  return _mm256_srli_epi16(_mm256_sub_epi16(_mm256_set1_epi16(64), h), 7);
}

AVX2 static void scale_pixels(uint32_t *d, const uint32_t *s, segue_taps taps, size_t n) {
  size_t i = 0;
  for (; i + 8 <= n; i += 8) {
    columns_8 of = across_8(s, taps.index + i, taps.weights + i, taps.index[n - 1]);
    store(d + i, in_order(rounded(of.h0123), rounded(of.h4567)));
  }
  for (; i < n; i++) d[i] = tap_pixel(s + taps.index[i], taps.weights[i]);
}

/* Eight pixels between two neighbors each, with the same pair of weights. */
INLINE_AVX2 __m256i between_8(__m256i p, __m256i q, __m256i weights) {
  __m256i lo = rounded(_mm256_maddubs_epi16(_mm256_unpacklo_epi8(p, q), weights));
  __m256i hi = rounded(_mm256_maddubs_epi16(_mm256_unpackhi_epi8(p, q), weights));
  return _mm256_packus_epi16(lo, hi);
}

AVX2 static void mix_pixels(uint32_t *d, const uint32_t *upper, const uint32_t *lower, size_t n,
                            uint32_t v) {
  /* The bytes -(128 - v) and -v. */
  __m256i weights = _mm256_set1_epi16((int16_t)(((128 + v) & 255) | (-v & 255) << 8));
  size_t i = 0;
#pragma clang loop unroll_count(2)
  for (; i + 8 <= n; i += 8) store(d + i, between_8(load(upper + i), load(lower + i), weights));
  if (i == n) return;
  __m256i lanes = first_lanes(n - i);
  __m256i p = load_lanes(upper + i, lanes), q = load_lanes(lower + i, lanes);
  store_first(d + i, n - i, between_8(p, q, weights));
}

/* The samples of eight output pixels: source pixels (i, j) and the bytes -(128 - w), -w, 0, -v. */
typedef struct {
  __m256i i, j, weights;
} looks;

INLINE_AVX2 looks look_at(__m256i i, __m256i j, __m256i w, __m256i v) {
  __m256i weights = _mm256_sub_epi32(_mm256_slli_epi32(w, 8), w);
  weights = _mm256_add_epi32(weights, _mm256_set1_epi32(128));
  weights = _mm256_add_epi32(weights, _mm256_slli_epi32(v, 24));
  return (looks){i, j, _mm256_sub_epi8(_mm256_setzero_si256(), weights)};
}

INLINE_AVX2 __m256i clamped(__m256 u, int32_t count) {
  __m256 last = _mm256_set1_ps((float)((count - 1) * 128));
  return _mm256_cvtps_epi32(_mm256_min_ps(_mm256_max_ps(u, _mm256_setzero_ps()), last));
}

INLINE_AVX2 __m256 at_column(float zero, float step, __m256 column) {
  return _mm256_add_ps(_mm256_set1_ps(zero), _mm256_mul_ps(_mm256_set1_ps(step), column));
}

INLINE_AVX2 looks look(const segue_projection *p, __m256 column, int is_inside) {
  __m256 depth = at_column(p->w0, p->dw, column);
  __m256 reciprocal = _mm256_div_ps(_mm256_set1_ps(1), depth);
  __m256 u = _mm256_mul_ps(at_column(p->u0, p->du, column), reciprocal);
  __m256 v = _mm256_mul_ps(at_column(p->v0, p->dv, column), reciprocal);
  if (is_inside) {
    __m256i iu = _mm256_cvtps_epi32(u), iv = _mm256_cvtps_epi32(v);
    const __m256i fraction = _mm256_set1_epi32(127);
    return look_at(_mm256_srli_epi32(iu, 7), _mm256_srli_epi32(iv, 7),
                   _mm256_and_si256(iu, fraction), _mm256_and_si256(iv, fraction));
  }
  __m256i iu = clamped(u, p->width), iv = clamped(v, p->height);
  __m256i i = _mm256_min_epi32(_mm256_srli_epi32(iu, 7), _mm256_set1_epi32(p->width - 2));
  __m256i j = _mm256_min_epi32(_mm256_srli_epi32(iv, 7), _mm256_set1_epi32(p->height - 2));
  return look_at(i, j, _mm256_sub_epi32(iu, _mm256_slli_epi32(i, 7)),
                 _mm256_sub_epi32(iv, _mm256_slli_epi32(j, 7)));
}

INLINE_AVX2 __m256 first_columns(int32_t x) {
  const __m256i lanes = _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7);
  return _mm256_cvtepi32_ps(_mm256_add_epi32(_mm256_set1_epi32(x), lanes));
}

/* Pixels 0...3 or 4...7 of eight, each twice. */
INLINE_AVX2 __m256i half_of(__m256i v, int half) {
  const __m256i first = _mm256_setr_epi32(0, 0, 1, 1, 2, 2, 3, 3);
  const __m256i second = _mm256_setr_epi32(4, 4, 5, 5, 6, 6, 7, 7);
  return _mm256_permutevar8x32_epi32(v, half ? second : first);
}

/* Four pixels from the pairs of their upper and lower rows. */
INLINE_AVX2 __m256i mix_4(__m256i upper, __m256i lower, __m256i weights) {
  const __m256i minus_w = _mm256_set1_epi32(0x01000100), minus_v = _mm256_set1_epi32(0x03020302);
  const __m256i pixel =
      _mm256_setr_epi32(0, 0, 0x08080808, 0x08080808, 0, 0, 0x08080808, 0x08080808);
  __m256i w = _mm256_shuffle_epi8(weights, _mm256_add_epi8(minus_w, pixel));
  __m256i v = _mm256_shuffle_epi8(weights, _mm256_add_epi8(minus_v, pixel));
  return between_4(across_4(upper, w), across_4(lower, w), v);
}

/* The prefetch distance of a projection, in rows. */
enum { prefetched_rows = 6 };

/* Whether a column samples pixels neither at the picture's edges nor next to them. */
static int looks_inside(const segue_projection *p, float column) {
  float w = p->w0 + p->dw * column;
  float u = (p->u0 + p->du * column) / w, v = (p->v0 + p->dv * column) / w;
  return w > 0 && u > 128 && u < (float)((p->width - 3) * 128) && v > 128 &&
         v < (float)((p->height - 3) * 128);
}

/* Projects as many pixels as fit into whole vectors; returns their number. */
INLINE_AVX2 size_t project_vectors(uint32_t *d, size_t n, const segue_projection *p, int32_t x,
                                   int is_inside) {
  const __m256i stride = _mm256_set1_epi32(p->stride);
  const uintptr_t ahead = (uintptr_t)p->stride * 4 * prefetched_rows;
  __m256 columns = first_columns(x);
  size_t k = 0;
  for (; k + 8 <= n; k += 8, columns = _mm256_add_ps(columns, _mm256_set1_ps(8))) {
    looks at = look(p, columns, is_inside);
    int32_t place[8];
    store(place, _mm256_add_epi32(_mm256_mullo_epi32(at.j, stride), at.i));
    /* The hardware prefetcher does not predict reads from rows further down. */
    _mm_prefetch((const char *)((uintptr_t)(p->pixels + place[0]) + ahead), _MM_HINT_T0);
    __m256i result[2];
    for (int half = 0; half < 2; half++) {
      const int32_t *of = place + 4 * half;
      const uint32_t *upper = p->pixels, *lower = p->pixels + p->stride;
      result[half] = mix_4(pairs(upper + of[0], upper + of[1], upper + of[2], upper + of[3]),
                           pairs(lower + of[0], lower + of[1], lower + of[2], lower + of[3]),
                           half_of(at.weights, half));
    }
    store(d + k, in_order(result[0], result[1]));
  }
  return k;
}

AVX2 static void project(uint32_t *d, size_t n, const segue_projection *p, int32_t x) {
  size_t k = 0;
  /* Spans mostly end at the picture's edge. In front of the eye positions are monotonic, so what
   * holds at two columns holds between them. */
  if (n >= 32 && looks_inside(p, (float)(x + 8)) && looks_inside(p, (float)(x + (int32_t)n - 8))) {
    k = project_vectors(d, 8, p, x, 0);
    k += project_vectors(d + k, n - 16, p, x + (int32_t)k, 1);
  }
  k += project_vectors(d + k, n - k, p, x + (int32_t)k, 0);
  if (k == n) return;
  /* Every column has a valid sample, so computing eight is as safe as the few that are left. */
  uint32_t rest[8];
  project_vectors(rest, 8, p, x + (int32_t)k, 0);
  for (size_t i = 0; k < n; i++, k++) d[k] = rest[i];
}

/* Sums of neighbors of two rows: four pixels in, two out. */
INLINE_AVX2 __m256i halve_8(__m256i a, __m256i b) {
  const __m256i side_by_side =
      _mm256_setr_epi8(0, 4, 1, 5, 2, 6, 3, 7, 8, 12, 9, 13, 10, 14, 11, 15, 0, 4, 1, 5, 2, 6, 3, 7,
                       8, 12, 9, 13, 10, 14, 11, 15);
  const __m256i ones = _mm256_set1_epi8(1);
  __m256i sum = _mm256_add_epi16(_mm256_maddubs_epi16(_mm256_shuffle_epi8(a, side_by_side), ones),
                                 _mm256_maddubs_epi16(_mm256_shuffle_epi8(b, side_by_side), ones));
  return _mm256_srli_epi16(_mm256_add_epi16(sum, _mm256_set1_epi16(2)), 2);
}

AVX2 static void halve(uint32_t *d, const uint32_t *row0, const uint32_t *row1, size_t n) {
  size_t i = 0;
  for (; i + 8 <= n; i += 8) {
    __m256i first = halve_8(load(row0 + 2 * i), load(row1 + 2 * i));
    __m256i second = halve_8(load(row0 + 2 * i + 8), load(row1 + 2 * i + 8));
    store(d + i, in_order(first, second));
  }
  for (; i < n; i++) d[i] = halve_pixel(row0 + 2 * i, row1 + 2 * i);
}

const segue_kernels segue_avx2_kernels = {
    "avx2",  copy,  lerp, over, tint, scale_row, mix_rows, scale_pixels, mix_pixels,
    project, halve,
};

#endif
