/// The checks of `segue plugins validate`, in the order of the report.
enum PluginCheck: String, CaseIterable {
  case manifest, license
  case folderName = "folder-name"
  case animatorIDs = "animator-ids"
  case sources, sums, exports, loading, description
  case unknownAnimator = "unknown-animator"
  case trailingBytes = "trailing-bytes"
  case unknownExtension = "unknown-extension"
  case defaults, parameters, laws, determinism
  case largerRecords = "larger-records"
  case smallerRecords = "smaller-records"
  case lifetimes, threads, presets
  case presetLaws = "preset-laws"

  /// The subject of the check, in one sentence.
  var summary: String {
    switch self {
    case .manifest: "plugin.yaml is readable and has no errors."
    case .license: "The license is a common one, and its text is in the folder."
    case .folderName: "The folder has the plugin's id as its name."
    case .animatorIDs: "No animator has the id of one of Segue's own."
    case .sources: "The plugin is as new as the sources beside it."
    case .sums: "The manifest has the correct SHA-256 of each library."
    case .exports: "The library exports segue_plugin_entry and nothing else."
    case .loading: "The library loads in less than 100 ms."
    case .description: "The library and the manifest agree."
    case .unknownAnimator: "The plugin rejects an unknown animator, with a message."
    case .trailingBytes: "The plugin rejects an id that is longer or shorter than an animator's."
    case .unknownExtension: "An unknown extension returns null."
    case .defaults: "The defaults of parameters are within their ranges."
    case .parameters: "Every animator works with parameters at the ends of their ranges."
    case .laws: "Every animator keeps the laws, for every operation, on every stage."
    case .determinism: "Two processes produce the same timeline, bit for bit."
    case .largerRecords: "Longer records from a later version make no difference."
    case .smallerRecords: "The plugin does not read past the end of a record that is too short."
    case .lifetimes: "Ten thousand instances are created and destroyed without a leak."
    case .threads: "No threads are left running."
    case .presets: "The plugin's presets have no errors."
    case .presetLaws: "The plugin's presets keep the laws."
    }
  }

  /// Whether it needs a library for this platform.
  var needsLibrary: Bool {
    switch self {
    case .manifest, .license, .folderName, .animatorIDs, .sources, .sums, .presets: false
    case .exports, .loading, .description, .unknownAnimator, .trailingBytes, .unknownExtension,
      .defaults, .parameters, .laws, .determinism, .largerRecords, .smallerRecords, .lifetimes,
      .threads, .presetLaws:
      true
    }
  }

  /// Whether it plays transitions on many stages, which takes longest.
  var isLong: Bool { self == .laws || self == .presetLaws }

  /// The timeout, in seconds.
  var seconds: Double {
    switch self {
    case .laws, .presetLaws: 600
    case .parameters, .lifetimes: 60
    default: 20
    }
  }
}

/// A check of a whole plugin or of one part.
struct PluginCheckRun: Hashable {
  let check: PluginCheck
  /// The checked animator or preset; nil for the whole plugin.
  var subject: String?

  var name: String { subject.map { "\(check.rawValue) \($0)" } ?? check.rawValue }
}
