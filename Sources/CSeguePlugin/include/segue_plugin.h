/*
 * segue_plugin.h: the C ABI between Segue and its plugins.
 *
 * A plugin is a shared library that exports one function, segue_plugin_entry. It provides animators. The host
 * calls an animator once per transition: it reads the stage, and writes layers and tracks into a sink. It draws
 * nothing, starts nothing, and does not run while the transition plays. Plain C11, and C++17.
 * segue_stage.h declares its input, segue_timeline.h its output.
 *
 * GENERAL RULES
 *
 * Version.    The major versions of host and plugin must be equal. A plugin states the lowest minor version
 *             that it needs; a host with a lower one rejects the plugin.
 * Records.    A struct that begins with `size` is a record. The side that fills it in sets `size` to its own
 *             sizeof. The side that reads it reads no further than `size`, so records can grow at their ends.
 *             SEGUE_HAS(record, field) tests whether a field is present. Records are passed by pointer, and
 *             arrays of them are arrays of pointers. All other structs are values: they never change within
 *             a major version, and can be array elements.
 *             A plugin needs what version 1.0 has (SEGUE_STAGE_SIZE_1_0) and tests for anything later.
 * Values.     Enumerations and flags can gain values in a minor version. A host rejects values from a plugin
 *             that it does not know: use one of version 1.n only if the host's abi_minor is n or more. A
 *             plugin that meets a value that it does not know fails with SEGUE_UNSUPPORTED where everything
 *             depends on it (an operation), and ignores it where it is one of several (a trait, a channel
 *             that a presenter keeps, the kind of an element).
 * Zero.       A zero field has its default. A record is valid if everything but `size` and the required fields
 *             is zero, and fields added later do not affect older code. Padding is zero.
 * Ownership.  What the host passes belongs to the host and is valid until the call returns. The sink copies
 *             what a plugin passes before its function returns. What the entry function returns, and
 *             everything it points to, belongs to the plugin, never changes, and stays valid until the process
 *             ends: the host never unloads a library. Never free memory that the other side allocated.
 * Strings.    UTF-8, terminated by a zero byte. An id has 1 to 128 bytes, any other string at most 4096.
 * Null.       A pointer is not null unless its comment says so. An empty array may be null.
 * Units.      Points, seconds, radians; frames are in container coordinates with y downward. Colors are
 *             sRGB, 0 to 1, not premultiplied. Numbers are finite unless a comment says otherwise.
 * Errors.     A function that can fail returns a segue_status below zero. If it takes a segue_error, it
 *             fills in the code and the message first.
 * Threads.    Each function states its rule. [one]: the host never makes two calls at once for one plugin.
 *             [instance]: it never makes two calls at once for one instance, but may for different ones.
 *             [any]: it may call from any thread at any time. No function is tied to a thread.
 * Purity.     A timeline depends only on the stage and the parameters: no clock, no files, and no
 *             randomness except from the stage's seed. No exception or longjmp may cross the ABI.
 *
 * WHERE THE HOST FINDS PLUGINS. Folders named NAME.segueplugin in each folder given with --plugin-path, in each
 * of SEGUE_PLUGIN_PATH (separated by colons), in the folder build of each plugin with sources in the project, in
 * $XDG_DATA_HOME/segue/plugins, and in segue/plugins of each of $XDG_DATA_DIRS. See Plugins.md.
 *
 * CHANGES
 *   1.0  The first version.
 *   1.1  segue_stage has a surface.
 *   1.2  Layers and transform steps can be skewed. Masks can be gradients, and inverted.
 *        Corners have a shape, and not all have to be rounded.
 */
#ifndef SEGUE_PLUGIN_H
#define SEGUE_PLUGIN_H

#include "segue_timeline.h"

#ifdef __cplusplus
extern "C" {
#endif

#define SEGUE_ABI_MAJOR 1u
#define SEGUE_ABI_MINOR 2u

#if defined(_WIN32)
#define SEGUE_EXPORT __declspec(dllexport)
#else
#define SEGUE_EXPORT __attribute__((visibility("default")))
#endif

/* Receives the error of a function that fails. The host creates and clears it. */
typedef struct segue_error {
  uint32_t size;
  segue_status code;
  char message[248]; /* a sentence with a terminating zero; truncated at a character if too long */
} segue_error;

typedef struct segue_host segue_host;

/* The program that loads the plugin. Valid until the process ends. */
struct segue_host {
  uint32_t size;
  uint32_t abi_major;
  uint32_t abi_minor;
  uint32_t padding;
  const char *name;
  const char *version; /* such as 1.2.3 */

  /*
   * Looks up an extension of the host by name and revision, such as "segue.log/1". Returns a record that is
   * valid until the process ends, or null if the host does not have the extension. Third-party extensions
   * begin with a reversed domain: "com.example.sound/1". [any]
   */
  const void *(*get_extension)(const segue_host *host, const char *id);
};

/* The extension "segue.log/1": messages for the user of the host. */
#define SEGUE_LOG "segue.log/1"
typedef struct segue_log {
  uint32_t size;
  uint32_t padding;
  /* Writes a line; its control characters are escaped. [any] */
  void (*write)(const segue_host *host, const char *message);
} segue_log;

typedef struct segue_animator segue_animator;

/* An instance of an animator, from create. */
struct segue_animator {
  uint32_t size;
  uint32_t padding;
  void *state; /* for the plugin's own use; may be null */

  /*
   * Adds the layers and tracks of a transition to the sink. The host calls it any number of times, with
   * stages in any order, so it must keep no state between calls. Returns SEGUE_OK, or fills in the error and
   * returns a status below zero. [instance]
   */
  segue_status (*choreograph)(segue_animator *self, const segue_stage *stage,
                              const segue_parameters *parameters, const segue_sink *sink,
                              segue_error *error);

  /* Destroys the instance. [instance] */
  void (*destroy)(segue_animator *self);
};

/* The name and features of an animator; must match the manifest. */
typedef struct segue_animator_description {
  uint32_t size;
  uint32_t operations; /* SEGUE_OPERATION_BIT of each */
  const char *id;
  const char *version; /* such as 1.2.3 */
  const segue_parameter_description *const *parameters;
  const char *const *capabilities; /* sorted */
  uint32_t parameter_count;
  uint32_t capability_count;
} segue_animator_description;

typedef struct segue_plugin segue_plugin;

/* A plugin. */
struct segue_plugin {
  uint32_t size;
  uint32_t abi_major; /* the SEGUE_ABI_MAJOR it was compiled with */
  uint32_t abi_minor; /* the lowest that it works with: 0, not SEGUE_ABI_MINOR, unless it needs more */
  uint32_t animator_count;
  const char *id;      /* as in the manifest */
  const char *version; /* as in the manifest */
  const segue_animator_description *const *animators;

  /*
   * Creates an instance of an animator, which belongs to the plugin and is valid until destroy. Fills in the
   * error and returns null if the id is not exactly the id of one of the animators, or after any other
   * failure. [any]
   */
  segue_animator *(*create)(const segue_plugin *plugin, const char *animator, segue_error *error);

  /*
   * Looks up an extension of the plugin, as for the host. Returns null if the plugin does not have it.
   * The field may be null if the plugin has no extensions. [any]
   */
  const void *(*get_extension)(const segue_plugin *plugin, const char *id);
};

/*
 * The only function that a plugin exports. Returns the plugin, always the same one. If the plugin is not
 * compatible with the host, fills in the error and returns null. Do little work here: no files, no threads.
 * The host calls it before anything else, and may call it again. [one]
 */
typedef const segue_plugin *(*segue_plugin_entry_function)(const segue_host *host,
                                                           segue_error *error);
SEGUE_EXPORT const segue_plugin *segue_plugin_entry(const segue_host *host, segue_error *error);

#define SEGUE_PLUGIN_ENTRY "segue_plugin_entry"

/* What every host of this major version fills in. Compare a record's size with this, not with sizeof, which
   grows: a plugin that is compiled with later headers still works with earlier hosts. */
#define SEGUE_HOST_SIZE_1_0 40u

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
