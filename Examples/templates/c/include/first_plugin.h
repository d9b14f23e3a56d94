/* The entry of the plugin in an app that links it; Package.swift gives it this name. */
#ifndef FIRST_PLUGIN_H
#define FIRST_PLUGIN_H

#include "segue_plugin.h"

const segue_plugin *first_plugin_entry(const segue_host *host, segue_error *error);

#endif
