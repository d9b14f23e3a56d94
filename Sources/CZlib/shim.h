// zlib, with what its macros do not offer to Swift.
#include <string.h>
#include <zlib.h>

// Begins a stream in the format of gzip. Returns zlib's code.
static inline int segue_begin_gzip(z_stream *_Nonnull stream, int level) {
  memset(stream, 0, sizeof *stream);
  // 15 bits of window; 16 more choose gzip.
  return deflateInit2(stream, level, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY);
}
