#include "segue_video.h"

/* BT.709, item 3: luma is 0.2126 red + 0.7152 green + 0.0722 blue, on 219 levels from 16. The differences from
 * it are divided by 2 (1 - 0.0722) and 2 (1 - 0.2126), on 224 levels around 128. In units of 2^-16 level. */
static inline __attribute__((always_inline)) void pack_luma(uint8_t *luma, const uint32_t *pixels, size_t n) {
  for (size_t i = 0; i < n; i++) {
    int32_t p = (int32_t)(pixels[i] & 0xFFFFFF);
    luma[i] = (uint8_t)(((p >> 16) * 11966 + (p >> 8 & 255) * 40254 + (p & 255) * 4064 + (16 << 16) +
                         (1 << 15)) >> 16);
  }
}

static inline __attribute__((always_inline)) void pack(uint8_t *luma, uint8_t *blue, uint8_t *red,
                                                       const uint32_t *top, const uint32_t *bottom,
                                                       size_t n) {
  pack_luma(luma, top, n);
  pack_luma(luma + n, bottom, n);
  for (size_t i = 0; i < n / 2; i++) {
    const uint32_t *upper = top + 2 * i, *lower = bottom + 2 * i;
    uint32_t outer = (upper[0] & 0xFF00FF) + (upper[1] & 0xFF00FF) + (lower[0] & 0xFF00FF) +
                     (lower[1] & 0xFF00FF);
    int32_t g = (int32_t)((upper[0] >> 8 & 255) + (upper[1] >> 8 & 255) + (lower[0] >> 8 & 255) +
                          (lower[1] >> 8 & 255));
    int32_t r = (int32_t)(outer >> 16), b = (int32_t)(outer & 0xFFFF);
    const int32_t middle = (128 << 18) + (1 << 17);
    blue[i] = (uint8_t)((middle - 6596 * r - 22188 * g + 28784 * b) >> 18);
    red[i] = (uint8_t)((middle + 28784 * r - 26145 * g - 2639 * b) >> 18);
  }
}

#if defined(__x86_64__)
__attribute__((target("avx2"))) static void pack_avx2(uint8_t *luma, uint8_t *blue, uint8_t *red,
                                                      const uint32_t *top, const uint32_t *bottom,
                                                      size_t n) {
  pack(luma, blue, red, top, bottom, n);
}
#endif

void segue_pack_video(uint8_t *luma, uint8_t *blue, uint8_t *red, const uint32_t *top,
                      const uint32_t *bottom, size_t n) {
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx2")) {
    pack_avx2(luma, blue, red, top, bottom, n);
    return;
  }
#endif
  pack(luma, blue, red, top, bottom, n);
}
