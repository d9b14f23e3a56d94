/// Tabs that YAML allows where libyaml refuses them: on an empty line, and before a comment.
///
/// libyaml looks for a token there, so that it is in no quoted or block scalar when it fails. A space
/// in place of each tab means the same to YAML, and leaves every position as it is.
enum BlankTab {
  /// The limit of what is read again, in bytes: each such line costs the file once more.
  static let budget = 4 << 20

  /// The blanks at a failure; nil unless only a comment or the end of the line follows them.
  static func range(in bytes: UnsafeBufferPointer<UInt8>, at failure: ParserFailure, _ offset: Int)
    -> Range<Int>?
  {
    guard !failure.isEncoding, failure.context != "while scanning a block scalar",
      offset < bytes.count, bytes[offset] == UInt8(ascii: "\t")
    else { return nil }
    var end = offset
    while end < bytes.count, " \t".utf8.contains(bytes[end]) { end += 1 }
    return end == bytes.count || "#\n\r".utf8.contains(bytes[end]) ? offset..<end : nil
  }
}
