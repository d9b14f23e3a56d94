import SegueTimeline
import Testing
import UIKit

@testable import SegueUIKit

/// Each property has keyframes where it needs them, and nowhere else.
@MainActor @Suite(.serialized) struct KeyframeTests {
  /// The keyframes of a layer whose state is a function of time.
  private func keyframes(
    _ state: @escaping (Double) -> LayerState
  ) throws -> [LayerProperty.Key: KeyframeRecording.Track] {
    TestApp.reset()
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let (from, to) = (UIView(frame: container.bounds), UIView(frame: container.bounds))
    let screens = ScreenViews(
      from: LiveView(from, isMovable: true, isResizable: false),
      to: LiveView(to, isMovable: true, isResizable: false))
    let layers = [Layer(id: "box", contents: .none, state: state(0))]
    let tree = LayerTree(
      layers, StageViews(operation: .push, from: from, to: to), screens: screens,
      snapshots: Snapshots(), in: container)
    let film = Film(layers: layers, start: 0, duration: 0.5) { Frame(states: [state($0)]) }
    let recording = KeyframeRecording(film, from: 0, on: tree)
    let node = try #require(tree.nodes.first)
    var found: [LayerProperty.Key: KeyframeRecording.Track] = [:]
    for (index, property) in node.properties.enumerated() {
      found[property.key] = recording.keyframes(node: 0, property: index)
    }
    return found
  }

  private var box: LayerState { LayerState(frame: Rect(x: 0, y: 0, width: 100, height: 100)) }

  @Test func `what does not change has none`() throws {
    #expect(try keyframes { _ in box }.isEmpty)
  }

  @Test func `a step is found to the time at which it happens`() throws {
    let found = try keyframes { time in
      var state = box
      state.isHidden = time < 0.257
      return state
    }
    #expect(Set(found.keys) == [.isHidden])
    let track = try #require(found[.isHidden])
    let first = try #require(track.values.firstIndex(of: .flag(false)))
    #expect(abs(track.times[first] - 0.257) < 2e-5)
    #expect(track.times.last == 0.5)
  }

  @Test func `a curve has more than a line, and each its own times`() throws {
    let found = try keyframes { time in
      var state = box
      state.position.x = 400 * time * time
      state.opacity = 1 - time
      // It moves only in the second half.
      state.bounds.size.width = 100 + 50 * max(0, time - 0.3)
      return state
    }
    #expect(Set(found.keys) == [.position, .opacity, .bounds])
    let (curve, line) = (try #require(found[.position]), try #require(found[.opacity]))
    #expect(curve.times.count > line.times.count)
    #expect(line.times.count <= 16)
    #expect(try #require(found[.bounds]).times.filter { $0 > 0 && $0 < 0.26 }.isEmpty)
    for (index, time) in curve.times.enumerated() {
      #expect(curve.values[index] == .point(Point(x: 400 * time * time, y: 50)))
    }
  }
}
