import CLibYAML
import SegueCatalog
import SegueDiagnostics

/// Builds nodes from libyaml's events; its arrays keep their capacity from file to file.
struct TreeBuilder: ~Copyable {
  private(set) var nodes = NodeArena<YAMLNode>()
  private(set) var pool = NodeArena<UInt8>(capacity: 4096)
  private(set) var diagnostics = Diagnostics()
  /// The white space with a tab at which reading failed; libyaml would accept it as spaces.
  private(set) var blanks: Range<Int>?
  private let limits: YAMLLimits
  /// The open lists and maps, outermost first.
  private var open = NodeArena<Int>(capacity: 64)
  private var anchors = Anchors()
  private var keys = KeyScratch()
  private var file = SourceFile(name: "", bytes: [])
  /// The parser of the last file, kept until the next one is created.
  ///
  /// The next parser needs memory blocks of the same large sizes. If they were freed right after their
  /// file, longer-lived objects made from the tree would fragment them.
  private var last: ParserHandle?

  init(limits: YAMLLimits) { self.limits = limits }

  /// Reads a whole file; returns false after an error that leaves no tree.
  ///
  /// - Parameter bytes: the file's, or others of the same length and the same meaning.
  mutating func build(_ file: SourceFile, bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    reset(for: file)
    let origin = file.byteOrderMarkLength
    let text = UnsafeBufferPointer(rebasing: bytes[origin...])
    last = nil
    guard let parser = ParserHandle(input: text) else {
      return fail(.syntax, "out of memory while reading the file", 0..<0)
    }
    let isWhole = read(from: parser, bytes: bytes, origin: origin)
    last = consume parser
    return isWhole
  }

  private mutating func read(
    from parser: borrowing ParserHandle, bytes: UnsafeBufferPointer<UInt8>, origin: Int
  ) -> Bool {
    var marks = MarkCursor(bytes: bytes, origin: origin)
    let event = YAMLEvent()
    while event.read(from: parser) {
      let start = marks.offset(of: event.startMark, in: bytes)
      let end = marks.offset(of: event.endMark, in: bytes)
      if event.type == YAML_STREAM_END_EVENT { return finish() }
      guard take(event, start..<max(start, end), bytes: bytes) else { return false }
    }
    let failure = parser.failure
    blanks = BlankTab.range(in: bytes, at: failure, marks.offset(of: failure.mark, in: bytes))
    diagnostics.reportFatal(
      failure.diagnostic(in: file) { marks.offset(of: $0, in: bytes) })
    return false
  }

  private mutating func reset(for file: SourceFile) {
    self.file = file
    diagnostics = Diagnostics()
    blanks = nil
    nodes.removeAll()
    pool.removeAll()
    open.removeAll()
    anchors.removeAll()
  }

  private mutating func finish() -> Bool {
    if nodes.count == 0 {
      return fail(
        .empty, "the file is empty", 0..<0, help: "'segue new ID' writes a preset to start from")
    }
    return true
  }

  /// Reports a fatal error.
  private mutating func fail(
    _ code: Diagnostic.Code, _ message: String, _ range: Range<Int>, help: String? = nil,
    fix: String? = nil
  ) -> Bool {
    let place = file.place(of: range)
    diagnostics.reportFatal(
      Diagnostic(
        .error, code, message, at: place, help: help,
        fixIt: fix.map { .init($0, at: place, confidence: .machineApplicable) }))
    return false
  }

  /// Reports an error and continues.
  private mutating func report(
    _ code: Diagnostic.Code, _ message: String, _ range: Range<Int>, help: String? = nil
  ) {
    diagnostics.report(in: file) { [file] in
      Diagnostic(.error, code, message, at: file.place(of: range), help: help)
    }
  }

  // MARK: Events

  private mutating func take(
    _ event: borrowing YAMLEvent, _ range: Range<Int>, bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    switch event.type {
    case YAML_SCALAR_EVENT:
      return takeScalar(event.scalar, range, bytes: bytes)
    case YAML_MAPPING_START_EVENT:
      return takeStart(.map, event.start, range, bytes: bytes)
    case YAML_SEQUENCE_START_EVENT:
      return takeStart(.list, event.start, range, bytes: bytes)
    case YAML_MAPPING_END_EVENT, YAML_SEQUENCE_END_EVENT:
      takeEnd(range)
      return true
    case YAML_ALIAS_EVENT:
      return takeAlias(event.alias, range)
    case YAML_DOCUMENT_START_EVENT:
      return takeDocument(event.version, range)
    default:
      return true
    }
  }

  private mutating func takeDocument(
    _ version: UnsafeMutablePointer<yaml_version_directive_t>?, _ range: Range<Int>
  ) -> Bool {
    if let version, version.pointee.major != 1 || version.pointee.minor != 2 {
      let found = "\(version.pointee.major).\(version.pointee.minor)"
      return fail(.version, "the file must be YAML 1.2, found %YAML \(found)", range)
    }
    guard nodes.count > 0 else { return true }
    return fail(
      .severalDocuments, "a file must hold one document, found the start of a second", range,
      help: "put each document into its own file")
  }

  @inline(__always)
  private mutating func takeScalar(
    _ scalar: UnsafePointer<YAMLEvent.Scalar>, _ range: Range<Int>,
    bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let length = scalar.pointee.length
    var node = YAMLNode(
      kind: YAMLNode.Kind(scalar.pointee.style), next: UInt32(nodes.count + 1),
      start: UInt32(range.lowerBound), end: UInt32(range.upperBound),
      content: UInt32(pool.count), count: UInt32(length))
    pool.append(scalar.pointee.value, count: length)
    let anchor = scalar.pointee.anchor
    if anchor != nil || scalar.pointee.tag != nil {
      node.start = UInt32(bytes.endOfProperties(from: range.lowerBound, before: range.upperBound))
      apply(scalar.pointee.tag, to: &node, range)
    }
    nodes.append(node)
    if let anchor { anchors.add(String(cString: anchor), at: nodes.count - 1, isOpen: false) }
    noteLastChild(end: node.end, height: 0)
    return true
  }

  private mutating func takeStart(
    _ kind: YAMLNode.Kind, _ event: UnsafePointer<YAMLEvent.Start>, _ range: Range<Int>,
    bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard open.count < limits.depth else { return failDepth(range) }
    var node = YAMLNode(
      kind: kind, next: 0, start: UInt32(range.lowerBound), end: UInt32(range.upperBound))
    let anchor = event.pointee.anchor
    if anchor != nil || event.pointee.tag != nil {
      node.start = UInt32(bytes.endOfProperties(from: range.lowerBound, before: bytes.count))
      apply(event.pointee.tag, to: &node, range)
    }
    nodes.append(node)
    if let anchor { anchors.add(String(cString: anchor), at: nodes.count - 1, isOpen: true) }
    open.append(nodes.count - 1)
    return true
  }

  private mutating func takeEnd(_ range: Range<Int>) {
    guard let index = open.popLast() else { return }
    let next = UInt32(nodes.count)
    nodes.update(index) { node in
      node.next = next
      if !range.isEmpty { node.end = UInt32(range.upperBound) }
    }
    // A block's end event is at the start of the next token, so the end of its last child is used.
    if anchors.areOpen { anchors.close(index, size: nodes.count - index) }
    if nodes[index].kind == .map { checkKeys(of: index) }
    noteLastChild(end: nodes[index].end, height: Int(nodes[index].height) + 1)
  }

  private mutating func takeAlias(
    _ name: UnsafeMutablePointer<UInt8>?, _ range: Range<Int>
  ) -> Bool {
    guard let name, let anchor = anchors[String(cString: name)] else {
      let quoted = file.quoted(range)
      return fail(
        .unknownAlias, "an alias must refer to an anchor defined before it", range,
        help: "put a text that begins with '*' in quotes: \(quoted)"
          + (anchors.isEmpty ? "" : "; or define the anchor with '&name' before the value"),
        fix: anchors.isEmpty ? quoted : nil)
    }
    guard let size = anchor.size else {
      return fail(.recursiveAlias, "an alias must not be used inside its own anchor", range)
    }
    guard anchors.spend(size) <= limits.aliasedNodes else {
      let message = "the aliases of a file must expand to at most \(limits.aliasedNodes) values"
      return fail(.tooManyAliases, message, range)
    }
    let target = nodes[anchor.node]
    let height = Int(target.height) + (target.kind.isScalar ? 0 : 1)
    guard open.count + height <= limits.depth else { return failDepth(range) }
    nodes.append(
      YAMLNode(
        kind: .alias, next: UInt32(nodes.count + 1), start: UInt32(range.lowerBound),
        end: UInt32(range.upperBound), content: UInt32(anchor.node)))
    noteLastChild(end: UInt32(range.upperBound), height: height)
    return true
  }

  private mutating func apply(
    _ tag: UnsafeMutablePointer<UInt8>?, to node: inout YAMLNode, _ range: Range<Int>
  ) {
    guard let tag else { return }
    let text = node.kind.isScalar ? Array(pool.elements[node.textRange]) : []
    if let problem = CoreTag.apply(String(cString: tag), to: &node, text: text) {
      report(problem.code, problem.message, range, help: problem.help)
    }
  }

  private mutating func failDepth(_ range: Range<Int>) -> Bool {
    fail(.tooDeep, "lists and maps must be nested at most \(limits.depth) levels deep", range)
  }

  /// Counts a node as its parent's last child so far.
  @inline(__always)
  private mutating func noteLastChild(end: UInt32, height: Int) {
    guard open.count > 0 else { return }
    nodes.update(open[open.count - 1]) { parent in
      parent.count += 1
      parent.end = end
      if height > Int(parent.height) { parent.height = UInt8(height) }
    }
  }

  private mutating func checkKeys(of map: Int) {
    let problems = keys.problems(of: map, nodes: nodes.elements, pool: pool.elements)
    // The pieces of a formula that commas cut are reported as a whole.
    for problem in problems where !file.bytes.isInParentheses(problem.range.lowerBound) {
      diagnostics.report(in: file) { [file] in problem.diagnostic(in: file) }
    }
  }
}
