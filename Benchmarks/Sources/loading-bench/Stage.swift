import SegueCatalog
import SegueYAML

/// The stages of loading a catalog.
enum Stage: String, CaseIterable {
  case parse, check, decode, load

  var words: String {
    switch self {
    case .parse: "parse"
    case .check: "parse, check"
    case .decode: "parse, check, decode"
    case .load: "the whole load, two threads"
    }
  }

  /// Loads the catalog in a folder up to this stage and returns its presets, if any; errors end the
  /// process.
  func run(_ folder: String) -> [Preset] {
    if self == .load {
      let catalog = Catalog(folders: [folder])
      require(catalog.diagnostics.isEmpty, catalog.diagnostics.text(.oneLine))
      require(!catalog.presets.isEmpty, folder)
      return catalog.presets
    }
    var reader = YAMLReader()
    var presets: [Preset] = []
    forEachFile(in: folder) { file in
      switch self {
      case .parse: require(reader.read(file).diagnostics.isEmpty, file.name)
      case .check:
        require(PresetSchema.schema.read(file, with: &reader).root != nil, file.name)
      case .decode, .load:
        let preset = PresetDecoder.decode(file, with: &reader).preset
        require(preset != nil, file.name)
        if let preset { presets.append(preset) }
      }
    }
    return presets
  }
}

func require(_ isFine: Bool, _ name: @autoclosure () -> String) {
  if !isFine { fail(name()) }
}
