/* Basic types: status codes, operations, channels and geometry. segue_plugin.h states the rules. */
#ifndef SEGUE_VALUES_H
#define SEGUE_VALUES_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Whether a record that the other side filled in includes a field. */
#define SEGUE_HAS(record, field)                                                                   \
  ((record)->size >= (size_t)((const char *)(&(record)->field + 1) - (const char *)(record)))

/* Turns a struct layout mismatch into a compile error instead of a crash. */
#ifdef __cplusplus
#define SEGUE_ASSERT_SIZE(type, bytes) static_assert(sizeof(type) == (bytes), #type)
#else
#define SEGUE_ASSERT_SIZE(type, bytes) _Static_assert(sizeof(type) == (bytes), #type)
#endif

/* The result of a call: zero or more is success. */
typedef int32_t segue_status;
enum {
  SEGUE_OK = 0,
  SEGUE_FAILED = -1,      /* any other failure; see the message */
  SEGUE_INVALID = -2,     /* an argument is invalid */
  SEGUE_LIMIT = -3,       /* a limit of the host is exceeded */
  SEGUE_UNSUPPORTED = -4, /* the plugin does not support the animator, operation or stage */
  SEGUE_VERSION = -5,     /* host and plugin are incompatible */
  SEGUE_MEMORY = -6       /* out of memory */
};

/* The change that a container makes. */
typedef uint32_t segue_operation;
enum { SEGUE_PUSH = 0, SEGUE_POP = 1, SEGUE_PRESENT = 2, SEGUE_DISMISS = 3, SEGUE_TAB = 4 };
#define SEGUE_OPERATION_BIT(operation) (1u << (operation))

/* Preferences of the user and the system: a set of bits. */
enum {
  SEGUE_TRAIT_REDUCES_MOTION = 1u << 0,
  SEGUE_TRAIT_RIGHT_TO_LEFT = 1u << 1,
  SEGUE_TRAIT_DARK = 1u << 2
};

/* One animatable number of a layer. */
typedef uint32_t segue_channel;
enum {
  SEGUE_BOUNDS_X = 0,
  SEGUE_BOUNDS_Y = 1,
  SEGUE_BOUNDS_WIDTH = 2,
  SEGUE_BOUNDS_HEIGHT = 3,
  SEGUE_POSITION_X = 4, /* the position of the anchor point in the parent */
  SEGUE_POSITION_Y = 5,
  SEGUE_ANCHOR_X = 6, /* in fractions of the layer's size; 0.5 by default */
  SEGUE_ANCHOR_Y = 7,
  SEGUE_Z_POSITION = 8,
  SEGUE_SCALE_X = 9, /* transform components: scale, rotate x, y, z, translate, perspective */
  SEGUE_SCALE_Y = 10,
  SEGUE_SCALE_Z = 11,
  SEGUE_ROTATION_X = 12,
  SEGUE_ROTATION_Y = 13,
  SEGUE_ROTATION_Z = 14,
  SEGUE_TRANSLATION_X = 15,
  SEGUE_TRANSLATION_Y = 16,
  SEGUE_TRANSLATION_Z = 17,
  SEGUE_M14 = 18,
  SEGUE_M24 = 19,
  SEGUE_M34 = 20,
  SEGUE_OPACITY = 21, /* 0 to 1 */
  SEGUE_CORNER_RADIUS = 22,
  SEGUE_BACKGROUND_RED = 23,
  SEGUE_BACKGROUND_GREEN = 24,
  SEGUE_BACKGROUND_BLUE = 25,
  SEGUE_BACKGROUND_ALPHA = 26,
  SEGUE_SHADOW_RED = 27,
  SEGUE_SHADOW_GREEN = 28,
  SEGUE_SHADOW_BLUE = 29,
  SEGUE_SHADOW_ALPHA = 30,
  SEGUE_SHADOW_OPACITY = 31,
  SEGUE_SHADOW_RADIUS = 32,
  SEGUE_SHADOW_OFFSET_X = 33,
  SEGUE_SHADOW_OFFSET_Y = 34,
  SEGUE_BLUR_RADIUS = 35,
  SEGUE_BACKDROP_BLUR_RADIUS = 36,
  SEGUE_MASK_X = 37, /* the mask's frame, in the layer's coordinates */
  SEGUE_MASK_Y = 38,
  SEGUE_MASK_WIDTH = 39,
  SEGUE_MASK_HEIGHT = 40,
  SEGUE_MASK_CORNER_RADIUS = 41,
  SEGUE_SUBLAYER_PERSPECTIVE = 42, /* the m34 shared by all sublayers */
  SEGUE_HIDDEN = 43,               /* on at 0.5 or more; not interpolated */
  SEGUE_MASKS_TO_BOUNDS = 44,      /* on at 0.5 or more; not interpolated */
  SEGUE_SKEW_X = 45,               /* since 1.2: the angles of a component after scale, in radians */
  SEGUE_SKEW_Y = 46,
  SEGUE_MASK_END_X = 47, /* since 1.2: where a linear gradient has faded out; it begins at SEGUE_MASK_X, Y */
  SEGUE_MASK_END_Y = 48,
  SEGUE_MASK_INNER_RADIUS = 49, /* since 1.2: of a radial gradient about SEGUE_MASK_X, Y */
  SEGUE_MASK_OUTER_RADIUS = 50,
  SEGUE_MASK_START_ANGLE = 51, /* since 1.2: of a conic gradient about SEGUE_MASK_X, Y, in radians */
  SEGUE_MASK_END_ANGLE = 52,
  SEGUE_MASK_SOFTNESS = 53,
  SEGUE_MASK_INVERTED = 54, /* since 1.2: on at 0.5 or more; the mask hides what it would show */
  SEGUE_CORNERS = 55, /* since 1.2: those rounded, bits: 1 top left, 2 top right, 4 bottom left, 8 bottom right */
  SEGUE_CORNER_CURVE = 56, /* since 1.2: 0 circular, from 0.5 continuous */
  SEGUE_CHANNEL_COUNT = 57
};

typedef struct segue_point {
  double x, y;
} segue_point;

typedef struct segue_extent {
  double width, height;
} segue_extent;

typedef struct segue_rect {
  double x, y, width, height;
} segue_rect;

typedef struct segue_insets {
  double top, left, bottom, right;
} segue_insets;

typedef struct segue_color {
  double red, green, blue, alpha;
} segue_color;

/* The value of one channel. */
typedef struct segue_number {
  segue_channel channel;
  uint32_t padding;
  double value;
} segue_number;

SEGUE_ASSERT_SIZE(void *, 8);
SEGUE_ASSERT_SIZE(segue_number, 16);

#ifdef __cplusplus
}
#endif

#endif /* SEGUE_VALUES_H */
