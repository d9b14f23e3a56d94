/*
 * Ripple tiles: a grid of tiles, and a wave that runs across it from the source outward.
 *
 * Tiles that flip have the other screen on their backs. Tiles that lift off or fade reveal it or assemble it.
 * The wave is a delay for each tile, proportional to its distance from the source.
 */
#include "segue_kit.h"

#include <math.h>
#include <stdio.h>

enum { STYLE_FLIP = 0, STYLE_LIFT = 1, STYLE_FADE = 2 };
enum { SCREEN_LEAVING = 0, SCREEN_ARRIVING = 1 };
enum { PARAMETER_STYLE, PARAMETER_SCREEN, PARAMETER_COLUMNS, PARAMETER_SPREAD, PARAMETER_EYE, PARAMETER_FLOOR };
enum { LARGEST_GRID = 64, TURN_FRAMES = 13 };

static const double PI = 3.14159265358979323846;
/* The duration if the preset sets none, in seconds. */
static const double DURATION = 0.9;
/* How far a tile sinks as it flips, and rises as it lifts off, in tile widths. */
static const double SINK = 0.3;
static const double LIFT = 2.4;

/* The grid and the wave, shared by all tiles of a transition. */
typedef struct wave {
  const segue_sink *sink;
  segue_rect screen;
  double corner_radius;
  int columns, rows;
  double x[LARGEST_GRID + 1], y[LARGEST_GRID + 1]; /* edges, in the screen's coordinates */
  segue_point origin;                              /* in the container's coordinates */
  double direction;
  int from_right;                                  /* columns start at the right, in right-to-left layouts */
  double farthest;                                 /* the largest distance of a tile's center from the origin */
  double spread;                                   /* the part of the duration that the wave takes to get there */
  int32_t parent;
} wave;

/* One tile: the screen it shows, and how it moves. */
typedef struct tile {
  const char *prefix;
  segue_subject_kind subject;
  segue_moment moment;
  int style;
  int arrives; /* it ends at rest instead of starting there */
} tile;

/* Places edges on whole points, so that no seams show, and symmetrically. */
static void place_edges(double *edges, int count, double length) {
  int i;
  for (i = 0; 2 * i <= count; i++) {
    edges[i] = floor(length * i / count + 0.5);
    edges[count - i] = length - edges[i];
  }
  if (count % 2 == 0) edges[count / 2] = length / 2;
}

static segue_point middle_of(const wave *wave, int column, int row) {
  segue_point middle;
  middle.x = wave->screen.x + (wave->x[column] + wave->x[column + 1]) / 2;
  middle.y = wave->screen.y + (wave->y[row] + wave->y[row + 1]) / 2;
  return middle;
}

static void lay_grid(wave *wave, const segue_screen *screen, double columns, segue_point origin) {
  double rows;
  int column, row;
  wave->screen = screen->frame;
  wave->corner_radius = screen->corner_radius;
  wave->columns = (int)floor(columns + 0.5);
  rows = floor(wave->columns * screen->frame.height / screen->frame.width + 0.5);
  wave->rows = (int)fmin(fmax(rows, 1), LARGEST_GRID);
  place_edges(wave->x, wave->columns, screen->frame.width);
  place_edges(wave->y, wave->rows, screen->frame.height);
  wave->origin = origin;
  wave->farthest = 0;
  for (row = 0; row < wave->rows; row++)
    for (column = 0; column < wave->columns; column++) {
      const segue_point middle = middle_of(wave, column, row);
      wave->farthest = fmax(wave->farthest, hypot(middle.x - origin.x, middle.y - origin.y));
    }
}

/* Adds the layer of a tile: a part of the screen, with the screen's round corners. */
static int32_t add_tile_layer(const wave *wave, const tile *tile, int column, int row) {
  char id[64];
  segue_number numbers[5];
  const double x = wave->x[column], y = wave->y[row];
  const double width = wave->x[column + 1] - x, height = wave->y[row + 1] - y;
  const segue_rect frame = {wave->screen.x + x, wave->screen.y + y, width, height};
  segue_layer layer;
  snprintf(id, sizeof id, "%s.%d.%d", tile->prefix, row, column);
  layer = segue_plain_layer(id, frame);
  layer.parent = wave->parent;
  layer.contents = SEGUE_CONTENTS_SNAPSHOT;
  layer.subject.kind = tile->subject;
  layer.moment = tile->moment;
  layer.region.x = x / wave->screen.width;
  layer.region.y = y / wave->screen.height;
  layer.region.width = width / wave->screen.width;
  layer.region.height = height / wave->screen.height;
  layer.flags = tile->style == STYLE_FLIP ? SEGUE_LAYER_SINGLE_SIDED : 0;
  if (wave->corner_radius > 0) {
    const double values[5] = {-x, -y, wave->screen.width, wave->screen.height, wave->corner_radius};
    uint32_t i;
    for (i = 0; i < 5; i++) {
      numbers[i].channel = SEGUE_MASK_X + i;
      numbers[i].padding = 0;
      numbers[i].value = values[i];
    }
    layer.mask = SEGUE_MASK_ROUNDED_RECT;
    layer.numbers = numbers;
    layer.number_count = 5;
  }
  return wave->sink->add_layer(wave->sink, &layer);
}

/* The transform steps of a tile that is partly away from rest. */
static void stand(segue_transform_step steps[3], const tile *tile, double away, double axis_x,
                  double axis_y, double width) {
  memset(steps, 0, 3 * sizeof *steps);
  steps[0].kind = SEGUE_STEP_SCALE;
  steps[1].kind = SEGUE_STEP_ROTATE;
  steps[1].numbers[1] = axis_x;
  steps[1].numbers[2] = axis_y;
  steps[2].kind = SEGUE_STEP_TRANSLATE;
  steps[0].numbers[0] = steps[0].numbers[1] = steps[0].numbers[2] = 1;
  switch (tile->style) {
    case STYLE_FLIP:
      /* The arriving side starts face down and turns the same way. */
      steps[1].numbers[0] = (tile->arrives ? -PI : PI) * away;
      steps[2].numbers[2] = -SINK * width * sin(PI * away);
      break;
    case STYLE_LIFT:
      steps[0].numbers[0] = steps[0].numbers[1] = 1 - 0.55 * away;
      steps[1].numbers[0] = 1.9 * away;
      /* Away from the source and toward the viewer. */
      steps[2].numbers[0] = axis_y * 0.9 * width * away * away;
      steps[2].numbers[1] = -axis_x * 0.9 * width * away * away;
      steps[2].numbers[2] = LIFT * width * away;
      break;
    default:
      steps[0].numbers[0] = steps[0].numbers[1] = 1 - 0.35 * away;
      break;
  }
}

static segue_status turn_tile(const wave *wave, const tile *tile, int32_t layer, double axis_x,
                              double axis_y, double width, segue_pace pace) {
  segue_transform_step steps[TURN_FRAMES][3];
  segue_keyframe keyframes[TURN_FRAMES];
  segue_easing easing;
  segue_track track;
  /* A tile that only shrinks needs no intermediate keyframes. */
  const int count = tile->style == STYLE_FADE ? 2 : TURN_FRAMES;
  int i;
  memset(keyframes, 0, sizeof keyframes);
  memset(&easing, 0, sizeof easing);
  memset(&track, 0, sizeof track);
  for (i = 0; i < count; i++) {
    const double progress = (double)i / (count - 1);
    stand(steps[i], tile, tile->arrives ? 1 - progress : progress, axis_x, axis_y, width);
    keyframes[i].offset = progress;
    keyframes[i].steps = steps[i];
    keyframes[i].step_count = 3;
  }
  easing.size = sizeof easing;
  easing.kind = SEGUE_EASING_TEXT;
  easing.text = pace.easing;
  track.size = sizeof track;
  track.layer = layer;
  track.property = SEGUE_MOVES_TRANSFORM;
  track.keyframes = keyframes;
  track.keyframe_count = (uint32_t)count;
  track.easing = &easing;
  track.delay = pace.delay;
  track.duration = pace.duration;
  return wave->sink->add_track(wave->sink, &track);
}

/* Darkens a tile as it turns, as if the light came from the viewer. */
static segue_status shade_tile(const wave *wave, const tile *tile, int32_t layer, segue_pace pace) {
  if (tile->style == STYLE_FLIP) {
    segue_pace half = pace;
    half.duration = pace.duration / 2;
    half.easing = tile->arrives ? "ease-out" : "ease-in";
    if (tile->arrives) half.delay += half.duration;
    return segue_move(wave->sink, layer, SEGUE_OPACITY, tile->arrives ? 0.7 : 1,
                      tile->arrives ? 1 : 0.7, half);
  }
  pace.easing = tile->arrives ? "cubic-bezier(0, 0, 0.3, 1)" : "cubic-bezier(0.7, 0, 1, 1)";
  return segue_move(wave->sink, layer, SEGUE_OPACITY, !tile->arrives, tile->arrives, pace);
}

static segue_status add_tile(const wave *wave, const tile *tile, int column, int row) {
  const segue_point middle = middle_of(wave, column, row);
  const double dx = middle.x - wave->origin.x, dy = middle.y - wave->origin.y;
  const double distance = hypot(dx, dy);
  /* It turns about an axis across the wave; at the origin, about a vertical one. */
  const double axis_x = distance > 1e-6 ? -dy / distance : 0;
  const double axis_y = distance > 1e-6 ? dx / distance : wave->direction;
  segue_pace pace = {0, (1 - wave->spread) * DURATION, "cubic-bezier(0.4, 0, 0.3, 1)"};
  const int32_t layer = add_tile_layer(wave, tile, column, row);
  segue_status status;
  if (layer < 0) return layer;
  if (wave->farthest > 0) pace.delay = wave->spread * DURATION * distance / wave->farthest;
  if (tile->style == STYLE_LIFT)
    pace.easing = tile->arrives ? "cubic-bezier(0.1, 0.8, 0.2, 1)" : "cubic-bezier(0.6, 0, 0.8, 0.6)";
  status = turn_tile(wave, tile, layer, axis_x, axis_y, wave->x[1], pace);
  return status < 0 ? status : shade_tile(wave, tile, layer, pace);
}

/* Adds the tiles row by row. */
static segue_status add_tiles(const wave *wave, const tile *tile) {
  segue_status status = SEGUE_OK;
  int index, row;
  for (row = 0; row < wave->rows; row++)
    for (index = 0; index < wave->columns && status >= 0; index++)
      status = add_tile(wave, tile, wave->from_right ? wave->columns - 1 - index : index, row);
  return status;
}

/* Adds the layer that contains the tiles and gives them a common perspective, centered in the container. */
static int32_t add_group(const segue_sink *sink, const segue_stage *stage, double eye) {
  const segue_rect whole = {0, 0, stage->container.width, stage->container.height};
  const segue_number perspective = {SEGUE_SUBLAYER_PERSPECTIVE, 0, -1 / eye};
  segue_layer group = segue_plain_layer("tiles", whole);
  group.numbers = &perspective;
  group.number_count = 1;
  return sink->add_layer(sink, &group);
}

static int32_t add_floor(const segue_sink *sink, const segue_stage *stage, segue_color color) {
  const segue_rect whole = {0, 0, stage->container.width, stage->container.height};
  const segue_number numbers[4] = {{SEGUE_BACKGROUND_RED, 0, color.red},
                                   {SEGUE_BACKGROUND_GREEN, 0, color.green},
                                   {SEGUE_BACKGROUND_BLUE, 0, color.blue},
                                   {SEGUE_BACKGROUND_ALPHA, 0, color.alpha}};
  segue_layer layer = segue_plain_layer("floor", whole);
  layer.numbers = numbers;
  layer.number_count = 4;
  return sink->add_layer(sink, &layer);
}

/* Adds a hidden live layer for a screen that its tiles replace. */
static int32_t add_hidden_screen(const segue_sink *sink, const segue_screen *screen,
                                 segue_subject_kind subject) {
  const segue_number hidden = {SEGUE_HIDDEN, 0, 1};
  segue_layer layer = segue_plain_layer(subject == SEGUE_SUBJECT_FROM ? "from" : "to", screen->frame);
  layer.contents = SEGUE_CONTENTS_LIVE;
  layer.subject.kind = subject;
  layer.numbers = &hidden;
  layer.number_count = 1;
  return sink->add_layer(sink, &layer);
}

/* Adds tiles of the departing screen with the arriving one on their backs, above the floor. */
static segue_status flip_over(wave *wave, const segue_stage *stage, const segue_parameters *parameters,
                              segue_point origin) {
  const double columns = parameters->values[PARAMETER_COLUMNS].number;
  const tile front = {"front", SEGUE_SUBJECT_FROM, SEGUE_MOMENT_BEFORE, STYLE_FLIP, 0};
  const tile back = {"back", SEGUE_SUBJECT_TO, SEGUE_MOMENT_AFTER, STYLE_FLIP, 1};
  const segue_sink *sink = wave->sink;
  segue_status status = add_hidden_screen(sink, stage->from, SEGUE_SUBJECT_FROM);
  if (status >= 0) status = add_hidden_screen(sink, stage->to, SEGUE_SUBJECT_TO);
  if (status >= 0) status = add_floor(sink, stage, parameters->values[PARAMETER_FLOOR].color);
  if (status >= 0) status = wave->parent = add_group(sink, stage, parameters->values[PARAMETER_EYE].number);
  if (status < 0) return status;
  lay_grid(wave, stage->from, columns, origin);
  status = add_tiles(wave, &front);
  if (status < 0) return status;
  lay_grid(wave, stage->to, columns, origin);
  return add_tiles(wave, &back);
}

/* Adds tiles of one screen above the other one, which stays or moves to its presented state. */
static segue_status come_or_go(wave *wave, const segue_stage *stage, const segue_parameters *parameters,
                               segue_point origin, int style, int arrives) {
  const segue_pace pace = {0, DURATION, NULL};
  const segue_screen *screen = arrives ? stage->to : stage->from;
  const segue_subject_kind subject = arrives ? SEGUE_SUBJECT_TO : SEGUE_SUBJECT_FROM;
  const tile tile = {"tile", subject, arrives ? SEGUE_MOMENT_AFTER : SEGUE_MOMENT_BEFORE, style, arrives};
  const segue_sink *sink = wave->sink;
  segue_status status = stage->presentation
                            ? segue_add_lower_screen(sink, stage, pace)
                            : segue_add_screen(sink, stage, arrives ? SEGUE_SUBJECT_FROM : SEGUE_SUBJECT_TO);
  if (status >= 0) status = add_hidden_screen(sink, screen, subject);
  if (status >= 0) status = wave->parent = add_group(sink, stage, parameters->values[PARAMETER_EYE].number);
  if (status < 0) return status;
  lay_grid(wave, screen, parameters->values[PARAMETER_COLUMNS].number, origin);
  return add_tiles(wave, &tile);
}

static segue_status choreograph(segue_animator *self, const segue_stage *stage,
                                const segue_parameters *parameters, const segue_sink *sink,
                                segue_error *error) {
  segue_rect source;
  segue_point origin;
  int style, arrives;
  wave wave;
  segue_status status;
  (void)self;
  if (!segue_accepts_stage(stage, error)) return error->code;
  source = segue_source_frame(stage);
  origin.x = source.x + source.width / 2;
  origin.y = source.y + source.height / 2;
  memset(&wave, 0, sizeof wave);
  wave.sink = sink;
  wave.direction = stage->direction;
  wave.from_right = (stage->traits & SEGUE_TRAIT_RIGHT_TO_LEFT) != 0;
  wave.spread = parameters->values[PARAMETER_SPREAD].number;
  style = (int)parameters->values[PARAMETER_STYLE].number;
  arrives = (int)parameters->values[PARAMETER_SCREEN].number == SCREEN_ARRIVING;
  if (stage->presentation)
    /* Only the presented screen breaks into tiles; the presenter does not. */
    status = come_or_go(&wave, stage, parameters, origin, style, segue_arrives_above(stage->operation));
  else if (style == STYLE_FLIP)
    status = flip_over(&wave, stage, parameters, origin);
  else
    status = come_or_go(&wave, stage, parameters, origin, style, arrives);
  if (status >= 0) status = sink->set_duration(sink, DURATION);
  if (status < 0) return segue_fail(error, status, "the host rejected a layer or a track");
  return SEGUE_OK;
}

static void destroy(segue_animator *self) { (void)self; }

/* The animator has no state, so one shared instance is enough. */
static segue_animator instance = {
    .size = sizeof(segue_animator), .choreograph = choreograph, .destroy = destroy};

static const char *const styles[] = {"flip", "lift", "fade"};
static const char *const screens[] = {"leaving", "arriving"};

static const segue_parameter_description style_parameter = {
    .size = sizeof(segue_parameter_description), .kind = SEGUE_PARAMETER_CHOICE, .name = "style",
    .help = "What a tile does: flip over to the other screen, lift off or fade.",
    .choices = styles, .choice_count = 3};
static const segue_parameter_description screen_parameter = {
    .size = sizeof(segue_parameter_description), .kind = SEGUE_PARAMETER_CHOICE, .name = "screen",
    .help = "Which screen breaks into tiles that lift off or fade; a presented screen always does.",
    .choices = screens, .choice_count = 2};
static const segue_parameter_description columns_parameter = {
    .size = sizeof(segue_parameter_description), .kind = SEGUE_PARAMETER_NUMBER, .name = "columns",
    .help = "The number of tiles in a row.", .unit = "tiles",
    .minimum = 1, .maximum = 12, .default_number = 7};
static const segue_parameter_description spread_parameter = {
    .size = sizeof(segue_parameter_description), .kind = SEGUE_PARAMETER_NUMBER, .name = "spread",
    .help = "The part of the duration that the wave takes to reach the farthest tile.",
    .minimum = 0, .maximum = 0.9, .default_number = 0.72};
static const segue_parameter_description eye_parameter = {
    .size = sizeof(segue_parameter_description), .kind = SEGUE_PARAMETER_LENGTH, .name = "eye",
    .help = "The viewing distance.", .unit = "points",
    .minimum = 600, .maximum = 10000, .default_number = 1100};
static const segue_parameter_description floor_parameter = {
    .size = sizeof(segue_parameter_description), .kind = SEGUE_PARAMETER_COLOR, .name = "floor",
    .help = "The color behind tiles that flip.", .default_color = {13 / 255.0, 13 / 255.0, 18 / 255.0, 1}};

static const segue_parameter_description *const parameters[] = {
    &style_parameter, &screen_parameter, &columns_parameter,
    &spread_parameter, &eye_parameter, &floor_parameter};

static const segue_animator_description description = {
    .size = sizeof(segue_animator_description),
    .operations = SEGUE_OPERATION_BIT(SEGUE_PUSH) | SEGUE_OPERATION_BIT(SEGUE_POP) |
                  SEGUE_OPERATION_BIT(SEGUE_PRESENT) | SEGUE_OPERATION_BIT(SEGUE_DISMISS) |
                  SEGUE_OPERATION_BIT(SEGUE_TAB),
    .id = "tile-wave", .version = "1.0.0", .parameters = parameters, .parameter_count = 6};

static const segue_animator_description *const descriptions[] = {&description};

static segue_animator *create(const segue_plugin *plugin, const char *animator, segue_error *error) {
  (void)plugin;
  if (strcmp(animator, description.id) == 0) return &instance;
  segue_fail(error, SEGUE_UNSUPPORTED, "unknown animator '%.100s'", animator);
  return NULL;
}

static const segue_plugin plugin = {
    .size = sizeof(segue_plugin), .abi_major = SEGUE_ABI_MAJOR, .abi_minor = 0,
    .animator_count = 1, .id = "ripple-tiles", .version = "1.0.0",
    .animators = descriptions, .create = create};

const segue_plugin *segue_plugin_entry(const segue_host *host, segue_error *error) {
  return segue_accepts_host(host, error) ? &plugin : NULL;
}
