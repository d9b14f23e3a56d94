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
  case alerts, calendar, chat, music, onboarding, photos, profiles, reader, settings, store
  case album, article, cinema, journal, login, search, splash, wallet, weather
  case chatPhoto = "chat-photo"
  case mailCompose = "mail-compose"
  case musicShelf = "music-shelf"
  case quickActions = "quick-actions"
  case searchTab = "search-tab"
  case tabsOverview = "tabs-overview"
  case alertsActions = "alerts-actions"
  case alertsMenu = "alerts-menu"
  case alertsToast = "alerts-toast"
  case homeScreen = "home-screen"
  case mailDrawer = "mail-drawer"
  case mapSheet = "map-sheet"

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
