#ifndef SEGUE_KERNELS_H
#define SEGUE_KERNELS_H

#endif
