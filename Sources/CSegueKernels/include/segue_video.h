#ifndef SEGUE_VIDEO_H
#define SEGUE_VIDEO_H

#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/* Converts two rows of n opaque pixels to what video stores (ITU-R BT.709, 8 bits,
 * limited range): 2 n values of luma, 16...235, and n / 2 of each color difference, 16...240, of which each
 * stands for the mean of 2 by 2 pixels. n is even. The same on every machine: with 16 bits after the
 * binary point, and rounded once. */
void segue_pack_video(uint8_t *luma, uint8_t *blue, uint8_t *red, const uint32_t *top,
                      const uint32_t *bottom, size_t n);

#pragma clang assume_nonnull end

#endif
