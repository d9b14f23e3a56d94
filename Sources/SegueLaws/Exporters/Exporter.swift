import SegueCatalog
import SegueExport
import SegueTimeline

/// An exporter as checked by law 9: without pictures.
struct Exporter: Sendable {
  /// The result of an export.
  struct Outcome {
    /// The file.
    var text: String
    var losses = LossReport()
  }

  /// The name of the format.
  let format: String
  /// The text before a layer's name in the format.
  let layerMark: String
  /// The number of times each layer is named.
  let namings: Int
  /// Whether the format plays: then it must report missing pictures and the end of endless motion.
  let plays: Bool
  /// Returns the indices of the layers that move in a file; nil where the format contains samples,
  /// not motion.
  let movingLayers: (@Sendable (ExportedText) -> Set<Int>)?
  let export: @Sendable (Timeline, Stage) throws -> Outcome
}

extension Exporter {
  /// All of Segue's exporters.
  static let all = [json, html]

  /// The samples written by ``SampleJSON``.
  static let json: Exporter = {
    let progress = [0, 0.5, 1]
    return Exporter(
      format: "JSON", layerMark: "\"id\": \"", namings: 1 + progress.count, plays: false,
      movingLayers: nil
    ) { timeline, stage in
      Outcome(text: SampleJSON(timeline: timeline, stage: stage, progress: progress).text)
    }
  }()

  /// The page written by ``HTMLExport``.
  static let html = Exporter(
    format: "HTML", layerMark: "data-layer=\"", namings: 1, plays: true,
    movingLayers: \.animatedLayers
  ) { timeline, stage in
    let page = HTMLExport(
      timeline: timeline, stage: stage, facts: HTMLExport.Facts(name: "", summary: ""),
      pictures: { _ in nil })
    return Outcome(text: page.text, losses: page.losses)
  }
}

/// A format of whole presets, as checked by law 9.
struct PresetFormat: Sendable {
  let name: String
  let export: @Sendable (Preset, Registry) throws(PresetExport.Problem) -> PresetExport

  /// All of them.
  static let all = ExportFormat.allCases.map { format in
    PresetFormat(name: format.rawValue) { preset, registry throws(PresetExport.Problem) in
      try format.export(preset, from: registry)
    }
  }
}

/// An exported file's text, searched byte by byte: it may be megabytes long.
struct ExportedText {
  private let bytes: [UInt8]

  init(_ text: String) { bytes = Array(text.utf8) }

  /// A Swift spelling of a non-finite number, which no parser accepts: `nan` or `inf`.
  var badNumber: String? {
    let words = ["nan", "inf"]
    return words.first { word in
      places(of: Array(word.utf8)).contains { !isPartOfWord($0 - 1) && !isPartOfWord($0 + 3) }
    }
  }

  /// Returns the number of occurrences of a string.
  func count(of mark: String) -> Int { places(of: Array(mark.utf8)).count }

  /// The layers that a page animates: the first members of lists such as
  /// `[3,"transform",[[0,"none"], …`.
  var animatedLayers: Set<Int> {
    let layers = places(of: Array("\",[[".utf8)).compactMap { end -> Int? in
      guard let name = bytes[..<end].lastIndex(of: UInt8(ascii: "\"")), name > 0,
        let start = bytes[..<name].lastIndex(of: UInt8(ascii: "["))
      else { return nil }
      return Int(String(decoding: bytes[(start + 1)..<(name - 1)], as: UTF8.self))
    }
    return Set(layers)
  }

  private func places(of mark: [UInt8]) -> [Int] {
    guard let first = mark.first, bytes.count >= mark.count else { return [] }
    var places: [Int] = []
    bytes.withUnsafeBufferPointer { bytes in
      var index = 0
      while index <= bytes.count - mark.count {
        if bytes[index] == first, bytes[index..<index + mark.count].elementsEqual(mark) {
          places.append(index)
        }
        index += 1
      }
    }
    return places
  }

  private func isPartOfWord(_ index: Int) -> Bool {
    guard bytes.indices.contains(index) else { return false }
    switch bytes[index] {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), 0x80...:
      return true
    default: return false
    }
  }
}
