#include "segue_kernels.h"
