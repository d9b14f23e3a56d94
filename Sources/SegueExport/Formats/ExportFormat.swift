public import SegueCatalog

/// A text format that presets can be exported in.
public enum ExportFormat: String, CaseIterable, Sendable {
  /// Design tokens, as the Design Tokens Community Group's format 2025.10.
  case tokens
  /// A style sheet for view transitions in browsers.
  case css
  /// One file of Swift that needs UIKit only.
  case swift

  /// The end of the names of its files.
  public var suffix: String {
    switch self {
    case .tokens: ".tokens.json"
    case .css: ".css"
    case .swift: ".swift"
    }
  }

  /// The format of a file; nil if its name ends like none of them.
  public init?(path: String) {
    let name = path.lowercased()
    guard let format = Self.allCases.first(where: { name.hasSuffix($0.suffix) }) else { return nil }
    self = format
  }

  /// Whether a file can hold several presets.
  public var holdsSeveral: Bool { self == .tokens }

  /// Exports a preset.
  ///
  /// - Parameter registry: has the preset's animators, and what replaces it where motion is reduced.
  /// - Throws: ``PresetExport/Problem`` if nothing of the preset can be written.
  public func export(
    _ preset: Preset, from registry: Registry
  ) throws(PresetExport.Problem) -> PresetExport {
    try export([preset], from: registry)
  }

  /// Exports presets into one file.
  ///
  /// - Precondition: There is only one, unless the format ``holdsSeveral``.
  public func export(
    _ presets: [Preset], from registry: Registry
  ) throws(PresetExport.Problem) -> PresetExport {
    precondition(presets.count == 1 || holdsSeveral)
    switch self {
    case .tokens: return try TokensExport(presets, from: registry).export
    case .css: return try CSSExport(presets[0], from: registry).export
    case .swift: return try SwiftExport(presets[0]).export
    }
  }
}
