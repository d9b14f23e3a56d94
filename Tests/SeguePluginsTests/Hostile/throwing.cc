// An animator in C++ that lets an exception out.
#include "plain.h"

#include <stdexcept>

namespace {

segue_status throws(segue_animator *, const segue_stage *, const segue_parameters *,
                    const segue_sink *, segue_error *) {
  throw std::runtime_error("out of here");
}

segue_animator instance = {sizeof(segue_animator), 0, nullptr, throws, [](segue_animator *) {}};

segue_animator *create(const segue_plugin *, const char *, segue_error *) { return &instance; }

const plain_animator animators[] = {{"throws", throws, nullptr, nullptr}};

}  // namespace

extern "C" const segue_plugin *segue_plugin_entry(const segue_host *, segue_error *) {
  static segue_plugin plugin;
  return plain_plugin(&plugin, "com.example.throwing", animators, 1, create);
}
