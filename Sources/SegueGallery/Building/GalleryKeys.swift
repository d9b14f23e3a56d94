import SegueCatalog
import SegueDiagnostics
import SeguePlugins
import SegueStaging
import SegueSystem
import SegueYAML

/// Computes cache keys of pages from all their inputs.
struct GalleryKeys: Sendable {
  private let common: ContentHash
  private let catalog: LoadedCatalog
  private let pictures: PictureChoice
  /// The contents of each plugin that runs animators, by its title.
  private let plugins: [String: ContentHash]

  /// Hashes the inputs that all pages share.
  init(builder: GalleryBuilder, catalog: LoadedCatalog) {
    var hash = ContentHash()
    hash.add(builder.program)
    hash.add("\(builder.request) \(builder.scale) \(builder.pictures) \(builder.values)")
    hash.add("\(builder.variants)")
    for path in [builder.pictures.from, builder.pictures.to].compactMap({ $0 }) {
      hash.add((try? FileBytes.read(path, limit: 1 << 28)) ?? [])
    }
    for folder in catalog.folders {
      for font in ["Regular", "Medium", "SemiBold", "Bold"] {
        hash.add("\(FileStamp.of("\(folder)/fonts/Inter-\(font).otf")?.size ?? 0)")
      }
    }
    for folder in catalog.folders {
      for path in (try? YAMLFiles(at: "\(folder)/gestures").paths) ?? [] {
        hash.add((try? FileBytes.read(path, limit: 1 << 20)) ?? [])
      }
    }
    common = hash
    self.catalog = catalog
    pictures = builder.pictures
    let active = catalog.plugins.collection.plugins.filter { $0.status == .active }
    plugins = Dictionary(
      active.map { ($0.title, ContentHash(of: $0)) }, uniquingKeysWith: { first, _ in first })
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
    hash.add("\(preset.family)/\(preset.id)")
    for file in preset.files { hash.add(file.bytes) }
    addPlugins(of: preset, to: &hash)
  }

  /// Adds the plugins whose animators the preset uses.
  private func addPlugins(of preset: Preset, to hash: inout ContentHash) {
    for operation in preset.operations {
      for candidate in catalog.registry.resolution(of: preset, operation: operation).candidates
      where candidate.outcome == .won {
        if let plugin = candidate.source.flatMap({ plugins[$0] }) { hash.add("\(plugin)") }
      }
    }
  }
}

extension ContentHash {
  /// The hash of a plugin's manifest and library.
  fileprivate init(of plugin: InstalledPlugin) {
    self.init()
    let manifest = "\(plugin.folder)/\(PluginFile.name)"
    add((try? FileBytes.read(manifest, limit: PluginFile.maxBytes)) ?? [])
    // A library that cannot be read cannot run either: its preset has a problem, and is not cached.
    add((try? LibraryDigest.of(plugin)) ?? "")
  }
}

/// A catalog with the builder of its pages.
struct PartSource: Sendable {
  let builder: GalleryBuilder
  let catalog: LoadedCatalog

  /// Builds the parts of one page.
  var pageBuilder: PageBuilder {
    builder.pageBuilder(in: catalog, threadCount: ThisProcess.processorCount)
  }
}
