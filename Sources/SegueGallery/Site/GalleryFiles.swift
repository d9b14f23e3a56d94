private import SeguePreview

/// The files of a gallery by name, which may include a folder.
package struct GalleryFiles: Sendable {
  package typealias File = (name: String, bytes: [UInt8])

  /// The names and contents, in writing order: the page comes last.
  package let all: [File]

  init(all: [File]) { self.all = all }

  /// Packs pages into a folder.
  ///
  /// - Parameters:
  ///   - pages: the presets, in the order of their cards.
  ///   - front: the other contents of the index.
  ///   - films: the films to download from them.
  ///   - published: the additions of a published gallery; nil if it is not published.
  init(
    _ pages: [GalleryPage], _ front: GalleryFront,
    films: [(film: GalleryFilm, bytes: [UInt8])] = [], _ published: PublishedFiles?
  ) {
    var files: [File] = []
    var names: Set<String> = []
    for page in pages {
      if let poster = page.card.poster {
        files.append((Self.posterName(of: page.card.id), poster.bytes))
      }
      for picture in page.pictures where names.insert(picture.name).inserted {
        files.append(("media/\(picture.fileName)", picture.bytes))
      }
      files.append(("data/\(page.card.id).js", Self.script(page.cardJSON)))
      files.append(("data/\(page.card.id).page.js", Self.script(page.pageJSON)))
      if let values = page.valuesJSON {
        files.append(("data/\(page.card.id).values.js", Self.script(values)))
      }
      for variant in page.variants {
        files.append(("data/\(page.card.id).\(variant.name).js", Self.script(variant.json)))
      }
    }
    for (film, bytes) in films { files.append((film.fileName, bytes)) }
    self.init(files + (published?.pages ?? []), cards: pages.map(\.card), front, published)
  }

  /// Completes the presets' files with those that they share.
  init(
    _ files: [File], cards: [GalleryCard], _ front: GalleryFront, _ published: PublishedFiles?
  ) {
    let known = Set(files.map(\.name))
    let pictures = (front.hero?.pictures ?? []).map { ("media/\($0.fileName)", $0.bytes) }
    let index = GalleryIndex(
      cards: cards, title: front.title, families: front.families, hero: front.hero,
      packing: .folder,
      variants: Self.variants(in: known), films: Self.films(in: known), tags: published?.tags)
    let assets: [File] = [
      (SearchTexts.fileName, SearchTexts(cards).script),
      ("gallery.css", Array(front.assets.style.utf8)),
      ("start.js", Array(front.assets.startScript.utf8)),
      ("gallery.js", Array(front.assets.script.utf8)),
    ]
    all =
      files + pictures.filter { !known.contains($0.0) } + (front.hero?.files ?? []) + assets
      + (published?.common ?? []) + [("index.html", Array(index.text.utf8))]
  }

  /// The names of the looks and layouts among some files.
  private static func variants(in names: Set<String>) -> [String] {
    PageVariant.written.map(\.name).filter { variant in
      names.contains { $0.hasPrefix("data/") && $0.hasSuffix(".\(variant).js") }
    }
  }

  /// The formats of the films among some files.
  private static func films(in names: Set<String>) -> [String] {
    GalleryFilm.formats.map(\.rawValue).filter { format in
      names.contains { $0.hasPrefix("films/") && $0.hasSuffix(".\(format)") }
    }
  }

  /// The file of a preset's poster.
  static func posterName(of id: String) -> String { "posters/\(id).webp" }

  /// A part of a preset as a script that registers it.
  package static func script(_ text: String) -> [UInt8] {
    Array("\(scriptStart)\(text)\(scriptEnd)".utf8)
  }

  /// The part of a preset that a script registers; nil for any other file.
  static func data(of script: [UInt8]) -> ArraySlice<UInt8>? {
    guard script.starts(with: scriptStart.utf8) else { return nil }
    return script.dropFirst(scriptStart.utf8.count).dropLast(scriptEnd.utf8.count)
  }

  private static let scriptStart = "segue.add("
  private static let scriptEnd = ");\n"
}

extension GalleryHero {
  /// Its data and stills by name.
  var files: [(name: String, bytes: [UInt8])] {
    let data = [("hero", timelinesJSON), ("gesture", gestureJSON)].compactMap { kind, text in
      text.map { ("data/\(phone.id).\(kind).js", GalleryFiles.script($0)) }
    }
    return data + ([phone] + companions).map { ("posters/hero/\($0.id).webp", $0.still.bytes) }
  }
}
