/* Animators whose timelines are right, and cost whoever shows them more than a machine has. */
#include "plain.h"

#include <math.h>
#include <unistd.h>

static int32_t add(const segue_sink *sink, unsigned number, int32_t parent, double blur) {
  char id[32];
  segue_rect frame = {0, 0, 300, 300};
  segue_number numbers[1] = {{SEGUE_BLUR_RADIUS, 0, blur}};
  segue_layer layer;
  snprintf(id, sizeof id, "tile-%u", number);
  layer = segue_plain_layer(id, frame);
  layer.parent = parent;
  layer.numbers = numbers;
  layer.number_count = 1;
  return sink->add_layer(sink, &layer);
}

CHOREOGRAPH(deep) {
  UNUSED;
  int32_t parent = 0;
  for (unsigned i = 0; i < 4090 && parent >= 0; i++) parent = add(sink, i, parent, 0);
  return parent < 0 ? parent : SEGUE_OK;
}

CHOREOGRAPH(blurred) {
  UNUSED;
  for (unsigned i = 0; i < 4096; i++) add(sink, i, 0, 20);
  return SEGUE_OK;
}

static segue_status move_for(const segue_sink *sink, double delay, double duration) {
  segue_pace pace = {delay, duration, NULL};
  return segue_move(sink, add(sink, 0, 0, 0), SEGUE_OPACITY, 0, 1, pace);
}

CHOREOGRAPH(long_track) {
  UNUSED;
  return move_for(sink, 0, 1e300);
}

CHOREOGRAPH(late_track) {
  UNUSED;
  return move_for(sink, 36000, 0.5);
}

CHOREOGRAPH(long_timeline) {
  UNUSED;
  move_for(sink, 0, 0.5);
  return sink->set_duration(sink, 1e300);
}

CHOREOGRAPH(many_keyframes) {
  UNUSED;
  static segue_keyframe keyframes[300000];
  segue_track track;
  for (int i = 0; i < 300000; i++) keyframes[i].offset = i / 299999.0;
  memset(&track, 0, sizeof track);
  track.size = sizeof track;
  track.layer = add(sink, 0, 0, 0);
  track.property = SEGUE_MOVES_TRANSFORM;
  track.keyframes = keyframes;
  track.keyframe_count = 300000;
  track.duration = 1;
  return sink->add_track(sink, &track);
}

/* A reply with a list of millions of empty texts, as no host would send it: 'confined', which ends no call. */
CHOREOGRAPH(forged) {
  UNUSED;
  const unsigned long long kind = 2, count = 4000000;
  const unsigned length = (unsigned)(16 + 8 * count);
  unsigned char *reply = (unsigned char *)calloc(1, 4 + length);
  size_t sent = 0;
  memcpy(reply, &length, 4);
  memcpy(reply + 4, &kind, 8);
  memcpy(reply + 12, &count, 8);
  while (sent < 4 + length) {
    ssize_t more = write(512, reply + sent, 4 + length - sent);
    if (more <= 0) break;
    sent += (size_t)more;
  }
  return SEGUE_OK;
}

static const plain_animator animators[] = {
    {"deep", deep, NULL, NULL},
    {"blurred", blurred, NULL, NULL},
    {"long-track", long_track, NULL, NULL},
    {"late-track", late_track, NULL, NULL},
    {"long-timeline", long_timeline, NULL, NULL},
    {"many-keyframes", many_keyframes, NULL, NULL},
    {"forged", forged, NULL, NULL},
    {"plain", plain_choreograph, NULL, NULL},
};

PLAIN_ENTRY("com.example.costly")
