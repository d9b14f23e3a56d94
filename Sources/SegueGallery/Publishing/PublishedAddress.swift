/// The address of a published gallery, such as `https://example.com/gallery`.
package struct PublishedAddress: Hashable, Sendable {
  /// Why a text cannot be the address of a gallery.
  package struct Problem: Error, Hashable, Sendable {
    /// What is wrong, as the end of a sentence that begins with the text.
    package let reason: String
  }

  /// The address without a slash at its end.
  package let text: String
  /// The gallery's title, which links to it show.
  package let title: String

  /// Checks an address.
  ///
  /// - Parameter title: the gallery's title; nil for that of Segue's own.
  package init(_ text: String, title: String? = nil) throws(Problem) {
    self.title = title ?? GalleryTitle.ofSegue
    let lower = text.lowercased()
    guard let scheme = ["https://", "http://"].first(where: lower.hasPrefix) else {
      throw Problem(reason: "does not begin with https:// or http://")
    }
    if text.contains("?") || text.contains("#") {
      throw Problem(reason: "contains ? or #, which are for the gallery's own use")
    }
    var parts = text.dropFirst(scheme.count).split(
      separator: "/", omittingEmptySubsequences: false)
    let host = parts.removeFirst()
    guard host.utf8.allSatisfy({ $0 < 0x80 }) else {
      throw Problem(
        reason:
          "has a host in other letters than ASCII; write it as browsers send it, which begins with xn--"
      )
    }
    guard parts.joined().utf8.allSatisfy({ Self.allowed.contains($0) }) else {
      throw Problem(reason: "contains characters that an address has to escape with %")
    }
    try Self.check(host: host)
    if parts.last == "" { parts.removeLast() }
    guard parts.allSatisfy({ !["", ".", ".."].contains($0) }) else {
      throw Problem(reason: "contains an empty folder, . or ..")
    }
    guard parts.allSatisfy({ RequestTarget.decoded($0) != nil }) else {
      throw Problem(reason: "contains a % without two hexadecimal digits")
    }
    self.text = ([scheme + host.lowercased()] + parts.map(String.init)).joined(separator: "/")
  }

  /// The characters of hosts and paths (RFC 3986), without those that HTML or XML would escape.
  private static let allowed = Set(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~%!$()*+,;=:@/".utf8)

  private static func check(host: Substring) throws(Problem) {
    if host.hasPrefix("[") {
      throw Problem(
        reason: "has an IPv6 address for a host, which is not a place to publish at; use a name")
    }
    let parts = host.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let labels = parts[0].split(separator: ".", omittingEmptySubsequences: false)
    let isName = labels.allSatisfy { label in
      !label.isEmpty && !label.hasPrefix("-") && !label.hasSuffix("-")
        && label.utf8.allSatisfy {
          $0 == 45 || $0 >= 48 && $0 <= 57 || $0 | 32 >= 97 && $0 | 32 <= 122
        }
    }
    guard isName else { throw Problem(reason: "has no valid host after its scheme") }
    guard parts.count == 1 || (UInt16(parts[1]) ?? 0) > 0 else {
      throw Problem(reason: "has no valid port after its host")
    }
  }

  /// The address of a file, or of the gallery itself.
  func address(of name: String = "") -> String { "\(text)/\(name)" }
}
