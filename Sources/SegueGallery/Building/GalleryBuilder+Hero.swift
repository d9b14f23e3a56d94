package import SegueStaging
package import SegueCatalog

extension GalleryBuilder {
  /// The app of the first screen, unless other pictures were chosen.
  private static let heroScene = "album"

  /// The first screen of a gallery; nil if its preset cannot be shown.
  package func hero(of presets: [Preset], in catalog: LoadedCatalog) -> GalleryHero? {
    guard let choice = GalleryHero.Choice(among: presets) else { return nil }
    let builders = [heroPictures(for: choice.preset, in: catalog), pictures].map {
      pageBuilder(in: catalog, threadCount: 1, showing: $0)
    }
    // A preset may need elements that the first screen's app does not have.
    return builders.lazy.compactMap { try? $0.hero(choice) }.first
  }

  private func heroPictures(for preset: Preset, in catalog: LoadedCatalog) -> PictureChoice {
    let isChosen = pictures.scene != nil || pictures.from != nil
    guard !isChosen, preset.id == GalleryHero.Choice.preferred else { return pictures }
    var result = pictures
    result.scene = Self.heroScene
    return result
  }
}
