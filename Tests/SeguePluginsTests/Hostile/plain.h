/* What the fixtures have in common: a plugin that behaves, to be spoilt in one place. */
#ifndef PLAIN_H
#define PLAIN_H

#include "segue_kit.h"

#include <stdlib.h>

/* What an animator of the fixtures does, by the id of the animator. */
typedef struct plain_animator {
  const char *id;
  segue_status (*choreograph)(segue_animator *self, const segue_stage *stage,
                              const segue_parameters *parameters, const segue_sink *sink,
                              segue_error *error);
  segue_animator *(*create)(segue_error *error); /* null where it is made as it should be */
  void (*destroy)(segue_animator *self);         /* null where it is ended as it should be */
} plain_animator;

static inline void plain_destroy(segue_animator *self) { free(self); }

/* The arriving screen fades in over the departing one. */
static inline segue_status plain_choreograph(segue_animator *self, const segue_stage *stage,
                                             const segue_parameters *parameters,
                                             const segue_sink *sink, segue_error *error) {
  (void)self, (void)parameters, (void)error;
  int32_t to;
  segue_pace pace = {0, 0.35, "ease-in-out"};
  segue_add_screen(sink, stage, SEGUE_SUBJECT_FROM);
  to = segue_add_screen(sink, stage, SEGUE_SUBJECT_TO);
  return segue_move(sink, to, SEGUE_OPACITY, 0, 1, pace);
}

static inline segue_animator *plain_make(const plain_animator *animator, segue_error *error) {
  if (animator->create) return animator->create(error);
  segue_animator *made = (segue_animator *)calloc(1, sizeof *made);
  made->size = sizeof *made;
  made->choreograph = animator->choreograph;
  made->destroy = animator->destroy ? animator->destroy : plain_destroy;
  return made;
}

static inline segue_animator *plain_create(const plain_animator *animators, size_t count,
                                           const char *id, segue_error *error) {
  for (size_t i = 0; i < count; i++)
    if (strcmp(animators[i].id, id) == 0) return plain_make(animators + i, error);
  segue_fail(error, SEGUE_INVALID, "there is no animator %s", id);
  return NULL;
}

/* Describes animators that can do everything and take nothing. */
static inline const segue_plugin *plain_plugin(
    segue_plugin *plugin, const char *id, const plain_animator *animators, size_t count,
    segue_animator *(*create)(const segue_plugin *, const char *, segue_error *)) {
  segue_animator_description *all =
      (segue_animator_description *)calloc(count, sizeof *all);
  const segue_animator_description **pointers =
      (const segue_animator_description **)calloc(count, sizeof *pointers);
  for (size_t i = 0; i < count; i++) {
    all[i].size = sizeof all[i];
    all[i].operations = 31;
    all[i].id = animators[i].id;
    all[i].version = "1.0.0";
    pointers[i] = all + i;
  }
  memset(plugin, 0, sizeof *plugin);
  plugin->size = sizeof *plugin;
  plugin->abi_major = SEGUE_ABI_MAJOR;
  plugin->abi_minor = 0;
  plugin->animator_count = (uint32_t)count;
  plugin->id = id;
  plugin->version = "1.0.0";
  plugin->animators = pointers;
  plugin->create = create;
  return plugin;
}

#define PLAIN_COUNT(array) (sizeof(array) / sizeof *(array))

/* The head of an animator's function. */
#define CHOREOGRAPH(name)                                                                          \
  static segue_status name(segue_animator *self, const segue_stage *stage,                        \
                           const segue_parameters *parameters, const segue_sink *sink,             \
                           segue_error *error)
#define UNUSED (void)self, (void)stage, (void)parameters, (void)sink, (void)error

/* The end of a file: a plugin of all its animators. */
#define PLAIN_ENTRY(name)                                                                          \
  static segue_animator *create(const segue_plugin *plugin, const char *id, segue_error *error) {  \
    (void)plugin;                                                                                  \
    return plain_create(animators, PLAIN_COUNT(animators), id, error);                             \
  }                                                                                                \
                                                                                                   \
  const segue_plugin *segue_plugin_entry(const segue_host *host, segue_error *error) {             \
    static segue_plugin plugin;                                                                    \
    (void)host, (void)error;                                                                       \
    if (plugin.size) return &plugin;                                                               \
    return plain_plugin(&plugin, name, animators, PLAIN_COUNT(animators), create);                 \
  }

#endif /* PLAIN_H */
