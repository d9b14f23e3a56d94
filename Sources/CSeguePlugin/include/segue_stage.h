/* The input of an animator: the stage and parameter values. segue_plugin.h states the rules. */
#ifndef SEGUE_STAGE_H
#define SEGUE_STAGE_H

#include "segue_values.h"

#ifdef __cplusplus
extern "C" {
#endif

/* A part of a screen that a transition can animate separately. */
typedef struct segue_element {
  uint32_t size;
  uint32_t padding;
  segue_rect frame;
  double corner_radius;
  segue_color shadow_color;
  double shadow_opacity; /* 0 to 1; zero means no shadow */
  double shadow_radius;
  segue_point shadow_offset;
} segue_element;

/* One of the two screens. */
typedef struct segue_screen {
  uint32_t size;
  uint32_t is_opaque; /* 1 if opaque, else 0 */
  const char *name;
  segue_rect frame; /* before the transition if it leaves, after the transition if it arrives */
  double corner_radius;
  const segue_element *navigation_bar; /* null if it has none */
  const segue_element *tab_bar;        /* null if it has none */
} segue_screen;

/* An element that has the same name on both screens. */
typedef struct segue_named_element {
  uint32_t size;
  uint32_t padding;
  const char *name;
  const segue_element *from; /* null if the departing screen has none */
  const segue_element *to;   /* null if the arriving screen has none */
} segue_named_element;

typedef uint32_t segue_presentation_style;
enum {
  SEGUE_FULL_SCREEN = 0, /* the presenter is removed from the hierarchy once it is covered */
  SEGUE_OVER_CONTEXT = 1 /* the presenter stays visible around the presented screen */
};

/* The placement of a presented screen over its presenter, at rest. */
typedef struct segue_presentation {
  uint32_t size;
  segue_presentation_style style;
  segue_color backdrop;   /* between the two */
  segue_color background; /* behind everything */
  const segue_number *while_presented; /* values that the presenter keeps while it is covered */
  uint32_t while_presented_count;
  uint32_t padding;
} segue_presentation;

typedef uint32_t segue_mask_shape;
enum {
  SEGUE_MASK_NONE = 0,
  SEGUE_MASK_RECT = 1,
  SEGUE_MASK_ROUNDED_RECT = 2,
  SEGUE_MASK_ELLIPSE = 3, /* inscribed in the mask's frame */
  SEGUE_MASK_POLYGON = 4,
  SEGUE_MASK_LINEAR_GRADIENT = 5, /* since 1.2; see SEGUE_MASK_END_X */
  SEGUE_MASK_RADIAL_GRADIENT = 6, /* since 1.2 */
  SEGUE_MASK_CONIC_GRADIENT = 7,  /* since 1.2 */
  SEGUE_MASK_PATH = 8 /* since 1.2: of a layer's motion only; a plugin cannot make it */
};

/* The state and velocity of a layer, if the transition starts in the middle of another one. */
typedef struct segue_layer_motion {
  uint32_t size;
  uint32_t number_count;
  const char *layer;     /* its id */
  const double *numbers; /* its state: one number per channel, indexed by channel */
  const double *matrix;  /* 16 numbers, row by row, instead of transform components; or null */
  const segue_number *velocities; /* in units of the channel per second */
  uint32_t velocity_count;
  segue_mask_shape mask;
} segue_layer_motion;

/* The stage. For push, present and tab the lower screen leaves; for pop and dismiss it arrives. */
typedef struct segue_stage {
  uint32_t size;
  segue_operation operation;
  segue_extent container;
  double container_corner_radius;
  segue_insets safe_area;
  const segue_screen *from;         /* the departing screen */
  const segue_screen *to;           /* the arriving screen */
  const segue_element *source;      /* on the lower screen; null if unknown */
  const segue_element *destination; /* its counterpart on the upper screen; null if there is none */
  const segue_element *const *siblings; /* next to the source, in their order on the lower screen */
  const segue_named_element *const *elements; /* sorted by name */
  uint32_t sibling_count;
  uint32_t element_count;
  double direction; /* 1 forward or to a higher tab, -1 back; negated in right-to-left layouts */
  uint32_t traits;  /* SEGUE_TRAIT_... bits */
  uint32_t current_count;
  uint64_t seed;                          /* the seed for randomness */
  const segue_presentation *presentation; /* null except for present and dismiss */
  const segue_layer_motion *const *current; /* sorted by id; empty if the transition starts from rest */
  /* Since 1.1: the color of what the screens lie on, in light or dark appearance. See segue_surface. */
  segue_color surface;
} segue_stage;

/* Whether the arriving screen is above the departing one. */
static inline int segue_arrives_above(segue_operation operation) {
  return operation == SEGUE_PUSH || operation == SEGUE_PRESENT || operation == SEGUE_TAB;
}

/* The surface of a stage; where an older host does not give it, white, or black in dark appearance. */
static inline segue_color segue_surface(const segue_stage *stage) {
  const double level = (stage->traits & SEGUE_TRAIT_DARK) ? 0 : 1;
  const segue_color usual = {level, level, level, 1};
  return SEGUE_HAS(stage, surface) ? stage->surface : usual;
}

typedef uint32_t segue_parameter_kind;
enum {
  SEGUE_PARAMETER_NUMBER = 0,
  SEGUE_PARAMETER_LENGTH = 1,   /* points */
  SEGUE_PARAMETER_ANGLE = 2,    /* radians */
  SEGUE_PARAMETER_DURATION = 3, /* seconds */
  SEGUE_PARAMETER_BOOLEAN = 4,
  SEGUE_PARAMETER_CHOICE = 5,
  SEGUE_PARAMETER_COLOR = 6
};

/* The description of a parameter of an animator. */
typedef struct segue_parameter_description {
  uint32_t size;
  segue_parameter_kind kind;
  const char *name; /* lowercase words joined by hyphens */
  const char *help; /* one sentence */
  const char *unit; /* what a number counts, for display; or null */
  double minimum;   /* for number, length, angle and duration */
  double maximum;
  double default_number; /* 0 or 1 for a boolean, the index for a choice */
  segue_color default_color;
  const char *const *choices; /* their names; only for a choice */
  uint32_t choice_count;
  uint32_t padding;
} segue_parameter_description;

/* The value of a parameter. */
typedef struct segue_parameter {
  const char *name;
  double number; /* 0 or 1 for a boolean, the index for a choice */
  segue_color color;
  const char *choice; /* the name of the choice; null for other kinds */
} segue_parameter;

/* The values of all parameters, in the order of the animator's description and within their ranges. */
typedef struct segue_parameters {
  uint32_t size;
  uint32_t count;
  const segue_parameter *values;
} segue_parameters;

/* What every host of this major version fills in of a stage. */
#define SEGUE_STAGE_SIZE_1_0 160u

SEGUE_ASSERT_SIZE(segue_element, 112);
SEGUE_ASSERT_SIZE(segue_screen, 72);
SEGUE_ASSERT_SIZE(segue_named_element, 32);
SEGUE_ASSERT_SIZE(segue_presentation, 88);
SEGUE_ASSERT_SIZE(segue_layer_motion, 48);
SEGUE_ASSERT_SIZE(segue_stage, 192);
SEGUE_ASSERT_SIZE(segue_parameter_description, 104);
SEGUE_ASSERT_SIZE(segue_parameter, 56);
SEGUE_ASSERT_SIZE(segue_parameters, 16);

#ifdef __cplusplus
}
#endif

#endif /* SEGUE_STAGE_H */
