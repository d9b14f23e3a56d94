import SegueStaging

extension CommandEnvironment {
  /// The help line for a path at which there is nothing: the folder beside it that was probably meant; nil if none is near.
  ///
  /// - Parameter help: says what to do with the folder, as it should have been written.
  func help(
    forMissing written: String,
    _ help: (String) -> String = {
      "there is a folder with a similar name: '\($0)'"
    }
  ) -> String? {
    NearestPath.find(written, .folder, resolve: path).map(help)
  }
}
