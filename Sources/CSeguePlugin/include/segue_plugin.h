/*
 * segue_plugin.h: the border between Segue and its plugins.
 *
 * A plugin is a shared library that exports one function, segue_plugin_entry. It provides animators: each is
 * asked once for a transition, looks at the stage, and writes layers and tracks into a sink. It draws
 * nothing, starts nothing, and is not called while the transition plays. Plain C11, and C++17.
 * segue_stage.h holds what it is given, segue_timeline.h what it writes.
 *
 * RULES THAT HOLD EVERYWHERE
 *
 * Version.    The major versions of host and plugin have to be equal. A plugin states the minor version
 *             that it needs at least; a host of a lower one refuses it.
 * Records.    A struct that begins with `size` is a record. Whoever fills it in writes sizeof of what they
 *             were compiled with; whoever reads it reads no further than `size`, so that records can grow
 *             at their ends. SEGUE_HAS(record, field) tells whether a field is there. Records are passed by
 *             pointer, and arrays of them are arrays of pointers. All other structs are values: they
 *             never change within a major version, and may stand in arrays.
 * Zero.       A field that is zero has its default, so a record that is all zero but for `size` and what
 *             is required is right, and what is added later changes nothing for those who do not know it.
 *             Padding is zero.
 * Ownership.  What the host passes belongs to the host, and is there until the call returns. What a plugin
 *             passes to a sink is copied before the sink's function returns. What the entry returns, and
 *             what hangs on it, belongs to the plugin, does not change, and is there until the process
 *             ends: libraries are never unloaded. Nobody frees what another has allocated.
 * Strings.    UTF-8 that ends with a zero byte. An id has 1 to 128 bytes, any other string at most 4096.
 * Null.       A pointer may be null only where that is said. An array of no elements may be null.
 * Units.      Points, seconds, radians; frames in the container's coordinates, y downwards. Colors are
 *             sRGB, 0 to 1, not premultiplied. Every number is finite unless that is said.
 * Errors.     A function that can fail returns a segue_status below zero. Where it is passed a
 *             segue_error, it writes code and message there first.
 * Threads.    Stated at each function. [one]: never two calls at a time for one plugin. [instance]: never two
 *             calls at a time for one instance, but for different ones at a time. [any]: from any thread at any
 *             time. No function is bound to a thread of its own.
 * Purity.     What an animator lays out follows from the stage and the parameters alone: no clock, no files,
 *             no randomness but that of the stage's seed. No exception or longjmp may cross the border.
 *
 * WHERE PLUGINS ARE FOUND. Folders NAME.segueplugin in each folder that is named by --plugin-path, in each of
 * SEGUE_PLUGIN_PATH (separated by colons), in .segue/plugins of a project (with --project), in
 * $XDG_DATA_HOME/segue/plugins, and in segue/plugins of each of $XDG_DATA_DIRS. Plugins.md tells the rest.
 *
 * CHANGES
 *   1.0  The first version.
 */
#ifndef SEGUE_PLUGIN_H
#define SEGUE_PLUGIN_H

#include "segue_timeline.h"

#ifdef __cplusplus
extern "C" {
#endif

#define SEGUE_ABI_MAJOR 1u
#define SEGUE_ABI_MINOR 0u

#if defined(_WIN32)
#define SEGUE_EXPORT __declspec(dllexport)
#else
#define SEGUE_EXPORT __attribute__((visibility("default")))
#endif

/* Where a function says what went wrong. The host makes it and clears it. */
typedef struct segue_error {
  uint32_t size;
  segue_status code;
  char message[248]; /* a sentence that ends with a zero byte; cut off, at a character, where it is longer */
} segue_error;

typedef struct segue_host segue_host;

/* Who loads the plugin. It is there until the process ends. */
struct segue_host {
  uint32_t size;
  uint32_t abi_major;
  uint32_t abi_minor;
  uint32_t padding;
  const char *name;
  const char *version; /* as 1.2.3 */

  /*
   * Looks an ability of the host up by its name and revision, such as "segue.log/1". Returns a record that
   * is there until the process ends, or null where the host has none of that name. An extension of somebody
   * else begins with a reversed domain: "com.example.sound/1". [any]
   */
  const void *(*get_extension)(const segue_host *host, const char *id);
};

/* The extension "segue.log/1": messages for whoever runs the host. */
#define SEGUE_LOG "segue.log/1"
typedef struct segue_log {
  uint32_t size;
  uint32_t padding;
  /* Writes a line; control characters are taken out. [any] */
  void (*write)(const segue_host *host, const char *message);
} segue_log;

typedef struct segue_animator segue_animator;

/* An instance of an animator, made by create. */
struct segue_animator {
  uint32_t size;
  uint32_t padding;
  void *state; /* the plugin's own; may be null */

  /*
   * Lays a transition out: adds layers and tracks to the sink. The host calls it any number of times, in
   * any order of stages; it remembers nothing from one call to the next. Returns SEGUE_OK, or a status
   * below zero after it has filled the error in. [instance]
   */
  segue_status (*choreograph)(segue_animator *self, const segue_stage *stage,
                              const segue_parameters *parameters, const segue_sink *sink,
                              segue_error *error);

  /* Ends the instance, which is not used again. [instance] */
  void (*destroy)(segue_animator *self);
};

/* What an animator is called and what it can do; the manifest says the same. */
typedef struct segue_animator_description {
  uint32_t size;
  uint32_t operations; /* SEGUE_OPERATION_BIT of each */
  const char *id;
  const char *version; /* as 1.2.3 */
  const segue_parameter_description *const *parameters;
  const char *const *capabilities; /* in alphabetical order */
  uint32_t parameter_count;
  uint32_t capability_count;
} segue_animator_description;

typedef struct segue_plugin segue_plugin;

/* A plugin. */
struct segue_plugin {
  uint32_t size;
  uint32_t abi_major; /* SEGUE_ABI_MAJOR of what it was compiled with */
  uint32_t abi_minor; /* the lowest that it can do with */
  uint32_t animator_count;
  const char *id;      /* as in the manifest */
  const char *version; /* as in the manifest */
  const segue_animator_description *const *animators;

  /*
   * Makes an instance of an animator, which belongs to the plugin and is there until destroy. Returns null
   * for an id that is not exactly one of the animators', or after another failure, with the error
   * filled in. [any]
   */
  segue_animator *(*create)(const segue_plugin *plugin, const char *animator, segue_error *error);

  /*
   * Looks an ability of the plugin up; as for the host's. Returns null where it has none of that name.
   * The field may be null where the plugin has none at all. [any]
   */
  const void *(*get_extension)(const segue_plugin *plugin, const char *id);
};

/*
 * The one function that a plugin exports. Returns the plugin, always the same; or null, with the error
 * filled in, where it does not go together with the host. It does little: no files, no threads.
 * It is called before anything else, and may be called again. [one]
 */
typedef const segue_plugin *(*segue_plugin_entry_function)(const segue_host *host,
                                                           segue_error *error);
SEGUE_EXPORT const segue_plugin *segue_plugin_entry(const segue_host *host, segue_error *error);

#define SEGUE_PLUGIN_ENTRY "segue_plugin_entry"

SEGUE_ASSERT_SIZE(segue_error, 256);
SEGUE_ASSERT_SIZE(segue_host, 40);
SEGUE_ASSERT_SIZE(segue_log, 16);
SEGUE_ASSERT_SIZE(segue_animator, 32);
SEGUE_ASSERT_SIZE(segue_animator_description, 48);
SEGUE_ASSERT_SIZE(segue_plugin, 56);

#ifdef __cplusplus
}
#endif

#endif /* SEGUE_PLUGIN_H */
