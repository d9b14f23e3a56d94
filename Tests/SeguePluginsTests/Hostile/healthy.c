/* A plugin that does nothing wrong. */
#include "plain.h"

static const plain_animator animators[] = {{"fade", plain_choreograph, NULL, NULL}};

static segue_animator *create(const segue_plugin *plugin, const char *id, segue_error *error) {
  (void)plugin;
  return plain_create(animators, PLAIN_COUNT(animators), id, error);
}

const segue_plugin *segue_plugin_entry(const segue_host *host, segue_error *error) {
  static segue_plugin plugin;
  if (!segue_accepts_host(host, error)) return NULL;
  const segue_log *log = host->get_extension(host, SEGUE_LOG);
  if (log) log->write(host, "healthy \033[31mand\nwell");
  if (plugin.size) return &plugin;
  return plain_plugin(&plugin, "com.example.healthy", animators, PLAIN_COUNT(animators), create);
}
