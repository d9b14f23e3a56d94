import SegueSystem

/// What a gallery is called.
package enum GalleryTitle {
  /// The title of the gallery of Segue's own presets.
  static let ofSegue = "Segue"

  /// The title of a gallery of one folder: the folder's name, or that of the app whose `catalog` it is.
  package static func ofFolder(_ path: String) -> String? {
    let folder = FileSystem.real(path) ?? path
    let names = folder.split(separator: "/").map(String.init)
    return names.last == "catalog" ? names.dropLast().last : names.last
  }
}
