import SegueCatalog
import SegueStaging
import SegueYAML

/// Names for sheets by all that they are made from.
struct GalleryKeys: Sendable {
  private let common: ContentHash
  private let catalog: LoadedCatalog
  private let pictures: PictureChoice

  /// Takes down what all sheets are made from.
  init(works: GalleryBuilder, catalog: LoadedCatalog) {
    var hash = ContentHash()
    hash.add(works.program)
    hash.add("\(works.request) \(works.scale) \(works.pictures)")
    for path in [works.pictures.from, works.pictures.to].compactMap({ $0 }) {
      hash.add((try? FileBytes.read(path, limit: 1 << 28)) ?? [])
    }
    for folder in catalog.folders {
      for font in ["Regular", "Medium", "SemiBold", "Bold"] {
        hash.add("\(FileStamp.of("\(folder)/fonts/Inter-\(font).otf")?.size ?? 0)")
      }
    }
    common = hash
    self.catalog = catalog
    pictures = works.pictures
  }

  /// The key of a preset's sheet.
  func key(of preset: Preset) -> String {
    var hash = common
    add(preset, to: &hash)
    for id in [preset.fallback, preset.reducedMotion.presetID].compactMap({ $0 }) {
      if let other = catalog.registry.preset(id) { add(other, to: &hash) }
    }
    let scene = pictures.scene ?? preset.preview.scene ?? ""
    for folder in catalog.folders {
      hash.add((try? FileBytes.read("\(folder)/scenes/\(scene).yaml", limit: 1 << 20)) ?? [])
    }
    return "\(hash)"
  }

  private func add(_ preset: Preset, to hash: inout ContentHash) {
    let bytes = preset.place?.file.bytes ?? []
    hash.add("\(preset.family)/\(preset.id)")
    hash.add(bytes)
    // What a preset extends may lie in any file.
    guard bytes.contains("extends:".utf8) else { return }
    for other in catalog.registry.presets.sorted(by: { $0.id < $1.id }) {
      hash.add(other.place?.file.bytes ?? [])
    }
  }
}

extension ReducedMotion {
  /// The preset that runs where motion is reduced; nil where nothing does.
  fileprivate var presetID: String? { if case .preset(let id) = self { id } else { nil } }
}
