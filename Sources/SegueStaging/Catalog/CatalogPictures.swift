import SegueDiagnostics
package import SeguePreview
package import SegueScenes
import SegueSystem

/// The pictures that scenes show: WebP or PNG files in the folder `pictures` of a catalog.
package enum CatalogPictures {
  /// The largest accepted file, in bytes.
  private static let largestFile = 1 << 24

  /// Reads the pictures of a scene, by name, each from the first folder that has it.
  package static func pictures(
    of scene: Scene, in folders: [String]
  ) throws(StagingError) -> [String: Bitmap] {
    var result: [String: Bitmap] = [:]
    for name in scene.pictureNames { result[name] = try picture(name, in: folders) }
    return result
  }

  private static func picture(
    _ name: String, in folders: [String]
  ) throws(StagingError) -> Bitmap {
    let isPlain = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
    for folder in isPlain ? folders : [] {
      for suffix in ["webp", "png"] {
        let path = "\(folder)/pictures/\(name).\(suffix)"
        guard let bytes = try? FileBytes.read(path, limit: largestFile) else { continue }
        do throws(MediaError) {
          return try PictureFile.decode(bytes, name: path)
        } catch {
          throw StagingError(error)
        }
      }
    }
    throw StagingError(
      .notFound, "there is no picture '\(name)'",
      help: "put \(name).webp or \(name).png into the folder 'pictures' of the catalog")
  }
}
