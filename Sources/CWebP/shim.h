// What Segue uses of libwebp, which is opened when a WebP file is first read or written.
// Each pointer has the type that the library's own header gives its function.
//
// The functions `…Internal` are what the header's inline functions call with the version of the binary
// interface that the header describes: the library refuses any other.
#include <dlfcn.h>
#include <stddef.h>
#include <webp/decode.h>
#include <webp/encode.h>

#define SEGUE_WEBP(EACH) \
  EACH(ConfigInitInternal) EACH(ConfigLosslessPreset) EACH(DecodeBGRAInto) EACH(Encode) EACH(GetInfo) \
  EACH(MemoryWrite) EACH(MemoryWriterClear) EACH(MemoryWriterInit) \
  EACH(PictureFree) EACH(PictureInitInternal) EACH(ValidateConfig)

// The functions of libwebp, by their names without `WebP`.
struct WebPFunctions {
#define SEGUE_POINTER(name) __typeof__(&WebP##name) _Nonnull name;
  SEGUE_WEBP(SEGUE_POINTER)
#undef SEGUE_POINTER
};

// Finds every function in an open libwebp.
// Returns the name of the first that is not there, or NULL.
static inline const char *_Nullable segue_find_webp(
    void *_Nonnull library, struct WebPFunctions *_Nonnull functions) {
#define SEGUE_FIND(name)                                                                   \
  functions->name = (__typeof__(functions->name))dlsym(library, "WebP" #name); \
  if (!functions->name) return "WebP" #name;
  SEGUE_WEBP(SEGUE_FIND)
#undef SEGUE_FIND
  return NULL;
}
