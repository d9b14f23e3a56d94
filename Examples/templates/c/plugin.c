/* The new screen swings into place in 3D while the old one recedes and darkens. */
#include "segue_kit.h"

/* The indices of the parameters in the description at the end. */
enum { SWING, RECESS };

static const double DURATION = 0.5;
/* The viewing distance, in points. */
static const double EYE = 900;

/* Shrinks and darkens the old screen. */
static segue_status step_back(const segue_stage *stage, double recess, const segue_sink *sink) {
  const segue_pace pace = {0, DURATION, NULL};
  const segue_rect whole = {0, 0, stage->container.width, stage->container.height};
  const segue_number black = {SEGUE_BACKGROUND_ALPHA, 0, 1};
  segue_layer dark = segue_plain_layer("dark", whole);
  int32_t number = segue_add_screen(sink, stage, SEGUE_SUBJECT_FROM);
  segue_status status = number;
  if (status >= 0) status = segue_move(sink, number, SEGUE_SCALE_X, 1, 1 - recess, pace);
  if (status >= 0) status = segue_move(sink, number, SEGUE_SCALE_Y, 1, 1 - recess, pace);
  if (status < 0) return status;
  dark.numbers = &black;
  dark.number_count = 1;
  number = sink->add_layer(sink, &dark);
  return number < 0 ? number : segue_move(sink, number, SEGUE_OPACITY, 0, 0.4, pace);
}

/* Swings the new screen in from its side, turned toward the center. */
static segue_status swing_in(const segue_stage *stage, double swing, const segue_sink *sink) {
  const segue_pace pace = {0, DURATION, NULL};
  const segue_pace soon = {0, DURATION / 2, NULL};
  const segue_pace whole = {0, DURATION, "linear"};
  const double way = 0.4 * stage->container.width * stage->direction;
  const int32_t number = segue_add_screen(sink, stage, SEGUE_SUBJECT_TO);
  segue_status status = number;
  if (status >= 0) status = segue_move(sink, number, SEGUE_M34, -1 / EYE, -1 / EYE, whole);
  if (status >= 0) status = segue_move(sink, number, SEGUE_ROTATION_Y, swing * stage->direction, 0, pace);
  if (status >= 0) status = segue_move(sink, number, SEGUE_TRANSLATION_X, way, 0, pace);
  if (status >= 0) status = segue_move(sink, number, SEGUE_OPACITY, 0, 1, soon);
  return status;
}

static segue_status choreograph(segue_animator *self, const segue_stage *stage,
                                const segue_parameters *parameters, const segue_sink *sink,
                                segue_error *error) {
  segue_status status;
  (void)self;
  if (!segue_accepts_stage(stage, error)) return error->code;
  status = step_back(stage, parameters->values[RECESS].number, sink);
  if (status >= 0) status = swing_in(stage, parameters->values[SWING].number, sink);
  if (status < 0) return segue_fail(error, status, "the host rejected a layer or a track");
  return SEGUE_OK;
}

static void destroy(segue_animator *self) { (void)self; }

/* The animator has no state, so one shared instance is enough. */
static segue_animator instance = {
    .size = sizeof(segue_animator), .choreograph = choreograph, .destroy = destroy};

static const segue_parameter_description swing_parameter = {
    .size = sizeof(segue_parameter_description), .kind = SEGUE_PARAMETER_ANGLE, .name = "swing",
    .help = "The angle at which the new screen starts.",
    .minimum = 0, .maximum = 1.2, .default_number = 0.6};
static const segue_parameter_description recess_parameter = {
    .size = sizeof(segue_parameter_description), .kind = SEGUE_PARAMETER_NUMBER, .name = "recess",
    .help = "How much the old screen shrinks.",
    .minimum = 0, .maximum = 0.5, .default_number = 0.08};
static const segue_parameter_description *const parameters[] = {&swing_parameter, &recess_parameter};

static const segue_animator_description animator = {
    .size = sizeof(segue_animator_description), .id = "first-plugin", .version = "1.0.0",
    .operations = SEGUE_OPERATION_BIT(SEGUE_PUSH) | SEGUE_OPERATION_BIT(SEGUE_TAB),
    .parameters = parameters, .parameter_count = sizeof parameters / sizeof *parameters};
static const segue_animator_description *const animators[] = {&animator};

static segue_animator *create(const segue_plugin *plugin, const char *id, segue_error *error) {
  (void)plugin;
  if (strcmp(id, animator.id) == 0) return &instance;
  segue_fail(error, SEGUE_UNSUPPORTED, "unknown animator '%.100s'", id);
  return NULL;
}

static const segue_plugin plugin = {
    .size = sizeof(segue_plugin), .abi_major = SEGUE_ABI_MAJOR, .abi_minor = 0,
    .id = "first-plugin", .version = "1.0.0", .animators = animators,
    .animator_count = sizeof animators / sizeof *animators, .create = create};

/* The only function that the library exports. */
const segue_plugin *segue_plugin_entry(const segue_host *host, segue_error *error) {
  return segue_accepts_host(host, error) ? &plugin : NULL;
}
