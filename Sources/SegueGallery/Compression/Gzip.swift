internal import CImageLibraries

/// Compression in the format of gzip by zlib (RFC 1952).
package enum Gzip {
  /// How hard to compress.
  package enum Level: Int32 {
    /// For a browser on this machine, where size matters less than time.
    case fast = 1
    /// For files that are compressed once and sent often.
    case small = 9
  }

  /// The compressed bytes: the same for the same bytes, since their header has no time and no name.
  package static func compressed(_ bytes: [UInt8], _ level: Level) -> [UInt8] {
    var stream = z_stream()
    let status = segue_begin_gzip(&stream, level.rawValue)
    precondition(status == Z_OK, "zlib has memory")
    defer { _ = deflateEnd(&stream) }
    var input = bytes
    let bound = Int(deflateBound(&stream, UInt(bytes.count)))
    return input.withUnsafeMutableBufferPointer { input in
      stream.next_in = input.baseAddress
      stream.avail_in = UInt32(input.count)
      return [UInt8](unsafeUninitializedCapacity: bound) { output, count in
        stream.next_out = output.baseAddress
        stream.avail_out = UInt32(bound)
        let status = deflate(&stream, Z_FINISH)
        precondition(status == Z_STREAM_END, "the bound holds everything")
        count = bound - Int(stream.avail_out)
      }
    }
  }

  /// Whether the values of a request's `Accept-Encoding` headers allow gzip.
  static func isAccepted(by headers: [String]) -> Bool {
    let codings = headers.flatMap { $0.lowercased().split(separator: ",") }.map { coding in
      coding.split(separator: ";").map { part in String(part.filter { !$0.isWhitespace }) }
    }
    func quality(of name: String) -> Double? {
      guard let coding = codings.first(where: { $0.first == name }) else { return nil }
      guard let weight = coding.first(where: { $0.hasPrefix("q=") }) else { return 1 }
      return Double(weight.dropFirst(2)) ?? 0
    }
    return (quality(of: "gzip") ?? quality(of: "*") ?? 0) > 0
  }
}
