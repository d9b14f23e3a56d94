extension CommandEnvironment {
  /// A path that the user wrote, from the folder that the command runs in.
  func path(_ written: String) -> String {
    currentFolder.isEmpty || written.hasPrefix("/") ? written : "\(currentFolder)/\(written)"
  }
}
