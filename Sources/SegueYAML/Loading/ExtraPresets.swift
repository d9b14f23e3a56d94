/// Presets that are listed after those of catalog folders: what plugins bring.
package struct ExtraPresets: Sendable {
  /// Where they come from, so that every set of places has an index of its own.
  package let key: [String]
  /// Reads them; only asked where the index is rebuilt.
  package let read: @Sendable () -> Content

  /// What was read.
  package struct Content: Sendable {
    /// The files of presets, a group for each source, in search order.
    package let files: [[PresetFile]]
    /// Everything that has to stay as it is for the index to hold, stamped before it was read.
    package let watched: [WatchedFile]
    /// Looks what is to be said of all that was read; the groups of results end with those of `files`.
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

  /// Creates an addition.
  package init(key: [String], read: @escaping @Sendable () -> Content) {
    self.key = key
    self.read = read
  }
}
