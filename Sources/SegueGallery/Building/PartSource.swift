import SegueStaging
import SegueSystem

/// A catalog with the builder of its pages.
struct PartSource: Sendable {
  let builder: GalleryBuilder
  let catalog: LoadedCatalog

  /// Builds the parts of one page.
  var pageBuilder: PageBuilder {
    builder.pageBuilder(in: catalog, threadCount: ThisProcess.processorCount)
  }
}
