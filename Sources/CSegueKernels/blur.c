#include "segue_kernels.h"

#pragma STDC FP_CONTRACT OFF

/* Four channels at once; the compiler maps this to the machine's vector instructions. */
typedef float channels __attribute__((vector_size(16), aligned(4)));

static channels unpack(uint32_t pixel) {
  return (channels){(float)(pixel & 255), (float)(pixel >> 8 & 255), (float)(pixel >> 16 & 255),
                    (float)(pixel >> 24)};
}

static uint32_t pack(channels c) {
  c += 0.5f;
  return (uint32_t)c[0] | (uint32_t)c[1] << 8 | (uint32_t)c[2] << 16 | (uint32_t)c[3] << 24;
}

/* Applies one box to n values; `padded` has room for radius + 1 more on either side, which are
 * filled here with the outermost values. A running sum makes the cost independent of the radius. */
static void box_pass(channels *out, channels *padded, size_t n, segue_box box) {
  size_t reach = (size_t)box.radius + 1;
  for (size_t i = 0; i < reach; i++) {
    padded[i] = padded[reach];
    padded[reach + n + i] = padded[reach + n - 1];
  }
  float scale = 1 / ((float)(2 * box.radius + 1) + 2 * box.edge);
  channels sum = {0, 0, 0, 0};
  for (size_t i = 1; i < 2 * reach; i++) sum += padded[i];
  for (size_t i = 0; i < n; i++) {
    channels first = padded[i], last = padded[i + 2 * reach];
    out[i] = (sum + box.edge * (first + last)) * scale;
    sum += last - padded[i + 1];
  }
}

void segue_blur_transposed(uint32_t *destination, size_t destination_stride, const uint32_t *source,
                           size_t source_stride, size_t width, size_t height, segue_box box,
                           float *scratch) {
  size_t reach = (size_t)box.radius + 1;
  channels *a = (channels *)scratch, *b = a + width + 2 * reach;
  for (size_t y = 0; y < height; y++) {
    for (size_t x = 0; x < width; x++) a[reach + x] = unpack(source[y * source_stride + x]);
    box_pass(b + reach, a, width, box);
    box_pass(a + reach, b, width, box);
    box_pass(b + reach, a, width, box);
    for (size_t x = 0; x < width; x++) destination[x * destination_stride + y] = pack(b[reach + x]);
  }
}
