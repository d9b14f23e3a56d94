private import SegueExport
private import SegueSystem

extension GalleryFiles {
  /// The size of a script below which packing gains little, in bytes.
  private static let smallestPacked = 8192

  /// The files with the presets' larger scripts packed to about a fifth.
  ///
  /// A packed script contains base64 of what gzip makes of its data. Unlike a compressed file it needs no server: a page
  /// that was opened from a disk unpacks it too.
  package func packed() -> GalleryFiles {
    GalleryFiles(all: all.concurrentMap(threads: ThisProcess.processorCount, Self.packed))
  }

  private static func packed(_ file: File) -> File {
    guard file.bytes.count > smallestPacked, let data = data(of: file.bytes) else { return file }
    let text = HTMLExport.base64(Gzip.compressed(Array(data), .small))
    return (file.name, Array("segue.unpack(\"\(text)\");\n".utf8))
  }
}
