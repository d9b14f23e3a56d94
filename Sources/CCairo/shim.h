// What Segue uses of cairo and FreeType.
//
// The libraries are opened when something is first drawn, since together with what they need they would
// make every command start twice as slowly. The functions that are used are listed here; each pointer
// has the type that the library's own header gives its function.
#include <cairo.h>
#include <cairo-ft.h>
#include <dlfcn.h>
#include <stddef.h>
#include FT_OUTLINE_H

#define SEGUE_CAIRO(EACH) \
  EACH(append_path) EACH(arc) EACH(clip) EACH(close_path) EACH(copy_path) EACH(create) \
  EACH(curve_to) EACH(destroy) EACH(fill) EACH(get_matrix) EACH(get_source) \
  EACH(identity_matrix) EACH(image_surface_create) EACH(image_surface_create_for_data) \
  EACH(image_surface_get_data) EACH(image_surface_get_stride) EACH(line_to) EACH(mask) \
  EACH(mask_surface) EACH(matrix_init) EACH(move_to) EACH(new_path) EACH(new_sub_path) \
  EACH(paint) EACH(paint_with_alpha) EACH(path_destroy) \
  EACH(pattern_add_color_stop_rgba) EACH(pattern_create_linear) \
  EACH(pattern_create_radial) EACH(pattern_destroy) EACH(pattern_reference) \
  EACH(pattern_set_extend) EACH(pattern_set_filter) EACH(pattern_set_matrix) EACH(pop_group) \
  EACH(push_group) EACH(rectangle) EACH(restore) EACH(save) EACH(scale) \
  EACH(set_line_cap) EACH(set_line_join) EACH(set_line_width) EACH(set_operator) \
  EACH(set_source) EACH(set_source_rgba) EACH(set_source_surface) EACH(set_tolerance) \
  EACH(status) EACH(status_to_string) EACH(stroke) EACH(surface_destroy) EACH(surface_flush) \
  EACH(surface_mark_dirty) EACH(transform) EACH(translate) EACH(user_to_device) \
  EACH(user_to_device_distance)

#define SEGUE_FREETYPE(EACH) \
  EACH(Done_Face) EACH(Done_FreeType) EACH(Get_Char_Index) EACH(Get_Kerning) \
  EACH(Init_FreeType) EACH(Load_Glyph) EACH(New_Face) EACH(Outline_Decompose)

// The functions of cairo, by their names without `cairo_`.
struct CairoFunctions {
#define SEGUE_POINTER(name) __typeof__(&cairo_##name) _Nonnull name;
  SEGUE_CAIRO(SEGUE_POINTER)
#undef SEGUE_POINTER
};

// The functions of FreeType, by their names without `FT_`.
struct FreeTypeFunctions {
#define SEGUE_POINTER(name) __typeof__(&FT_##name) _Nonnull name;
  SEGUE_FREETYPE(SEGUE_POINTER)
#undef SEGUE_POINTER
};

// Finds every function in an open library. Returns the name of the first that is not there, or NULL.
static inline const char *_Nullable segue_find_cairo(
    void *_Nonnull library, struct CairoFunctions *_Nonnull functions) {
#define SEGUE_FIND(name)                                                                    \
  functions->name = (__typeof__(functions->name))dlsym(library, "cairo_" #name); \
  if (!functions->name) return "cairo_" #name;
  SEGUE_CAIRO(SEGUE_FIND)
#undef SEGUE_FIND
  return NULL;
}

// Finds every function in an open library. Returns the name of the first that is not there, or NULL.
static inline const char *_Nullable segue_find_freetype(
    void *_Nonnull library, struct FreeTypeFunctions *_Nonnull functions) {
#define SEGUE_FIND(name)                                                                 \
  functions->name = (__typeof__(functions->name))dlsym(library, "FT_" #name); \
  if (!functions->name) return "FT_" #name;
  SEGUE_FREETYPE(SEGUE_FIND)
#undef SEGUE_FIND
  return NULL;
}
