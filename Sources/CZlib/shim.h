// What Segue uses of zlib, which is opened when a page is first served. Each pointer has the type that zlib's
// own header gives its function.
#include <dlfcn.h>
#include <stddef.h>
#include <string.h>
#include <zlib.h>

#define SEGUE_ZLIB(EACH) EACH(deflate) EACH(deflateBound) EACH(deflateEnd) EACH(deflateInit2_)

// The functions of zlib, by their names. They never change once they are found.
struct __attribute__((swift_attr("@Sendable"))) ZlibFunctions {
#define SEGUE_POINTER(name) __typeof__(&name) _Nonnull name;
  SEGUE_ZLIB(SEGUE_POINTER)
#undef SEGUE_POINTER
};

// Finds every function in an open library. Returns the name of the first that is not there, or NULL.
static inline const char *_Nullable segue_find_zlib(
    void *_Nonnull library, struct ZlibFunctions *_Nonnull functions) {
#define SEGUE_FIND(name)                                                     \
  functions->name = (__typeof__(functions->name))dlsym(library, #name); \
  if (!functions->name) return #name;
  SEGUE_ZLIB(SEGUE_FIND)
#undef SEGUE_FIND
  return NULL;
}

// Begins a stream in the format of gzip, which zlib's macro does not offer to Swift. Returns zlib's code.
static inline int segue_begin_gzip(
    const struct ZlibFunctions *_Nonnull functions, z_stream *_Nonnull stream, int level) {
  memset(stream, 0, sizeof *stream);
  // 15 bits of window; 16 more choose gzip.
  return functions->deflateInit2_(
      stream, level, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, (int)sizeof *stream);
}
