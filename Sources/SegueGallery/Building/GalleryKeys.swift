import SegueCatalog
import SegueDiagnostics
import SegueStaging
import SegueSystem
import SegueYAML

/// Computes cache keys of pages from all their inputs.
struct GalleryKeys: Sendable {
  private let common: ContentHash
  private let catalog: LoadedCatalog
  private let pictures: PictureChoice

  /// Hashes the inputs that all pages share.
  init(builder: GalleryBuilder, catalog: LoadedCatalog) {
    var hash = ContentHash()
    hash.add(builder.program)
    hash.add("\(builder.request) \(builder.scale) \(builder.pictures)")
    for path in [builder.pictures.from, builder.pictures.to].compactMap({ $0 }) {
      hash.add((try? FileBytes.read(path, limit: 1 << 28)) ?? [])
    }
    for folder in catalog.folders {
      for font in ["Regular", "Medium", "SemiBold", "Bold"] {
        hash.add("\(FileStamp.of("\(folder)/fonts/Inter-\(font).otf")?.size ?? 0)")
      }
    }
    common = hash
    self.catalog = catalog
    pictures = builder.pictures
  }

  /// The key of a preset's page.
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
    // An extended preset may be in any file.
    guard bytes.contains("extends:".utf8) else { return }
    for other in catalog.registry.presets.sorted(by: { $0.id < $1.id }) {
      hash.add(other.place?.file.bytes ?? [])
    }
  }
}

extension ReducedMotion {
  /// The preset used when motion is reduced; nil if there is none.
  fileprivate var presetID: String? { if case .preset(let id) = self { id } else { nil } }
}
