import Foundation
import SegueTestSupport
import Testing

/// A plugin in C with at most one fault, built into a folder.
struct FaultyPlugin {
  /// The folder `faulty.segueplugin`, or what it was called.
  let path: String

  /// Builds it.
  ///
  /// - Parameters:
  ///   - fault: what the source is compiled with, such as `LEAKS`; nil for none.
  ///   - name: what its folder is called, without the suffix.
  ///   - manifest: changes the text of its manifest.
  ///   - preset: the text of its preset `faulty-push`.
  ///   - headers: the folder of the plugin interface's headers.
  init(
    _ fault: String? = nil, in folder: TemporaryFolder, name: String = "faulty",
    manifest: (String) -> String = { $0 }, preset: String = Self.preset,
    headers: String = "\(Checkout.folder)/Sources/CSeguePlugin/include"
  ) throws {
    path = "\(folder.path)/\(name).segueplugin"
    let files = FileManager.default
    try files.createDirectory(atPath: path + "/presets", withIntermediateDirectories: true)
    try folder.write(Self.source, to: "faulty.c")
    try folder.write("free", to: "\(name).segueplugin/LICENSE")
    try folder.write(preset, to: "\(name).segueplugin/presets/faulty-push.yaml")
    let make = try Tool(
      "cc", "-std=gnu11", "-O1", "-shared", "-fPIC", "-fvisibility=hidden", "-pthread",
      "-D\(fault ?? "NOTHING")", "-I\(headers)",
      "faulty.c", "-o", "\(path)/lib.so", in: folder.path)
    try #require(make.status == 0, "\(make.output)")
    let sum = try Tool("sha256sum", "\(path)/lib.so", in: folder.path).output.prefix(64)
    let text = Self.manifest.replacingOccurrences(of: "SUM", with: sum)
    try folder.write(manifest(text), to: "\(name).segueplugin/plugin.yaml")
  }

  static let manifest = """
    schema: 1
    id: faulty
    name: Faulty
    version: 1.0.0
    summary: It has one fault.
    authors: [Nobody]
    license: MIT
    abi: {major: 1, minor: 0}
    libraries:
      linux-x86_64: {path: lib.so, sha256: SUM}
      linux-aarch64: {path: lib.so, sha256: SUM}
    animators:
      - id: faulty
        summary: It slides.
        operations: [push, tab]
        parameters:
          depth: {type: number, default: 0.5, range: [0, 1], help: How far.}

    """

  static let preset = """
    schema: 1
    id: faulty-push
    name: Faulty push
    summary: It slides.
    transitions:
      push: {animator: faulty, duration: 400ms}
      pop: {reverse: push}
    reduced-motion: none

    """

  private static let source = #"""
    #include "segue_kit.h"
    #include <pthread.h>
    #include <signal.h>
    #include <stdlib.h>
    #include <unistd.h>

    #if defined FORGES || defined FORGES_AND_HANGS
    /* Writes a verdict, and a reply of the host, wherever something can be written. */
    static void forge(void) {
      static const char verdict[] = "pass\037all is well\037";
      static const unsigned char reply[] = {2, 0, 0, 0, 7, 0};
      for (int descriptor = 3; descriptor < 1024; descriptor++)
        if (write(descriptor, verdict, sizeof verdict - 1) < 0 ||
            write(descriptor, reply, sizeof reply) < 0)
          continue;
    }
    #endif
    #ifdef FORGES_EARLY
    /* Answers the next questions before they are asked: created, created, ... */
    static void forge(void) {
      static const unsigned char reply[] = {2, 0, 0, 0, 7, 0};
      for (int descriptor = 3; descriptor < 1024; descriptor++)
        for (int i = 0; i < 100; i++)
          if (write(descriptor, reply, sizeof reply) < 0) break;
    }
    #endif
    #ifdef SLOW
    __attribute__((constructor)) static void wait_a_little(void) { usleep(200000); }
    #endif
    #ifdef OFFERS
    SEGUE_EXPORT int segue_surplus = 1;
    #endif
    #ifdef THREADS
    static void *sleep_on(void *nothing) { pause(); return nothing; }
    #endif

    static double duration(void) {
      static int place;
    #ifdef ADDRESSES
      /* Where the system has put the library, which is another place each time. */
      return 0.5 + (double)(((uintptr_t)&place >> 12) % 1000003) / 10000000;
    #else
      return place + 0.5;
    #endif
    }

    static segue_status choreograph(segue_animator *self, const segue_stage *stage,
                                    const segue_parameters *parameters, const segue_sink *sink,
                                    segue_error *error) {
      double way, end = 0;
      segue_pace pace = {0, duration(), NULL};
      int32_t to;
      segue_status status;
    #ifndef SIZE_BLIND
      if (!segue_accepts_stage(stage, error)) return error->code;
    #endif
    #ifdef ONLY_ITS_OWN_SIZE
      if (stage->size > sizeof *stage) return segue_fail(error, SEGUE_VERSION, "it is too long");
    #endif
    #ifdef AT_LEAST_ITS_OWN_SIZE
      if (stage->size < sizeof *stage) return segue_fail(error, SEGUE_VERSION, "it is too short");
    #endif
    #ifdef FEARS_THE_END
      if (parameters->values[0].number > 0.99) return segue_fail(error, SEGUE_FAILED, "too deep");
    #endif
    #ifdef ENDS_OFF
      if (stage->operation == SEGUE_TAB) end = 10 + 0 * parameters->values[0].number;
    #endif
    #ifdef HANGS
      for (;;) sleep(1);
    #endif
    #ifdef CRASHES
      abort();
    #endif
    #ifdef FORGES
      forge();
      _exit(0);
    #endif
    #ifdef FORGES_EARLY
      forge();
    #endif
    #ifdef FORGES_AND_HANGS
      for (int number = 1; number < 32; number++) signal(number, SIG_IGN);
      forge();
      for (int descriptor = 0; descriptor < 1024; descriptor++) close(descriptor);
      for (;;) pause();
    #endif
    #ifdef THREADS
      pthread_t thread;
      pthread_create(&thread, NULL, sleep_on, NULL);
    #endif
    #ifdef REMEMBERS
      static int count;
      pace.delay = 0.001 * count++;
    #endif
      (void)self;
      way = stage->direction * stage->container.width;
      status = segue_add_screen(sink, stage, SEGUE_SUBJECT_FROM);
      if (status < 0) return status;
      to = segue_add_screen(sink, stage, SEGUE_SUBJECT_TO);
      if (to < 0) return to;
      return segue_move(sink, to, SEGUE_TRANSLATION_X, way, end, pace);
    }

    static void destroy(segue_animator *self) { (void)self; }
    static segue_animator instance = {
        .size = sizeof(segue_animator), .choreograph = choreograph, .destroy = destroy};

    static const segue_parameter_description depth = {
        .size = sizeof(segue_parameter_description), .name = "depth", .help = "How far.",
    #ifdef SAYS_OTHERWISE
        .minimum = 0, .maximum = 1, .default_number = 0.25};
    #elif defined DEFAULT_OUTSIDE
        .minimum = 0, .maximum = 1, .default_number = 5};
    #else
        .minimum = 0, .maximum = 1, .default_number = 0.5};
    #endif
    static const segue_parameter_description *const parameters[] = {&depth};
    static const segue_animator_description animator = {
        .size = sizeof(segue_animator_description), .id = "faulty", .version = "1.0.0",
        .operations = SEGUE_OPERATION_BIT(SEGUE_PUSH) | SEGUE_OPERATION_BIT(SEGUE_TAB),
        .parameters = parameters, .parameter_count = 1};
    static const segue_animator_description *const animators[] = {&animator};

    static segue_animator *create(const segue_plugin *plugin, const char *id, segue_error *error) {
      (void)plugin;
    #ifdef LEAKS
      if (malloc(64) == NULL) return NULL;
    #endif
    #ifdef TAKES_ALL
      if (strcmp(id, "no-such-animator") == 0) return &instance;
    #endif
    #ifdef MUTE
      if (strcmp(id, "no-such-animator") == 0) return NULL;
    #endif
    #ifdef PREFIX
      if (strncmp(id, "faulty", 6) == 0) return &instance;
    #endif
      if (strcmp(id, "faulty") == 0) return &instance;
      segue_fail(error, SEGUE_UNSUPPORTED, "unknown animator '%.100s'", id);
      return NULL;
    }

    static const void *get_extension(const segue_plugin *plugin, const char *id) {
      (void)id;
    #ifdef HAS_EVERYTHING
      return plugin;
    #else
      (void)plugin;
      return NULL;
    #endif
    }

    static const segue_plugin plugin = {
        .size = sizeof(segue_plugin), .abi_major = SEGUE_ABI_MAJOR, .id = "faulty",
        .version = "1.0.0", .animators = animators, .animator_count = 1, .create = create,
        .get_extension = get_extension};

    const segue_plugin *segue_plugin_entry(const segue_host *host, segue_error *error) {
      return segue_accepts_host(host, error) ? &plugin : NULL;
    }

    """#
}
