extension CommandEnvironment {
  /// Resolves a path written by the user against the command's folder.
  func path(_ written: String) -> String {
    currentFolder.isEmpty || written.hasPrefix("/") ? written : "\(currentFolder)/\(written)"
  }
}
