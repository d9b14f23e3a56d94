import SeguePluginABI
import SegueTimeline

/// One thing that a check asks of a loaded library.
///
/// The checks themselves run in a process that no code of a plugin runs in: what a library answers
/// is all that it has to do with their verdicts.
enum ProbeRequest: WireValue, Equatable {
  /// Create an animator, and end it.
  case create(String)
  /// Look up an extension.
  case findExtension(String)
  /// Create a timeline with a new animator, whose records may be longer than the library knows.
  case choreograph(animator: String, Stage, [String: ParameterValue], isGrown: Bool)
  /// Pass records that are too short, one by one.
  case passShortRecords([String: Stage])
  /// Create and end each animator some times.
  case createAndEnd(times: Int)

  func write(to writer: inout ByteWriter) {
    switch self {
    case .create(let animator):
      writer.write(raw: UInt8(0))
      writer.write(animator)
    case .findExtension(let id):
      writer.write(raw: UInt8(1))
      writer.write(id)
    case .choreograph(let animator, let stage, let values, let isGrown):
      writer.write(raw: UInt8(2))
      writer.write(animator)
      writer.write(stage)
      writer.write(values)
      writer.write(isGrown)
    case .passShortRecords(let stages):
      writer.write(raw: UInt8(3))
      writer.write(stages)
    case .createAndEnd(let times):
      writer.write(raw: UInt8(4))
      writer.write(times)
    }
  }

  init(from reader: inout ByteReader) throws(WireProblem) {
    switch try reader.read(raw: UInt8.self) {
    case 0: self = .create(try reader.read())
    case 1: self = .findExtension(try reader.read())
    case 2:
      self = .choreograph(
        animator: try reader.read(), try reader.read(), try reader.read(),
        isGrown: try reader.read())
    case 3: self = .passShortRecords(try reader.read())
    case 4: self = .createAndEnd(times: try reader.read())
    default: throw WireProblem("unknown check")
    }
  }
}

/// What a library did.
enum ProbeReply: WireValue {
  /// It did what was asked, or has what was asked for.
  case done
  /// It does not have what was asked for.
  case absent
  /// It rejected the request, with a code and a message where it gave them.
  case rejected(code: Int, message: String?)
  /// The timeline.
  case timeline(TimelineDraft)
  /// What it wrote is not a timeline, or could not be asked for.
  case invalidTimeline(String)

  func write(to writer: inout ByteWriter) {
    switch self {
    case .done: writer.write(raw: UInt8(0))
    case .absent: writer.write(raw: UInt8(1))
    case .rejected(let code, let message):
      writer.write(raw: UInt8(2))
      writer.write(code)
      writer.write(message)
    case .timeline(let draft):
      writer.write(raw: UInt8(3))
      writer.write(draft)
    case .invalidTimeline(let words):
      writer.write(raw: UInt8(4))
      writer.write(words)
    }
  }

  init(from reader: inout ByteReader) throws(WireProblem) {
    switch try reader.read(raw: UInt8.self) {
    case 0: self = .done
    case 1: self = .absent
    case 2: self = .rejected(code: try reader.read(), message: try reader.read())
    case 3: self = .timeline(try reader.read())
    case 4: self = .invalidTimeline(try reader.read())
    default: throw WireProblem("unknown result of a check")
    }
  }
}
