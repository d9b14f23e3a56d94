// Little CMS, with what its macros do not offer to Swift.
#include <lcms2.h>

// Blue, green, red and alpha in a byte each.
static const cmsUInt32Number segue_bgra = TYPE_BGRA_8;
// Gray in a byte.
static const cmsUInt32Number segue_gray = TYPE_GRAY_8;
