public import SegueCatalog
public import SegueTimeline

/// A preset as a text file of another format, with what the file lacks.
public struct PresetExport: Sendable {
  /// Something that the preset does and the file does not.
  public struct Loss: Hashable, Sendable, CustomStringConvertible {
    /// The operation that it concerns; nil for all of them.
    public let operation: SegueTimeline.Operation?
    /// What is lost, in one sentence without a full stop.
    public let sentence: String

    /// Creates a loss.
    public init(_ operation: SegueTimeline.Operation?, _ sentence: String) {
      (self.operation, self.sentence) = (operation, sentence)
    }

    /// The sentence, after the operation.
    public var description: String { (operation.map { "\($0.rawValue): " } ?? "") + sentence }
  }

  /// Why a preset cannot be exported at all.
  public struct Problem: Error, Hashable, CustomStringConvertible {
    /// The reason, as the end of a sentence: "it is played by the code of 'genie'".
    public let description: String

    /// Creates a problem.
    public init(_ description: String) { self.description = description }
  }

  /// The file's text.
  public let text: String
  /// The operations in the file.
  public let operations: [SegueTimeline.Operation]
  /// What the file lacks.
  public let losses: [Loss]

  /// Creates an export.
  public init(text: String, operations: [SegueTimeline.Operation], losses: [Loss]) {
    (self.text, self.operations, self.losses) = (text, operations, losses)
  }
}

/// A text format that presets can be exported in.
public enum ExportFormat: String, CaseIterable, Sendable {
  /// Design tokens, as the Design Tokens Community Group's format 2025.10.
  case tokens

  /// The end of the names of its files.
  public var suffix: String {
    switch self {
    case .tokens: ".tokens.json"
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
    }
  }
}
