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
