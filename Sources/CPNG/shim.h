// What Segue uses of libpng, which is opened when a picture is first read or written: its simplified
// interface. Each pointer has the type that libpng's own header gives its function.
#include <dlfcn.h>
#include <png.h>
#include <stddef.h>

#define SEGUE_PNG(EACH) \
  EACH(image_begin_read_from_memory) EACH(image_finish_read) EACH(image_free) \
  EACH(image_write_to_memory)

// The functions of libpng, by their names without `png_`.
struct PNGFunctions {
#define SEGUE_POINTER(name) __typeof__(&png_##name) _Nonnull name;
  SEGUE_PNG(SEGUE_POINTER)
#undef SEGUE_POINTER
};

// Finds every function in an open library. Returns the name of the first that is not there, or NULL.
static inline const char *_Nullable segue_find_png(
    void *_Nonnull library, struct PNGFunctions *_Nonnull functions) {
#define SEGUE_FIND(name)                                                                  \
  functions->name = (__typeof__(functions->name))dlsym(library, "png_" #name); \
  if (!functions->name) return "png_" #name;
  SEGUE_PNG(SEGUE_FIND)
#undef SEGUE_FIND
  return NULL;
}
