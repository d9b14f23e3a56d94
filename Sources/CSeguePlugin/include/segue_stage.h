/* What an animator is given: the stage and the values of its parameters. segue_plugin.h states the rules. */
#ifndef SEGUE_STAGE_H
#define SEGUE_STAGE_H

#include "segue_values.h"

#ifdef __cplusplus
extern "C" {
#endif

/* A part of a screen that a transition treats by itself. */
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
  uint32_t is_opaque; /* 1 where nothing shines through it, else 0 */
  const char *name;
  segue_rect frame; /* where it is before if it leaves, and after if it arrives */
  double corner_radius;
  const segue_element *navigation_bar; /* null where it has none */
  const segue_element *tab_bar;        /* null where it has none */
} segue_screen;

/* An element by one name on both screens. */
typedef struct segue_named_element {
  uint32_t size;
  uint32_t padding;
  const char *name;
  const segue_element *from; /* null where the leaving screen has none */
  const segue_element *to;   /* null where the arriving screen has none */
} segue_named_element;

typedef uint32_t segue_presentation_style;
enum {
  SEGUE_FULL_SCREEN = 0, /* the presenter leaves the hierarchy once it is covered */
  SEGUE_OVER_CONTEXT = 1 /* the presenter stays and shows around the presented screen */
};

/* How a presented screen stands over its presenter while nothing moves. */
typedef struct segue_presentation {
  uint32_t size;
  segue_presentation_style style;
  segue_color backdrop;   /* between the two */
  segue_color background; /* behind everything */
  const segue_number *while_presented; /* what the presenter keeps while it is covered */
  uint32_t while_presented_count;
  uint32_t padding;
} segue_presentation;

typedef uint32_t segue_mask_shape;
enum {
  SEGUE_MASK_NONE = 0,
  SEGUE_MASK_RECT = 1,
  SEGUE_MASK_ROUNDED_RECT = 2,
  SEGUE_MASK_ELLIPSE = 3, /* inscribed in the mask's frame */
  SEGUE_MASK_POLYGON = 4
};

/* Where a layer is, and how fast it moves, when another transition was caught in the middle. */
typedef struct segue_layer_motion {
  uint32_t size;
  uint32_t number_count;
  const char *layer;     /* its id */
  const double *numbers; /* its state: one number for each channel, by the channel's number */
  const double *matrix;  /* 16 numbers, row by row, in place of the transform by parts; or null */
  const segue_number *velocities; /* in the channel's unit per second */
  uint32_t velocity_count;
  segue_mask_shape mask;
} segue_layer_motion;

/* The stage. The lower screen leaves with push, present and tab, and arrives with pop and dismiss. */
typedef struct segue_stage {
  uint32_t size;
  segue_operation operation;
  segue_extent container;
  double container_corner_radius;
  segue_insets safe_area;
  const segue_screen *from;         /* the screen that leaves */
  const segue_screen *to;           /* the screen that arrives */
  const segue_element *source;      /* on the lower screen; null where it is not known */
  const segue_element *destination; /* its partner on the upper screen; null where there is none */
  const segue_element *const *siblings; /* beside the source, in their order on the lower screen */
  const segue_named_element *const *elements; /* in the alphabetical order of their names */
  uint32_t sibling_count;
  uint32_t element_count;
  double direction; /* 1 forwards or to a higher tab, -1 back; negated where it runs right to left */
  uint32_t traits;  /* SEGUE_TRAIT_... bits */
  uint32_t current_count;
  uint64_t seed;                          /* what makes randomness repeatable */
  const segue_presentation *presentation; /* null but for present and dismiss */
  const segue_layer_motion *const *current; /* by id in alphabetical order; none at an ordinary start */
} segue_stage;

/* Whether the arriving screen lies above the leaving one. */
static inline int segue_arrives_above(segue_operation operation) {
  return operation == SEGUE_PUSH || operation == SEGUE_PRESENT || operation == SEGUE_TAB;
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

/* Something that can be set on an animator. */
typedef struct segue_parameter_description {
  uint32_t size;
  segue_parameter_kind kind;
  const char *name; /* lower-case words with hyphens between them */
  const char *help; /* one sentence */
  const char *unit; /* what a number counts, for people; or null */
  double minimum;   /* of number, length, angle and duration */
  double maximum;
  double default_number; /* 0 or 1 for a boolean, the index of the choice for a choice */
  segue_color default_color;
  const char *const *choices; /* their names; for a choice only */
  uint32_t choice_count;
  uint32_t padding;
} segue_parameter_description;

/* A value of a parameter. */
typedef struct segue_parameter {
  const char *name;
  double number; /* 0 or 1 for a boolean, the index of the choice for a choice */
  segue_color color;
  const char *choice; /* the name of the choice; null for other kinds */
} segue_parameter;

/* The values of all parameters, in the order of the animator's description, within their ranges. */
typedef struct segue_parameters {
  uint32_t size;
  uint32_t count;
  const segue_parameter *values;
} segue_parameters;

SEGUE_ASSERT_SIZE(segue_element, 112);
SEGUE_ASSERT_SIZE(segue_screen, 72);
SEGUE_ASSERT_SIZE(segue_named_element, 32);
SEGUE_ASSERT_SIZE(segue_presentation, 88);
SEGUE_ASSERT_SIZE(segue_layer_motion, 48);
SEGUE_ASSERT_SIZE(segue_stage, 160);
SEGUE_ASSERT_SIZE(segue_parameter_description, 104);
SEGUE_ASSERT_SIZE(segue_parameter, 56);
SEGUE_ASSERT_SIZE(segue_parameters, 16);

#ifdef __cplusplus
}
#endif

#endif /* SEGUE_STAGE_H */
