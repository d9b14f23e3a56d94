import SegueTimeline
import Testing
import UIKit

@testable import SegueUIKit

/// Each property has keyframes where it needs them, and nowhere else.
@MainActor @Suite(.serialized) struct KeyframeTests {
  /// The keyframes of a layer whose state is a function of time.
  private func keyframes(
    knots: [[Double]] = [], _ state: @escaping (Double) -> LayerState
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
    let film = Film(layers: layers, start: 0, duration: 0.5, knots: knots) {
      $1 = Frame(states: [state($0)])
    }
    let recording = KeyframeRecording(film, from: 0, on: tree)
    let node = try #require(tree.nodes.first)
    var found: [LayerProperty.Key: KeyframeRecording.Track] = [:]
    for (index, property) in node.properties.enumerated() {
      found[property.key] = recording.keyframes(node: 0, property: index)
    }
    return found
  }

  private var box: LayerState { LayerState(frame: Rect2D(x: 0, y: 0, width: 100, height: 100)) }

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
    #expect(track.times[first] == 0.257)
    #expect(track.times[first - 1] == 0.257.nextDown)
    #expect(track.times.last == 0.5)
  }

  @Test func `a jump of what moves is between two times next to each other`() throws {
    let found = try keyframes { time in
      var state = box
      state.position.x = 200 * time + (time < 0.257 ? 0 : 100)
      state.opacity = time < 0.1 || time >= 0.3 ? 1 : 0.5
      return state
    }
    let (position, opacity) = (try #require(found[.position]), try #require(found[.opacity]))
    #expect(jumps(position) == [0.257])
    #expect(jumps(opacity) == [0.1, 0.3])
  }

  @Test func `a jump at a time that is known is exact, also where a stretch of time ends`() throws {
    // The recording looks at stretches of a thirtieth of a second, in quarters.
    let knots = [1.0 / 30, 0.1, 0.1 + 1.0 / 120, 0.257]
    let found = try keyframes(knots: [knots]) { time in
      var state = box
      state.position.x = 200 * time + 100 * Double(knots.count { $0 <= time })
      return state
    }
    #expect(jumps(try #require(found[.position])) == knots)
  }

  /// The times from which on quite another value holds than at the number before.
  private func jumps(_ track: KeyframeRecording.Track) -> [Double] {
    track.times.indices.dropFirst().filter { index in
      track.times[index - 1].nextUp == track.times[index]
        && track.values[index - 1].difference(from: track.values[index], reach: Reach()) > 1
    }.map { track.times[$0] }
  }

  @Test func `what flickers in the last digits of a curve jumps once`() throws {
    let found = try keyframes { time in
      var state = box
      // Which of two neighbors a time is rounded to decides, for a billionth of a second.
      let isOdd = Int(time * 1e17).isMultiple(of: 2)
      state.isHidden = time < 0.3 || time < 0.3 + 1e-9 && isOdd
      return state
    }
    #expect(try #require(found[.isHidden]).values.count <= 4)
  }

  @Test func `what is bent within one refresh has keyframes there`() throws {
    let found = try keyframes { time in
      var state = box
      // Up, down, and up again: 10 milliseconds each.
      state.opacity =
        0.5 + 0.4 * (1 - 2 * abs((time * 50).truncatingRemainder(dividingBy: 1) - 0.5))
      return state
    }
    let track = try #require(found[.opacity])
    for moment in 0..<500 {
      let time = Double(moment) / 1000
      let next = track.times.firstIndex { $0 > time } ?? track.times.count - 1
      let share = (time - track.times[next - 1]) / (track.times[next] - track.times[next - 1])
      let shown = track.values[next - 1].mixed(with: track.values[next], by: share)
      let opacity = 0.5 + 0.4 * (1 - 2 * abs((time * 50).truncatingRemainder(dividingBy: 1) - 0.5))
      #expect(shown.difference(from: .number(opacity), reach: Reach()) < 2)
    }
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
      #expect(curve.values[index] == .point(Point2D(x: 400 * time * time, y: 50)))
    }
  }
}
