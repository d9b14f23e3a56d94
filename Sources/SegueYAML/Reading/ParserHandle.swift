import CLibYAML

/// The sole owner of a libyaml parser: initialized in place, deleted once.
struct ParserHandle: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>

  /// Creates a parser; nil if out of memory.
  ///
  /// The input must outlive the reading of events.
  init?(input: UnsafeBufferPointer<UInt8>) {
    parser = .allocate(capacity: 1)
    parser.initialize(to: yaml_parser_t())
    guard yaml_parser_initialize(parser) == 1 else {
      parser.deallocate()
      return nil
    }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, input.baseAddress, input.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
  }

  /// Reads the next event, which the caller must delete; returns false for a YAML syntax error.
  @inline(__always)
  func next(_ event: UnsafeMutablePointer<yaml_event_t>) -> Bool {
    yaml_parser_parse(parser, event) == 1
  }

  /// The error from libyaml, after ``next(_:)`` has returned false.
  var failure: ParserFailure {
    let raw = parser.pointee
    return ParserFailure(
      isEncoding: raw.error == YAML_READER_ERROR,
      problem: raw.problem.map { String(cString: $0) } ?? "out of memory",
      context: raw.context.map { String(cString: $0) },
      mark: Int(raw.problem_mark.index),
      contextMark: raw.context.map { _ in Int(raw.context_mark.index) },
      byteOffset: Int(raw.problem_offset))
  }
}

/// A libyaml error in its own words; marks count characters, not bytes.
struct ParserFailure {
  let isEncoding: Bool
  let problem: String
  let context: String?
  let mark: Int
  let contextMark: Int?
  /// For encoding errors only.
  let byteOffset: Int
}
