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
