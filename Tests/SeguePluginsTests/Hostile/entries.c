/* Plugins whose entry, or what it returns, is wrong: -DFAULT=... chooses how. */
#include "plain.h"

#define FAULT_REFUSES 1
#define FAULT_REFUSES_SILENTLY 2
#define FAULT_OTHER_MAJOR 3
#define FAULT_HIGHER_MINOR 4
#define FAULT_SIZE_0 5
#define FAULT_SIZE_3 6
#define FAULT_SIZE_HUGE 7
#define FAULT_NULL_ID 8
#define FAULT_NOT_UTF8 9
#define FAULT_OTHER_ID 10
#define FAULT_OTHER_VERSION 11
#define FAULT_NO_VERSION 12
#define FAULT_NULL_CREATE 13
#define FAULT_NULL_ANIMATORS 14
#define FAULT_MISSING_ANIMATOR 15
#define FAULT_NO_ENTRY 16
#define FAULT_UNKNOWN_OPERATIONS 17

static const plain_animator animators[] = {{"fade", plain_choreograph, NULL, NULL}};

static segue_animator *create(const segue_plugin *plugin, const char *id, segue_error *error) {
  (void)plugin;
  return plain_create(animators, PLAIN_COUNT(animators), id, error);
}

static void spoil(segue_plugin *plugin) {
  static segue_animator_description strange;
  static const segue_animator_description *strangers[1] = {&strange};
  switch (FAULT) {
  case FAULT_OTHER_MAJOR: plugin->abi_major = 7; break;
  case FAULT_HIGHER_MINOR: plugin->abi_minor = 9; break;
  case FAULT_SIZE_0: plugin->size = 0; break;
  case FAULT_SIZE_3: plugin->size = 3; break;
  case FAULT_SIZE_HUGE: plugin->size = 1u << 31; break;
  case FAULT_NULL_ID: plugin->id = NULL; break;
  case FAULT_NOT_UTF8: plugin->id = "\xc3\x28"; break;
  case FAULT_OTHER_ID: plugin->id = "com.example.somebody-else"; break;
  case FAULT_OTHER_VERSION: plugin->version = "1.0.1"; break;
  case FAULT_NO_VERSION: plugin->version = "new"; break;
  case FAULT_NULL_CREATE: plugin->create = NULL; break;
  case FAULT_NULL_ANIMATORS: plugin->animators = NULL; break;
  case FAULT_MISSING_ANIMATOR: plugin->animator_count = 0; break;
  case FAULT_UNKNOWN_OPERATIONS:
    strange = *plugin->animators[0];
    strange.operations = 1u << 9;
    plugin->animators = strangers;
    break;
  default: break;
  }
}

#if FAULT == FAULT_NO_ENTRY
const segue_plugin *another_entry(const segue_host *host, segue_error *error);
const segue_plugin *another_entry(const segue_host *host, segue_error *error) {
#else
const segue_plugin *segue_plugin_entry(const segue_host *host, segue_error *error) {
#endif
  static segue_plugin plugin;
  (void)host;
  if (FAULT == FAULT_REFUSES) {
    segue_fail(error, SEGUE_VERSION, "the moon is in the wrong place");
    return NULL;
  }
  if (FAULT == FAULT_REFUSES_SILENTLY) return NULL;
  plain_plugin(&plugin, "com.example.entries", animators, PLAIN_COUNT(animators), create);
  spoil(&plugin);
  return &plugin;
}
