#include "variants.h"

const segue_kernels *_Nullable segue_kernels_variant(int variant) {
  switch (variant) {
  case SEGUE_PORTABLE:
    return &segue_portable_kernels;
#if defined(__x86_64__)
  case SEGUE_AVX2:
    return __builtin_cpu_supports("avx2") ? &segue_avx2_kernels : NULL;
#endif
#if defined(__ARM_NEON) && defined(__aarch64__)
  case SEGUE_NEON:
    return &segue_neon_kernels;
#endif
  default:
    return NULL;
  }
}

const segue_kernels *segue_kernels_best(void) {
  for (int variant = SEGUE_VARIANTS - 1; variant > SEGUE_PORTABLE; variant--) {
    const segue_kernels *_Nullable kernels = segue_kernels_variant(variant);
    if (kernels) return kernels;
  }
  return &segue_portable_kernels;
}
