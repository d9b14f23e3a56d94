import SegueCatalog
import SegueCoordinator
import SegueStyles
import SegueTimeline
import Testing
import UIKit

@testable import SegueUIKit

/// A preset and one of its operations.
struct PresetOperation: CustomStringConvertible, Sendable {
  let preset: String
  let operation: SegueTimeline.Operation

  var description: String { "\(preset) \(operation.rawValue)" }

  var style: TransitionStyle { TransitionStyle(preset, in: .segue) }

  /// Every operation of every compiled preset.
  static let all = CompiledCatalog.segue.ids.flatMap { id in
    let preset = try? CompiledCatalog.segue.preset(id)
    let operations = Set(preset?.operations ?? [])
    // A way back needs a way there.
    return operations.sorted { $0.rawValue < $1.rawValue }
      .filter { $0 != .dismiss || operations.contains(.present) }
      .map { PresetOperation(preset: id, operation: $0) }
  }
}

/// A transition that has just begun on the stand-in.
@MainActor
struct BegunTransition {
  let app: TestApp
  let transitions: ContainerTransitions
  /// The screens' views, which are to be as they were afterward.
  let views: [UIView]

  private let refreshes = Refreshes()

  /// The time that a display link was last told.
  var lastRefresh: Double { refreshes.last }

  /// Begins an operation with a preset in the container that has it.
  ///
  /// - Parameter prepare: sets the user's preferences.
  init(
    _ kind: PresetOperation, _ playback: Segue.Playback = .coreAnimation,
    _ prepare: @MainActor () -> Void = {}
  ) throws {
    switch kind.operation {
    case .push, .pop:
      let (app, navigation, feed) = TestApp.navigation()
      prepare()
      Segue.playback = playback.way(to: kind.operation)
      let detail = DetailScreen()
      navigation.segue.push(detail, kind.style) { feed.cells[$0.item] }
      detail.segue.setDestination { [weak detail] in detail?.picture }
      StandIn.commit()
      if kind.operation == .pop {
        app.settleBeforeReturn()
        Segue.playback = playback
        navigation.popViewController(animated: true)
        StandIn.commit()
      }
      self.app = app
      transitions = try #require(navigation.navigationTransitions).transitions
      views = [feed.view, detail.view]
    case .present, .dismiss:
      let (app, feed) = TestApp.feed()
      prepare()
      Segue.playback = playback.way(to: kind.operation)
      let detail = DetailScreen()
      detail.segue.style = kind.style
      detail.segue.setSource { feed.cells[2] }
      detail.segue.setDestination { [weak detail] in detail?.picture }
      feed.present(detail, animated: true)
      StandIn.commit()
      if kind.operation == .dismiss {
        app.settleBeforeReturn()
        Segue.playback = playback
        detail.dismiss(animated: true)
        StandIn.commit()
      }
      self.app = app
      transitions = try #require(detail.presentationTransitions).transitions
      views = [feed.view, detail.view]
    case .tab:
      let (app, tabs) = TestApp.tabs()
      prepare()
      Segue.playback = playback
      tabs.segue.style = kind.style
      tabs.selectedIndex = 1
      StandIn.commit()
      self.app = app
      transitions = try #require(tabs.tabTransitions).transitions
      views = (tabs.viewControllers ?? []).map(\.view)
    }
    refreshes.start()
  }
}

extension Segue.Playback {
  /// What plays the way to the screens of an operation: what is held would not come to its end.
  fileprivate func way(to operation: SegueTimeline.Operation) -> Segue.Playback {
    guard case .held = self, operation == .pop || operation == .dismiss else { return self }
    return .immediate
  }
}

extension TestApp {
  /// Lets the way there end, which has a test of its own: what it says does not matter here.
  fileprivate func settleBeforeReturn() {
    settle(Segue.playback == .immediate ? 0.1 : 4)
    ProblemLog.forget()
    _ = Console.take()
  }
}

/// The refreshes of the stand-in's display.
@MainActor
private final class Refreshes {
  private(set) var last = StandIn.now
  private var link: DisplayLink?

  func start() {
    last = StandIn.now
    link = DisplayLink { [weak self] in self?.last = $0 }
  }

  isolated deinit { link?.invalidate() }
}
