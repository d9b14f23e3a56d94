/*
 * segue_kit.h: convenience functions on top of segue_plugin.h, for plugins in C and C++.
 *
 * Nothing here is part of the ABI. A plugin can do without it.
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

/* Fills in the error with a message of one sentence, and returns its code so that the caller can return it. */
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

/* Whether the host has what version 1.0 has. Test for later fields with SEGUE_HAS. */
static inline int segue_accepts_host(const segue_host *host, segue_error *error) {
  if (host->size >= SEGUE_HOST_SIZE_1_0 && host->abi_major == SEGUE_ABI_MAJOR) return 1;
  segue_fail(error, SEGUE_VERSION, "the plugin needs a host of version %u of the interface", SEGUE_ABI_MAJOR);
  return 0;
}

/* Whether a stage has every field of version 1.0. If not, choreograph must fail. */
static inline int segue_accepts_stage(const segue_stage *stage, segue_error *error) {
  if (stage->size >= SEGUE_STAGE_SIZE_1_0) return 1;
  segue_fail(error, SEGUE_VERSION, "the stage is of an older interface than the plugin");
  return 0;
}

/* An empty layer with a frame. */
static inline segue_layer segue_plain_layer(const char *id, segue_rect frame) {
  segue_layer layer;
  memset(&layer, 0, sizeof layer);
  layer.size = sizeof layer;
  layer.id = id;
  layer.frame = frame;
  return layer;
}

/* Adds the live layer of a screen: named from or to, with the screen's frame and corners. */
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

/* The timing of a track: seconds, and an easing as in a preset (null for linear). */
typedef struct segue_pace {
  double delay;
  double duration;
  const char *easing;
} segue_pace;

/* Animates one channel of a layer from one value to another. */
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

/* The frame of the source; if unknown, five points in the middle of the container. */
static inline segue_rect segue_source_frame(const segue_stage *stage) {
  segue_rect middle;
  if (stage->source && stage->source->frame.width > 0 && stage->source->frame.height > 0)
    return stage->source->frame;
  middle.x = stage->container.width / 2 - 2.5;
  middle.y = stage->container.height / 2 - 2.5;
  middle.width = middle.height = 5;
  return middle;
}

/* The value of a channel of a screen's layer at rest. */
static inline double segue_resting_value(const segue_screen *screen, segue_channel channel) {
  switch (channel) {
    case SEGUE_BOUNDS_WIDTH: return screen->frame.width;
    case SEGUE_BOUNDS_HEIGHT: return screen->frame.height;
    case SEGUE_POSITION_X: return screen->frame.x + screen->frame.width / 2;
    case SEGUE_POSITION_Y: return screen->frame.y + screen->frame.height / 2;
    case SEGUE_ANCHOR_X:
    case SEGUE_ANCHOR_Y: return 0.5;
    case SEGUE_SCALE_X:
    case SEGUE_SCALE_Y:
    case SEGUE_SCALE_Z:
    case SEGUE_OPACITY:
    case SEGUE_SHADOW_ALPHA: return 1;
    case SEGUE_CORNER_RADIUS: return screen->corner_radius;
    case SEGUE_MASKS_TO_BOUNDS: return screen->corner_radius > 0;
    default: return 0;
  }
}

/*
 * Adds the lower screen. For present and dismiss, also animates it to or from the values it keeps while it is
 * covered, and fades the backdrop above it in or out.
 */
static inline segue_status segue_add_lower_screen(const segue_sink *sink, const segue_stage *stage,
                                                  segue_pace pace) {
  const int opens = segue_arrives_above(stage->operation);
  const segue_screen *screen = opens ? stage->from : stage->to;
  const segue_presentation *presentation = stage->presentation;
  int32_t layer = segue_add_screen(sink, stage, opens ? SEGUE_SUBJECT_FROM : SEGUE_SUBJECT_TO);
  uint32_t i;
  if (layer < 0 || !presentation) return layer < 0 ? layer : SEGUE_OK;
  for (i = 0; i < presentation->while_presented_count; i++) {
    const segue_number kept = presentation->while_presented[i];
    const double rest = segue_resting_value(screen, kept.channel);
    const segue_status status = segue_move(sink, layer, kept.channel, opens ? rest : kept.value,
                                           opens ? kept.value : rest, pace);
    if (status < 0) return status;
  }
  if (presentation->backdrop.alpha > 0) {
    const segue_color color = presentation->backdrop;
    const segue_rect whole = {0, 0, stage->container.width, stage->container.height};
    const segue_number colors[4] = {{SEGUE_BACKGROUND_RED, 0, color.red},
                                    {SEGUE_BACKGROUND_GREEN, 0, color.green},
                                    {SEGUE_BACKGROUND_BLUE, 0, color.blue},
                                    {SEGUE_BACKGROUND_ALPHA, 0, color.alpha}};
    segue_layer backdrop = segue_plain_layer("backdrop", whole);
    backdrop.numbers = colors;
    backdrop.number_count = 4;
    layer = sink->add_layer(sink, &backdrop);
    if (layer < 0) return layer;
    return segue_move(sink, layer, SEGUE_OPACITY, opens ? 0 : 1, opens ? 1 : 0, pace);
  }
  return SEGUE_OK;
}

#ifdef __cplusplus
}
#endif

#endif /* SEGUE_KIT_H */
