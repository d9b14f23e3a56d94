package import SeguePreview

extension FontSet {
  /// Loads the typefaces of scenes and captions from the first catalog folder that has them.
  package init(catalog folders: [String]) throws(StagingError) {
    var failure: FontError?
    for folder in folders {
      do throws(FontError) {
        self = try FontSet(folder: "\(folder)/fonts")
        return
      } catch {
        failure = failure ?? error
      }
    }
    throw StagingError(
      .unreadable, failure?.description ?? "no fonts found",
      help: "the fonts must be in the folder 'fonts' of a catalog")
  }
}
