// The libraries that draw, read and write pictures, with what their macros do not offer to Swift.
#include <stdio.h>
#include <string.h>

// cairo, and FreeType with its outlines.
#include <cairo.h>
#include <cairo-ft.h>
#include FT_OUTLINE_H
// Finds the fonts of the machine.
#include <fontconfig/fontconfig.h>
// Color profiles.
#include <lcms2.h>
// libpng, of which Segue uses the simplified interface.
#include <png.h>
// libjpeg-turbo's own interface, which reports errors by return values.
#include <turbojpeg.h>
// Still pictures.
#include <webp/decode.h>
#include <webp/encode.h>
// PNG's compression, and gzip for the gallery's server.
#include <zlib.h>

// Blue, green, red and alpha in a byte each.
static const cmsUInt32Number segue_bgra = TYPE_BGRA_8;
// Gray in a byte.
static const cmsUInt32Number segue_gray = TYPE_GRAY_8;

// Begins a stream in the format of gzip. Returns zlib's code.
static inline int segue_begin_gzip(z_stream *_Nonnull stream, int level) {
  memset(stream, 0, sizeof *stream);
  // 15 bits of window; 16 more choose gzip.
  return deflateInit2(stream, level, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY);
}
