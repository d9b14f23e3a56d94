/* The output of an animator: layers, tracks and easings, and the sink for them. segue_plugin.h states the rules. */
#ifndef SEGUE_TIMELINE_H
#define SEGUE_TIMELINE_H

#include "segue_stage.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef uint32_t segue_side;
enum { SEGUE_SIDE_FROM = 0, SEGUE_SIDE_TO = 1 };

typedef uint32_t segue_subject_kind;
enum {
  SEGUE_SUBJECT_FROM = 0,
  SEGUE_SUBJECT_TO = 1,
  SEGUE_SUBJECT_SOURCE = 2,
  SEGUE_SUBJECT_DESTINATION = 3,
  SEGUE_SUBJECT_SIBLING = 4,        /* by `index` */
  SEGUE_SUBJECT_ELEMENT = 5,        /* by `name`, on `side` */
  SEGUE_SUBJECT_NAVIGATION_BAR = 6, /* on `side` */
  SEGUE_SUBJECT_TAB_BAR = 7         /* on `side` */
};

/* Something on the stage that a layer can show. */
typedef struct segue_subject {
  segue_subject_kind kind;
  segue_side side;
  uint32_t index;
  uint32_t padding;
  const char *name; /* null unless the kind is SEGUE_SUBJECT_ELEMENT */
} segue_subject;

typedef uint32_t segue_contents;
enum {
  SEGUE_CONTENTS_NONE = 0,
  SEGUE_CONTENTS_LIVE = 1,     /* the screen or element itself, in one layer at most */
  SEGUE_CONTENTS_SNAPSHOT = 2, /* a picture of the screen or element */
  SEGUE_CONTENTS_GRADIENT = 3
};

typedef uint32_t segue_moment;
enum {
  SEGUE_MOMENT_BEFORE = 0, /* before anything is hidden or moved */
  SEGUE_MOMENT_AFTER = 1   /* once the arriving screen is laid out */
};

typedef uint32_t segue_fit;
enum {
  SEGUE_FIT_STRETCH = 0,
  SEGUE_FIT_FILL = 1,
  SEGUE_FIT_FIT = 2,
  SEGUE_FIT_CROP_TOP = 3,
  SEGUE_FIT_CROP_BOTTOM = 4,
  SEGUE_FIT_CROP_LEFT = 5,
  SEGUE_FIT_CROP_RIGHT = 6
};

enum {
  SEGUE_LAYER_SINGLE_SIDED = 1u << 0,   /* invisible from behind */
  SEGUE_LAYER_TRANSFORM_GROUP = 1u << 1 /* its sublayers share one 3D space, sorted by depth */
};

typedef struct segue_gradient_stop {
  double offset; /* 0 to 1, ascending */
  segue_color color;
} segue_gradient_stop;

/* A linear gradient; start and end are fractions of the layer's size. */
typedef struct segue_gradient {
  uint32_t size;
  uint32_t stop_count;
  const segue_gradient_stop *stops;
  segue_point start, end;
} segue_gradient;

/* A layer: its contents, its parent, and its state while no track moves it. */
typedef struct segue_layer {
  uint32_t size;
  int32_t parent; /* what add_layer returned for its parent; 0 for the container */
  const char *id; /* required, unique; `from` and `to` for the screens themselves */
  segue_contents contents;
  segue_fit fit;
  segue_subject subject; /* for a live layer or snapshot */
  segue_rect region;     /* for a snapshot: in fractions of the subject; all zero means all of it */
  segue_moment moment;   /* for a snapshot */
  uint32_t flags;        /* SEGUE_LAYER_... bits */
  const segue_gradient *gradient; /* null unless the contents are a gradient */
  segue_rect frame;               /* in its parent: sets bounds and position */
  const segue_number *numbers;    /* values that differ from the defaults, applied after the frame */
  const double *matrix; /* 16 numbers, row by row, instead of transform components; or null */
  uint32_t number_count;
  segue_mask_shape mask; /* its frame and corner radius are among the numbers */
  const segue_point *mask_vertices; /* for a polygon: at least 3, in the layer's coordinates */
  uint32_t mask_vertex_count;
  uint32_t padding;
} segue_layer;

typedef uint32_t segue_easing_kind;
enum {
  SEGUE_EASING_LINEAR = 0,
  SEGUE_EASING_TEXT = 1,         /* text as in a preset: "ease-in-out", "spring(damping-ratio: 0.8)" */
  SEGUE_EASING_CUBIC_BEZIER = 2, /* numbers: x1 y1 x2 y2 */
  SEGUE_EASING_PATH = 3,         /* numbers: x1 y1 x2 y2 x y for each segment */
  SEGUE_EASING_PIECEWISE = 4,    /* numbers: progress and value for each stop */
  SEGUE_EASING_STEPS = 5,        /* numbers: count; `jump` sets where the steps are */
  SEGUE_EASING_SPRING = 6,       /* numbers: mass stiffness damping [velocity [seconds]]; see flags */
  SEGUE_EASING_UIKIT_SPRING = 7, /* numbers: damping ratio [velocity], as in UIView */
  SEGUE_EASING_MIRRORED = 8      /* `inner` rotated by 180 degrees */
};

typedef uint32_t segue_step_jump;
enum {
  SEGUE_JUMP_END = 0,
  SEGUE_JUMP_START = 1,
  SEGUE_JUMP_NONE = 2,
  SEGUE_JUMP_BOTH = 3
};

enum { SEGUE_EASING_OVERDAMPED = 1u << 0 }; /* a damping ratio above 1 is kept */

/*
 * A function from progress to value. A spring without seconds, or with 0 seconds, lasts for one iteration of
 * its track, or until the next keyframe.
 */
typedef struct segue_easing {
  uint32_t size;
  segue_easing_kind kind;
  const char *text; /* null unless the kind is SEGUE_EASING_TEXT */
  const double *numbers;
  uint32_t number_count;
  segue_step_jump jump;
  uint32_t flags;
  uint32_t padding;
  const struct segue_easing *inner; /* null unless the kind is SEGUE_EASING_MIRRORED */
} segue_easing;

typedef uint32_t segue_step_kind;
enum {
  SEGUE_STEP_TRANSLATE = 0,   /* numbers: x y z */
  SEGUE_STEP_SCALE = 1,       /* numbers: x y z */
  SEGUE_STEP_ROTATE = 2,      /* numbers: angle, and the axis x y z */
  SEGUE_STEP_PERSPECTIVE = 3, /* numbers: m14 m24 m34 */
  SEGUE_STEP_MATRIX = 4,      /* numbers: 16, row by row */
  SEGUE_STEP_SKEW = 5         /* since 1.2; numbers: the angles x and y */
};

/* One step of a transform that is a list of steps. The first step applies to the layer first. */
typedef struct segue_transform_step {
  segue_step_kind kind;
  uint32_t padding;
  double numbers[16];
} segue_transform_step;

/* A value at an offset of a track. */
typedef struct segue_keyframe {
  double offset;         /* 0 to 1, ascending: the first is 0, the last is 1 */
  const double *numbers; /* one per channel, or x and y of each mask vertex */
  const segue_transform_step *steps; /* for a track that animates the whole transform */
  uint32_t number_count;
  uint32_t step_count;
  const segue_easing *easing; /* between this keyframe and the next; null means linear */
} segue_keyframe;

typedef uint32_t segue_property;
enum {
  SEGUE_MOVES_CHANNELS = 0,
  SEGUE_MOVES_TRANSFORM = 1,
  SEGUE_MOVES_MASK_VERTICES = 2
};

typedef uint32_t segue_mode;
enum {
  SEGUE_MODE_LINEAR = 0,
  SEGUE_MODE_DISCRETE = 1,
  SEGUE_MODE_PACED = 2,
  SEGUE_MODE_CUBIC = 3,
  SEGUE_MODE_CUBIC_PACED = 4
};

typedef uint32_t segue_direction;
enum {
  SEGUE_DIRECTION_NORMAL = 0,
  SEGUE_DIRECTION_REVERSE = 1,
  SEGUE_DIRECTION_ALTERNATE = 2,
  SEGUE_DIRECTION_ALTERNATE_REVERSE = 3
};

typedef uint32_t segue_fill;
enum {
  SEGUE_FILL_AUTO = 0, /* holds the last value, and the first unless an earlier track animates the same property */
  SEGUE_FILL_NONE = 1,
  SEGUE_FILL_FORWARDS = 2,
  SEGUE_FILL_BACKWARDS = 3,
  SEGUE_FILL_BOTH = 4
};

typedef uint32_t segue_composite;
enum { SEGUE_COMPOSITE_REPLACE = 0, SEGUE_COMPOSITE_ADD = 1 };

typedef uint32_t segue_discrete_jump;
enum { SEGUE_DISCRETE_AT_END = 0, SEGUE_DISCRETE_AT_START = 1 };

/* The animation of one property of one layer. */
typedef struct segue_track {
  uint32_t size;
  int32_t layer; /* what add_layer returned */
  segue_property property;
  uint32_t channel_count;
  const segue_channel *channels; /* animated together */
  const segue_keyframe *keyframes;
  uint32_t keyframe_count; /* at least 2 */
  segue_mode mode;
  const segue_easing *easing; /* of each iteration; null means linear, which a preset can replace */
  double delay;               /* seconds from the start; 0 or more */
  double duration;            /* of one iteration, in seconds; 0 or more */
  double iterations;          /* 0 means 1; may be infinite */
  segue_direction direction;
  segue_fill fill;
  segue_composite composite;
  segue_discrete_jump jump; /* when a channel that cannot be interpolated jumps */
  double tension, continuity, bias; /* of the curve, for the cubic modes */
} segue_track;

/* Declarations about a timeline: a set of bits. */
enum {
  SEGUE_STARTS_AT_SOURCE = 1u << 0, /* the arriving screen is already visible inside the source */
  SEGUE_ENDS_AT_SOURCE = 1u << 1,   /* the departing screen is still visible inside the source */
  SEGUE_HAS_CUT = 1u << 2           /* something jumps on purpose */
};

typedef struct segue_sink segue_sink;

/*
 * The destination of a timeline. It belongs to the host and is valid while choreograph runs. After a call
 * has failed the timeline is lost: return the status from choreograph.
 */
struct segue_sink {
  uint32_t size;
  uint32_t padding;
  void *context; /* the host's own */

  /*
   * Adds a layer on top of the ones before it. Add a parent before its sublayers.
   * Returns the layer's number, starting at 1, or a status below zero. Copies its argument. [instance]
   */
  int32_t (*add_layer)(const segue_sink *sink, const segue_layer *layer);

  /* Adds a track. Tracks of the same property follow each other in order. Copies its argument. [instance] */
  segue_status (*add_track)(const segue_sink *sink, const segue_track *track);

  /* Sets the duration in seconds. By default the timeline ends with its last track. [instance] */
  segue_status (*set_duration)(const segue_sink *sink, double seconds);

  /* Declares a combination of SEGUE_STARTS_AT_SOURCE and the other bits. [instance] */
  segue_status (*declare)(const segue_sink *sink, uint32_t declarations);
};

/* What every host of this major version fills in of a sink. */
#define SEGUE_SINK_SIZE_1_0 48u

SEGUE_ASSERT_SIZE(segue_subject, 24);
SEGUE_ASSERT_SIZE(segue_gradient_stop, 40);
SEGUE_ASSERT_SIZE(segue_gradient, 48);
SEGUE_ASSERT_SIZE(segue_layer, 168);
SEGUE_ASSERT_SIZE(segue_easing, 48);
SEGUE_ASSERT_SIZE(segue_transform_step, 136);
SEGUE_ASSERT_SIZE(segue_keyframe, 40);
SEGUE_ASSERT_SIZE(segue_track, 112);
SEGUE_ASSERT_SIZE(segue_sink, 48);

#ifdef __cplusplus
}
#endif

#endif /* SEGUE_TIMELINE_H */
