internal import CImageLibraries
private import SegueExport
private import SegueSystem

/// Compression in the format of gzip by zlib (RFC 1952).
package enum Gzip {
  /// How hard to compress.
  package enum Level: Int32 {
    /// For a browser on this machine, where size matters less than time.
    case fast = 1
    /// For files that are compressed once and sent often.
    case small = 9
  }

  /// The compressed bytes; deterministic, since the header has no time and no name.
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

extension GalleryFiles {
  /// The size of a file below which compression gains nothing, in bytes.
  private static let smallest = 1024

  /// The files with a compressed one, of the same name and `.gz`, before each larger text.
  ///
  /// Servers such as nginx with `gzip_static` send them to browsers that accept them.
  package func compressed() -> GalleryFiles {
    var files: [(name: String, bytes: [UInt8])] = []
    for file in all {
      let isText = ["html", "css", "js", "xml", "txt"].contains { file.name.hasSuffix(".\($0)") }
      if isText, file.bytes.count > Self.smallest {
        files.append((file.name + ".gz", Gzip.compressed(file.bytes, .small)))
      }
      files.append(file)
    }
    return GalleryFiles(all: files)
  }
}

extension GalleryFiles {
  /// The size of a script below which packing gains little, in bytes.
  private static let smallestPacked = 8192

  /// The files with the presets' larger scripts packed to about a fifth.
  ///
  /// A packed script contains its gzipped data as base64. Unlike compressed files it needs no server: a page opened from a
  /// disk can unpack it.
  package func packed() -> GalleryFiles {
    GalleryFiles(all: all.concurrentMap(threads: ThisProcess.processorCount, Self.packed))
  }

  private static func packed(_ file: File) -> File {
    guard file.bytes.count > smallestPacked, let data = data(of: file.bytes) else { return file }
    let text = HTMLExport.base64(Gzip.compressed(Array(data), .small))
    return (file.name, Array("segue.unpack(\"\(text)\");\n".utf8))
  }
}
