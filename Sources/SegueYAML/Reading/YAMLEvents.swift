import CLibYAML

/// A libyaml event in place.
///
/// The parts of the union are read through pointers: copying it whole just after libyaml has
/// written it in pieces stalls the processor at every event.
struct YAMLEvent: ~Copyable {
  typealias Data = yaml_event_t.__Unnamed_union_data
  typealias Scalar = Data.__Unnamed_struct_scalar
  typealias Start = Data.__Unnamed_struct_mapping_start

  private let event: UnsafeMutablePointer<yaml_event_t>
  private let data: UnsafeMutableRawPointer

  init() {
    event = .allocate(capacity: 1)
    event.initialize(to: yaml_event_t())
    data = UnsafeMutableRawPointer(event) + (MemoryLayout<yaml_event_t>.offset(of: \.data) ?? 8)
  }

  deinit {
    yaml_event_delete(event)
    event.deallocate()
  }

  /// Reads the next event over this one; returns false for a YAML syntax error.
  @inline(__always)
  func read(from parser: borrowing ParserHandle) -> Bool {
    yaml_event_delete(event)
    return parser.next(event)
  }

  var type: yaml_event_type_t { event.pointee.type }
  var startMark: Int { event.pointee.start_mark.index }
  var endMark: Int { event.pointee.end_mark.index }
  /// For scalars only.
  var scalar: UnsafePointer<Scalar> { UnsafePointer(data.assumingMemoryBound(to: Scalar.self)) }
  /// For starts of maps and lists, which have the same layout in libyaml.
  var start: UnsafePointer<Start> { UnsafePointer(data.assumingMemoryBound(to: Start.self)) }
  /// For aliases only.
  var alias: UnsafeMutablePointer<UInt8>? { event.pointee.data.alias.anchor }
  /// For starts of documents only.
  var version: UnsafeMutablePointer<yaml_version_directive_t>? {
    event.pointee.data.document_start.version_directive
  }
}

extension YAMLNode.Kind {
  /// Converts libyaml's scalar style.
  init(_ style: yaml_scalar_style_t) {
    switch style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE: self = .singleQuoted
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE: self = .doubleQuoted
    case YAML_LITERAL_SCALAR_STYLE, YAML_FOLDED_SCALAR_STYLE: self = .block
    default: self = .plain
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns the start of a node's content, after its anchor and tag.
  func endOfProperties(from start: Int, before end: Int) -> Int {
    var index = start
    while index < end, self[index] == UInt8(ascii: "&") || self[index] == UInt8(ascii: "!") {
      while index < end, self[index] > 0x20 { index += 1 }
      while index < end, self[index] <= 0x20 { index += 1 }
    }
    return index
  }
}
