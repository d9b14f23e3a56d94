/* Animators that write what is no timeline, each in its own way. */
#include "plain.h"

#include <math.h>
#include <pthread.h>

static segue_layer tile(const char *id) {
  segue_rect frame = {0, 0, 10, 10};
  return segue_plain_layer(id, frame);
}

CHOREOGRAPH(not_a_number) {
  UNUSED;
  segue_number numbers[2] = {{SEGUE_OPACITY, 0, 0.5}, {SEGUE_SCALE_X, 0, NAN}};
  segue_layer layer = tile("tile-1");
  sink->add_layer(sink, &layer);
  layer = tile("tile-2");
  layer.numbers = numbers;
  layer.number_count = 2;
  return sink->add_layer(sink, &layer) < 0 ? SEGUE_INVALID : SEGUE_OK;
}

CHOREOGRAPH(no_such_word) {
  UNUSED;
  segue_layer layer = tile("tile");
  layer.fit = 7;
  sink->add_layer(sink, &layer);
  return SEGUE_OK;
}

CHOREOGRAPH(bad_parent) {
  UNUSED;
  segue_layer layer = tile("tile");
  layer.parent = 12;
  sink->add_layer(sink, &layer);
  return SEGUE_OK;
}

CHOREOGRAPH(size_0) {
  UNUSED;
  segue_layer layer = tile("tile");
  layer.size = 0;
  sink->add_layer(sink, &layer);
  return SEGUE_OK;
}

CHOREOGRAPH(size_3) {
  UNUSED;
  segue_layer layer = tile("tile");
  layer.size = 3;
  sink->add_layer(sink, &layer);
  return SEGUE_OK;
}

CHOREOGRAPH(size_huge) {
  UNUSED;
  segue_layer layer = tile("tile");
  layer.size = 1u << 31;
  sink->add_layer(sink, &layer);
  return SEGUE_OK;
}

CHOREOGRAPH(null_id) {
  UNUSED;
  segue_layer layer = tile(NULL);
  sink->add_layer(sink, &layer);
  return SEGUE_OK;
}

CHOREOGRAPH(not_utf8) {
  UNUSED;
  segue_layer layer = tile("a\xff\xfe");
  sink->add_layer(sink, &layer);
  return SEGUE_OK;
}

CHOREOGRAPH(endless_text) {
  UNUSED;
  static char text[65536];
  memset(text, 'a', sizeof text);
  segue_layer layer = tile(text);
  sink->add_layer(sink, &layer);
  return SEGUE_OK;
}

CHOREOGRAPH(endless_layers) {
  UNUSED;
  char id[32];
  for (unsigned i = 0;; i++) {
    snprintf(id, sizeof id, "layer-%u", i);
    segue_layer layer = tile(id);
    int32_t number = sink->add_layer(sink, &layer);
    if (number < 0) return number;
  }
}

CHOREOGRAPH(deaf_to_refusal) {
  UNUSED;
  segue_layer layer = tile(NULL);
  for (int i = 0; i < 100000; i++) sink->add_layer(sink, &layer);
  return SEGUE_OK;
}

CHOREOGRAPH(no_layers) {
  UNUSED;
  return SEGUE_OK;
}

CHOREOGRAPH(no_message) {
  UNUSED;
  return SEGUE_UNSUPPORTED;
}

CHOREOGRAPH(rude_message) {
  UNUSED;
  memset(error->message, 0xff, sizeof error->message);
  memcpy(error->message, "\033[2Jno", 6);
  return SEGUE_FAILED;
}

/* A sink that is used when its call is over. */
static const segue_sink *kept;

CHOREOGRAPH(kept_sink) {
  UNUSED;
  if (kept && kept != sink) {
    segue_layer layer = tile("late");
    if (kept->add_layer(kept, &layer) != SEGUE_INVALID) return SEGUE_FAILED;
  }
  kept = sink;
  return plain_choreograph(self, stage, parameters, sink, error);
}

static void *write_layers(void *sink) {
  char id[32];
  for (int i = 0; i < 1000; i++) {
    snprintf(id, sizeof id, "thread-%d", i);
    segue_layer layer = tile(id);
    ((const segue_sink *)sink)->add_layer(sink, &layer);
  }
  return NULL;
}

/* Two threads that write at a time, one of which goes on when the call is over. */
CHOREOGRAPH(second_thread) {
  pthread_t thread;
  pthread_create(&thread, NULL, write_layers, (void *)(uintptr_t)sink);
  pthread_detach(thread);
  return plain_choreograph(self, stage, parameters, sink, error);
}

CHOREOGRAPH(mirrors) {
  UNUSED;
  segue_layer layer = tile("tile");
  segue_easing easing;
  segue_keyframe keyframes[2];
  segue_channel channel = SEGUE_OPACITY;
  segue_track track;
  double numbers[2] = {0, 1};
  memset(&easing, 0, sizeof easing);
  memset(keyframes, 0, sizeof keyframes);
  memset(&track, 0, sizeof track);
  easing.size = sizeof easing;
  easing.kind = SEGUE_EASING_MIRRORED;
  easing.inner = &easing; /* without end */
  keyframes[0].numbers = numbers;
  keyframes[1].numbers = numbers + 1;
  keyframes[0].number_count = keyframes[1].number_count = 1;
  keyframes[1].offset = 1;
  track.size = sizeof track;
  track.layer = sink->add_layer(sink, &layer);
  track.channels = &channel;
  track.channel_count = 1;
  track.keyframes = keyframes;
  track.keyframe_count = 2;
  track.easing = &easing;
  return sink->add_track(sink, &track);
}

static segue_animator *create_nothing(segue_error *error) {
  (void)error;
  return NULL;
}

static segue_animator *create_small(segue_error *error) {
  (void)error;
  static segue_animator small;
  small.size = 3;
  return &small;
}

static const plain_animator animators[] = {
    {"not-a-number", not_a_number, NULL, NULL},
    {"no-such-word", no_such_word, NULL, NULL},
    {"bad-parent", bad_parent, NULL, NULL},
    {"size-0", size_0, NULL, NULL},
    {"size-3", size_3, NULL, NULL},
    {"size-huge", size_huge, NULL, NULL},
    {"null-id", null_id, NULL, NULL},
    {"not-utf8", not_utf8, NULL, NULL},
    {"endless-text", endless_text, NULL, NULL},
    {"endless-layers", endless_layers, NULL, NULL},
    {"deaf-to-refusal", deaf_to_refusal, NULL, NULL},
    {"no-layers", no_layers, NULL, NULL},
    {"no-message", no_message, NULL, NULL},
    {"rude-message", rude_message, NULL, NULL},
    {"kept-sink", kept_sink, NULL, NULL},
    {"second-thread", second_thread, NULL, NULL},
    {"mirrors", mirrors, NULL, NULL},
    {"create-nothing", plain_choreograph, create_nothing, NULL},
    {"create-small", plain_choreograph, create_small, NULL},
    {"plain", plain_choreograph, NULL, NULL},
};

PLAIN_ENTRY("com.example.writing")
