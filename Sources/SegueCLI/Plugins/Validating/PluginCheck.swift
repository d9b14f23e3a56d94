/// What `segue plugins validate` looks at, in the order in which it is told.
enum PluginCheck: String, CaseIterable {
  case manifest, license
  case folderName = "folder-name"
  case sums, exports, loading, description
  case unknownAnimator = "unknown-animator"
  case trailingBytes = "trailing-bytes"
  case unknownExtension = "unknown-extension"
  case defaults, parameters, laws, determinism
  case largerRecords = "larger-records"
  case smallerRecords = "smaller-records"
  case lifetimes, threads, presets
  case presetLaws = "preset-laws"

  /// What is looked at, in one sentence.
  var summary: String {
    switch self {
    case .manifest: "plugin.yaml can be read and has no mistakes."
    case .license: "The license is of the SPDX list, and its text lies in the folder."
    case .folderName: "The folder is called after the id."
    case .sums: "The manifest says the SHA-256 of each library, and it is right."
    case .exports: "The library offers segue_plugin_entry and nothing else."
    case .loading: "The library is loaded in less than 100 ms."
    case .description: "The library says of itself what the manifest says."
    case .unknownAnimator: "An animator that is not there is refused, with a message."
    case .trailingBytes: "An id that is longer or shorter than an animator's is refused."
    case .unknownExtension: "An extension that is not there gives null."
    case .defaults: "The defaults of parameters lie in their ranges."
    case .parameters: "Every animator lays out with parameters at the ends of their ranges."
    case .laws: "Every animator keeps the laws, in every operation, on every stage."
    case .determinism: "Two processes lay out the same, bit by bit."
    case .largerRecords: "Longer records of a later version make no difference."
    case .smallerRecords: "Records that are too short are not read beyond their ends."
    case .lifetimes: "Ten thousand instances come and go, and no memory stays behind."
    case .threads: "No thread is left behind."
    case .presets: "The plugin's presets have no mistakes."
    case .presetLaws: "The plugin's presets keep the laws."
    }
  }

  /// Whether it needs the library.
  var needsLibrary: Bool {
    switch self {
    case .manifest, .license, .folderName, .sums, .presets: false
    default: true
    }
  }

  /// Whether it plays transitions on many stages, and so takes longest.
  var isLong: Bool { self == .laws || self == .presetLaws }

  /// How long it may take, in seconds.
  var seconds: Double {
    switch self {
    case .laws, .presetLaws: 600
    case .parameters, .lifetimes: 60
    default: 20
    }
  }
}

/// A check of a plugin, of all of it or of one part.
struct PluginCheckRun: Hashable {
  let check: PluginCheck
  /// The animator or preset that is looked at; nil for all of the plugin.
  var subject: String?

  /// What it is called.
  var name: String { subject.map { "\(check.rawValue) \($0)" } ?? check.rawValue }
}
