import SegueCatalog
import SeguePluginABI
import SegueTimeline

/// One thing that a check asks of a loaded library.
///
/// The checks themselves run in a process without plugin code: a library influences their verdicts
/// only by its answers.
enum ProbeRequest: BinaryCodable, Equatable {
  /// Create an animator, and end it.
  case create(String)
  /// Look up an extension.
  case findExtension(String)
  /// Create a timeline with a new animator, whose records may be longer than the library knows.
  case choreograph(AnimatorCall, isGrown: Bool)
  /// Pass records that are too short, one by one.
  case passShortRecords([String: Stage])
  /// Create and end each animator some times.
  case createAndEnd(times: Int)

  static func coded(
    by coder: inout some BinaryCoder, _ value: ProbeRequest?
  ) throws(DamagedBytes) -> ProbeRequest {
    switch try coder.option(value?.option, of: 5) {
    case 0: return .create(try coder.text(value?.name))
    case 1: return .findExtension(try coder.text(value?.name))
    case 2:
      let call = try coder.value(value?.call)
      return .choreograph(call, isGrown: try coder.flag(value?.isGrown))
    case 3: return .passShortRecords(try coder.named(value?.stages))
    default: return .createAndEnd(times: try coder.integer(value?.times))
    }
  }

  private var option: Int {
    switch self {
    case .create: 0
    case .findExtension: 1
    case .choreograph: 2
    case .passShortRecords: 3
    case .createAndEnd: 4
    }
  }
  private var name: String? {
    switch self {
    case .create(let name), .findExtension(let name): name
    default: nil
    }
  }
  private var call: AnimatorCall? { if case .choreograph(let call, _) = self { call } else { nil } }
  private var isGrown: Bool? {
    if case .choreograph(_, let isGrown) = self { isGrown } else { nil }
  }
  private var stages: [String: Stage]? {
    if case .passShortRecords(let stages) = self { stages } else { nil }
  }
  private var times: Int? { if case .createAndEnd(let times) = self { times } else { nil } }
}

/// What a library did.
enum ProbeReply: BinaryCodable {
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

  static func coded(
    by coder: inout some BinaryCoder, _ value: ProbeReply?
  ) throws(DamagedBytes) -> ProbeReply {
    switch try coder.option(value?.option, of: 5) {
    case 0: return .done
    case 1: return .absent
    case 2:
      // The ABI's codes are negative.
      guard let code = Int(exactly: try coder.number((value?.code).map(Double.init))) else {
        throw coder.damaged()
      }
      return .rejected(code: code, message: try coder.optionalText(value?.text))
    case 3: return .timeline(try coder.value(value?.timeline))
    default: return .invalidTimeline(try coder.text(value?.text))
    }
  }

  private var option: Int {
    switch self {
    case .done: 0
    case .absent: 1
    case .rejected: 2
    case .timeline: 3
    case .invalidTimeline: 4
    }
  }
  private var code: Int? { if case .rejected(let code, _) = self { code } else { nil } }
  private var text: String? {
    switch self {
    case .rejected(_, let message): message
    case .invalidTimeline(let words): words
    case .done, .absent, .timeline: nil
    }
  }
  private var timeline: TimelineDraft? {
    if case .timeline(let value) = self { value } else { nil }
  }
}
