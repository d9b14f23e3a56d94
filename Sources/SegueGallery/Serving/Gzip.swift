internal import CZlib
internal import SeguePreview
import SegueSystem

/// Compression in the format of gzip by zlib, which is loaded when a page is first served.
package enum Gzip {
  /// zlib's functions, resolved once.
  private static let functions: Result<ZlibFunctions, MissingLibrary> =
    library.functions(segue_find_zlib)

  private static let library = SharedLibrary(
    name: "zlib", purpose: "compressed pages", stem: "z", version: 1, packages: ("zlib1g", "zlib"))

  /// A line that reports whether it is available, or what to install.
  package static var finding: String { library.finding(functions) }

  /// A fast level: the browser is on this machine, so that size matters less than time.
  private static let level: Int32 = 1

  /// Compresses bytes; nil without zlib.
  package static func compress(_ bytes: [UInt8]) -> [UInt8]? {
    guard var functions = try? functions.get() else { return nil }
    var stream = z_stream()
    guard segue_begin_gzip(&functions, &stream, level) == Z_OK else { return nil }
    defer { _ = functions.deflateEnd(&stream) }
    var input = bytes
    let capacity = Int(functions.deflateBound(&stream, UInt(bytes.count)))
    return input.withUnsafeMutableBufferPointer { input -> [UInt8]? in
      stream.next_in = input.baseAddress
      stream.avail_in = UInt32(input.count)
      var isComplete = false
      let output = [UInt8](unsafeUninitializedCapacity: capacity) { output, count in
        stream.next_out = output.baseAddress
        stream.avail_out = UInt32(output.count)
        isComplete = functions.deflate(&stream, Z_FINISH) == Z_STREAM_END
        count = output.count - Int(stream.avail_out)
      }
      return isComplete ? output : nil
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
