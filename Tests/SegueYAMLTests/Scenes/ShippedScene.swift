import Foundation
import SegueCatalog
import SegueDiagnostics
import SegueScenes
import SegueYAML
import Testing

/// The scenes that ship with Segue.
enum ShippedScene: String, CaseIterable {
  case videoFeed = "video-feed"
  case productOptions = "product-options"
  case floatingButtons = "floating-buttons"
  case cardList = "card-list"
  case threeTabs = "three-tabs"
  case feedToDetail = "feed-to-detail"

  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../catalog/scenes").standardized

  var bytes: [UInt8] {
    get throws { try Array(Data(contentsOf: Self.folder.appending(path: rawValue + ".yaml"))) }
  }

  func read() throws -> (scene: Scene?, diagnostics: Diagnostics) {
    var reader = YAMLReader()
    return SceneFile.read(SourceFile(name: rawValue + ".yaml", bytes: try bytes), with: &reader)
  }

  func scene() throws -> Scene { try #require(try read().scene) }
}
