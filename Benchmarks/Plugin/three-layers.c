/* The plugin that plugin-bench asks: three layers and six tracks, as a small transition has them. */
#include "segue_kit.h"

static segue_status choreograph(segue_animator *self, const segue_stage *stage,
                                const segue_parameters *parameters, const segue_sink *sink,
                                segue_error *error) {
  (void)self, (void)parameters, (void)error;
  segue_pace pace = {0, 0.35, "ease-in-out"};
  double width = stage->container.width * stage->direction;
  segue_rect frame = {0, 0, stage->container.width, stage->container.height};
  segue_number black[2] = {{SEGUE_BACKGROUND_ALPHA, 0, 1}, {SEGUE_OPACITY, 0, 0}};
  segue_layer dimming = segue_plain_layer("dimming", frame);
  int32_t from = segue_add_screen(sink, stage, SEGUE_SUBJECT_FROM);
  dimming.numbers = black;
  dimming.number_count = 2;
  int32_t dark = sink->add_layer(sink, &dimming);
  int32_t to = segue_add_screen(sink, stage, SEGUE_SUBJECT_TO);
  segue_move(sink, from, SEGUE_TRANSLATION_X, 0, -0.3 * width, pace);
  segue_move(sink, from, SEGUE_SCALE_X, 1, 0.95, pace);
  segue_move(sink, from, SEGUE_SCALE_Y, 1, 0.95, pace);
  segue_move(sink, dark, SEGUE_OPACITY, 0, 0.1, pace);
  segue_move(sink, to, SEGUE_TRANSLATION_X, width, 0, pace);
  return segue_move(sink, to, SEGUE_CORNER_RADIUS, 40, 0, pace);
}

static void destroy(segue_animator *self) { (void)self; }

static segue_animator *create(const segue_plugin *plugin, const char *animator, segue_error *error) {
  static segue_animator instance = {sizeof instance, 0, NULL, choreograph, destroy};
  (void)plugin;
  if (strcmp(animator, "three-layers") == 0) return &instance;
  segue_fail(error, SEGUE_INVALID, "there is no animator %s", animator);
  return NULL;
}

const segue_plugin *segue_plugin_entry(const segue_host *host, segue_error *error) {
  static const segue_animator_description animator = {
      sizeof animator, 31, "three-layers", "1.0.0", NULL, NULL, 0, 0};
  static const segue_animator_description *const animators[] = {&animator};
  static const segue_plugin plugin = {
      sizeof plugin, SEGUE_ABI_MAJOR, 0, 1, "com.example.bench", "1.0.0",
      animators, create, NULL};
  return segue_accepts_host(host, error) ? &plugin : NULL;
}
