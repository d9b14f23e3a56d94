/*
 * segue_kit.h: shorter ways to say what segue_plugin.h can say, for plugins in C and C++.
 *
 * Nothing here is part of the border: a plugin may do without it, or have a kit of its own.
 */
#ifndef SEGUE_KIT_H
#define SEGUE_KIT_H

#include "segue_plugin.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Says what went wrong, in a sentence, and returns the code for the caller to return. */
#if defined(__GNUC__)
__attribute__((format(printf, 3, 4)))
#endif
static inline segue_status segue_fail(segue_error *error, segue_status code, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  error->code = code;
  vsnprintf(error->message, sizeof error->message, format, arguments);
  va_end(arguments);
  return code;
}

/* Whether the host is one that a plugin which was compiled with this header can work with. */
static inline int segue_accepts_host(const segue_host *host, segue_error *error) {
  if (host->size >= sizeof(segue_host) && host->abi_major == SEGUE_ABI_MAJOR) return 1;
  segue_fail(error, SEGUE_VERSION, "the plugin needs a host of version %u of the interface", SEGUE_ABI_MAJOR);
  return 0;
}

/* Whether a stage has all that this header knows of; choreograph fails where it has not. */
static inline int segue_accepts_stage(const segue_stage *stage, segue_error *error) {
  if (stage->size >= sizeof(segue_stage)) return 1;
  segue_fail(error, SEGUE_VERSION, "the stage is of an older interface than the plugin");
  return 0;
}

/* A layer of nothing, where a frame is. */
static inline segue_layer segue_plain_layer(const char *id, segue_rect frame) {
  segue_layer layer;
  memset(&layer, 0, sizeof layer);
  layer.size = sizeof layer;
  layer.id = id;
  layer.frame = frame;
  return layer;
}

/* The layer of a screen itself: called from or to, where the screen is, with its corners. */
static inline int32_t segue_add_screen(const segue_sink *sink, const segue_stage *stage,
                                       segue_subject_kind subject) {
  const segue_screen *screen = subject == SEGUE_SUBJECT_FROM ? stage->from : stage->to;
  segue_layer layer = segue_plain_layer(subject == SEGUE_SUBJECT_FROM ? "from" : "to", screen->frame);
  segue_number corners[2] = {{SEGUE_CORNER_RADIUS, 0, screen->corner_radius}, {SEGUE_MASKS_TO_BOUNDS, 0, 1}};
  layer.contents = SEGUE_CONTENTS_LIVE;
  layer.subject.kind = subject;
  layer.numbers = corners;
  layer.number_count = screen->corner_radius > 0 ? 2 : 0;
  return sink->add_layer(sink, &layer);
}

/* When something moves, and at what pace: seconds, and an easing as in a preset (null for linear). */
typedef struct segue_pace {
  double delay;
  double duration;
  const char *easing;
} segue_pace;

/* Moves one number of a layer from one value to another. */
static inline segue_status segue_move(const segue_sink *sink, int32_t layer, segue_channel channel,
                                      double from, double to, segue_pace pace) {
  segue_keyframe keyframes[2];
  segue_easing easing;
  segue_track track;
  memset(keyframes, 0, sizeof keyframes);
  memset(&easing, 0, sizeof easing);
  memset(&track, 0, sizeof track);
  keyframes[0].numbers = &from;
  keyframes[0].number_count = 1;
  keyframes[1].offset = 1;
  keyframes[1].numbers = &to;
  keyframes[1].number_count = 1;
  easing.size = sizeof easing;
  easing.kind = SEGUE_EASING_TEXT;
  easing.text = pace.easing;
  track.size = sizeof track;
  track.layer = layer;
  track.channels = &channel;
  track.channel_count = 1;
  track.keyframes = keyframes;
  track.keyframe_count = 2;
  track.delay = pace.delay;
  track.duration = pace.duration;
  track.easing = pace.easing ? &easing : NULL;
  return sink->add_track(sink, &track);
}

#ifdef __cplusplus
}
#endif

#endif /* SEGUE_KIT_H */
