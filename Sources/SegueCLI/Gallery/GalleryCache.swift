import SegueCatalog
import SegueDiagnostics
import SegueGallery
import SegueSystem
import SegueYAML

/// The sheets that were made before, each in a file named by all that it was made from.
struct GalleryCache: Sendable {
  private let folder: String

  private static let limit = 1 << 28

  /// Keeps sheets in a folder of Segue's own.
  init(folder: String) { self.folder = "\(folder)/gallery" }

  /// The sheet of a key; nil where there is none, or not all of it.
  ///
  /// - Parameter withValues: whether other values of its parameters have to be there.
  func sheet(_ key: String, of preset: Preset, withValues: Bool) -> GalleryPage? {
    guard let bytes = try? FileBytes.read("\(folder)/\(key)", limit: Self.limit),
      let end = bytes.firstIndex(of: UInt8(ascii: "\n"))
    else { return nil }
    let words = String(decoding: bytes[..<end], as: UTF8.self).split(separator: " ")
    let sizes = words.prefix(3).compactMap { Int($0) }
    let (start, whole) = (end + 1, bytes.count - end - 1)
    guard sizes.count == 3, sizes.allSatisfy({ (0...whole).contains($0) }),
      sizes.reduce(0, +) == whole, sizes[2] > 0 || !withValues
    else { return nil }
    var pictures: [GalleryPicture] = []
    for name in words.dropFirst(3) {
      let path = "\(folder)/media/\(name).webp"
      guard let bytes = try? FileBytes.read(path, limit: Self.limit) else { return nil }
      pictures.append(GalleryPicture(name: String(name), bytes: bytes))
    }
    let (middle, last) = (start + sizes[0], start + sizes[0] + sizes[1])
    return GalleryPage(
      card: GalleryCard(preset), playText: String(decoding: bytes[start..<middle], as: UTF8.self),
      pageText: String(decoding: bytes[middle..<last], as: UTF8.self),
      valuesText: sizes[2] > 0 ? String(decoding: bytes[last...], as: UTF8.self) : nil,
      pictures: pictures)
  }

  /// Keeps a sheet, and says why not where it cannot.
  func keep(_ sheet: GalleryPage, as key: String) -> String? {
    let texts = [sheet.playText, sheet.pageText, sheet.valuesText ?? ""].map { Array($0.utf8) }
    let head = texts.map { "\($0.count)" } + sheet.pictures.map(\.name)
    do throws(SystemFailure) {
      for picture in sheet.pictures {
        let path = "\(folder)/media/\(picture.fileName)"
        if FileStamp.of(path)?.size == Int64(picture.bytes.count) { continue }
        try NewFile.write(picture.bytes, to: path, overwrites: true)
      }
      let line = Array((head.joined(separator: " ") + "\n").utf8)
      try NewFile.write(line + texts.joined(), to: "\(folder)/\(key)", overwrites: true)
      return nil
    } catch {
      return error.description
    }
  }
}

/// Names for sheets by all that they are made from.
struct GalleryKeys: Sendable {
  private let common: ContentHash
  private let catalog: Catalog
  private let pictures: PictureChoice

  /// Takes down what all sheets are made from.
  init(works: GalleryBuilder, catalog: Catalog, _ environment: CommandEnvironment) {
    var hash = ContentHash()
    hash.add(Segue.version)
    // Another build may draw and bake differently.
    let build = environment.executable.flatMap { FileStamp.of($0) }
    hash.add("\(build?.size ?? 0) \(build?.modified ?? 0)")
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
