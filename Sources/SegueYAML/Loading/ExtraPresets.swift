/// Presets listed after those of catalog folders, such as those of plugins.
package struct ExtraPresets: Sendable {
  /// Their sources, so that each set of places has its own index.
  package let key: [String]
  /// Reads them; called only when the index is rebuilt.
  package let read: @Sendable () -> Content

  /// The presets read.
  package struct Content: Sendable {
    /// The preset files, grouped by source, in search order.
    package let files: [[PresetFile]]
    /// Everything that must be unchanged for the index to be valid, stamped before it was read.
    package let watched: [WatchedFile]
    /// Produces the messages about all loaded files; the last groups of results are those of
    /// `files`.
    package let messages: CatalogListing.MessageSource

    /// Creates content.
    package init(
      files: [[PresetFile]], watched: [WatchedFile],
      messages: @escaping CatalogListing.MessageSource
    ) {
      self.files = files
      self.watched = watched
      self.messages = messages
    }
  }

  /// Creates a source of extra presets.
  package init(key: [String], read: @escaping @Sendable () -> Content) {
    self.key = key
    self.read = read
  }
}
