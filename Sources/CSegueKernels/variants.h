#ifndef SEGUE_VARIANTS_H
#define SEGUE_VARIANTS_H

#include "segue_kernels.h"

extern const segue_kernels segue_portable_kernels;
#if defined(__x86_64__)
extern const segue_kernels segue_avx2_kernels;
#endif
#if defined(__ARM_NEON) && defined(__aarch64__)
extern const segue_kernels segue_neon_kernels;
#endif

#endif
