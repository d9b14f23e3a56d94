import Foundation
import SegueTimeline
import Testing

@testable import SegueExport

/// What a timeline's layers become in a fragment.
@Suite struct MotionTracksTests {
  private func layer(_ id: String) -> Layer {
    var layer = Layer(id: id, state: LayerState(frame: Rect2D(x: 0, y: 0, width: 90, height: 90)))
    layer.state.backgroundColor = Color(red: 1, green: 0, blue: 0, alpha: 1)
    return layer
  }

  private func track(
    _ property: Track.Property, _ keyframes: [Keyframe], layer: Int = 0, delay: Double = 0,
    easing: TimingFunction = .linear
  ) -> Track {
    Track(
      layer: layer, property: property, keyframes: keyframes,
      timing: TrackTiming(delay: delay, duration: 0.4), easing: easing)
  }

  private func fragment(_ layers: [Layer], _ tracks: [Track]) throws -> HTMLFragment {
    HTMLFragment(timeline: try Timeline(duration: 1, layers: layers, tracks: tracks)) { _ in nil }
  }

  /// The `tracks`, `curves` or `keyframes` of a fragment.
  private func motion(_ kind: String, of fragment: HTMLFragment) throws -> [[Any]] {
    let text = kind == "curves" ? "{\"curves\":\(fragment.curves)}" : fragment.motion
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
    return try #require((object as? [String: Any])?[kind] as? [[Any]])
  }

  @Test func `layers of a stagger share one curve`() throws {
    let spring = UIKitSpring.critical.spring(duration: 0.4)
    let keyframes = [Keyframe(offset: 0, 0), Keyframe(offset: 1, 100)]
    let made = try fragment(
      (0..<5).map { layer("\($0)") },
      (0..<5).map {
        track(
          .channels([.translationX]), keyframes, layer: $0, delay: Double($0) * 0.07,
          easing: .spring(spring, duration: 0.4))
      })
    let tracks = try motion("tracks", of: made)
    #expect(tracks.map { $0[5] as? Int } == [0, 7000, 14000, 21000, 28000])
    #expect(try motion("curves", of: made).count == 1)
    #expect(made.losses.isEmpty)
  }

  @Test func `a transform of operations keeps them instead of a matrix`() throws {
    let turns = [0.0, 1.5].map { progress in
      Keyframe(
        offset: progress == 0 ? 0 : 1,
        value: .transform([
          .scale(Vector3(x: 1 - progress / 3, y: 1, z: 1)),
          .rotate(4 * progress, axis: Vector3(x: 0.6, y: 0.8, z: 0)),
          .rotate(progress, axis: Vector3(x: 0, y: 0, z: 1)),
        ]))
    }
    let made = try fragment([layer("tile")], [track(.transform, turns)])
    let text = try #require(try motion("tracks", of: made).first?[2] as? String)
    #expect(text.contains("rotateZ(#rad) rotate3d(0.6,0.8,0,#rad) scale3d(#,1,1)"))
    #expect(!text.contains("matrix3d"))
  }

  @Test func `operations that change nothing are no transform`() throws {
    let none = [0.0, 1].map {
      Keyframe(offset: $0, value: .transform([.scale(Vector3(x: 1, y: 1, z: 1))]))
    }
    let move = [Keyframe(offset: 0, 0), Keyframe(offset: 1, 100)]
    let made = try fragment(
      [layer("tile")], [track(.transform, none), track(.channels([.positionX]), move)])
    let texts = try motion("tracks", of: made).map { $0[2] as? String }
    #expect(texts.count == 1)
    #expect(texts[0]?.contains("scale") == false)
  }

  @Test func `ids are prefixed and escaped, and a moving property is not in the markup`() throws {
    let made = try fragment(
      [layer("a\"<b")],
      [track(.channels([.opacity]), [Keyframe(offset: 0, 1), Keyframe(offset: 1, 0.5)])])
    #expect(made.markup.contains("id=\"\(HTMLFragment.idPrefix)l0\""))
    #expect(made.markup.contains("a&quot;&lt;b"))
    #expect(!made.markup.contains("opacity"))
    #expect(made.keyframeCount == 2)
  }

  @Test func `what has nothing in between stays keyframes`() throws {
    let made = try fragment(
      [layer("a")],
      [
        track(.channels([.hidden]), [Keyframe(offset: 0, 0), Keyframe(offset: 1, 1)])
      ])
    #expect(try motion("tracks", of: made).isEmpty)
    #expect(try motion("keyframes", of: made).first?[1] as? String == "visibility")
  }

  /// A mask of 20 points that move from shape to shape to shape, each in a way of its own.
  private func morph() throws -> HTMLFragment {
    let corners = { (shape: Int) in
      (0..<40).map { 45 + 40 * sin(Double($0 * $0 + 1) * Double(shape * shape + 1)) }
    }
    let shapes = (0..<3).map(corners)
    var star = layer("star")
    star.maskVertices = (0..<20).map { Point2D(x: shapes[0][2 * $0], y: shapes[0][2 * $0 + 1]) }
    star.state.mask = Mask(
      shape: .polygon(first: 0, count: 20), frame: Rect2D(x: 0, y: 0, width: 90, height: 90))
    let keyframes = shapes.indices.map {
      Keyframe(offset: Double($0) / 2, value: .numbers(shapes[$0]))
    }
    return try fragment([star], [track(.maskVertices, keyframes)])
  }

  @Test func `the points of a mask that changes twice share two curves`() throws {
    let made = try morph()
    #expect(try motion("keyframes", of: made).isEmpty)
    #expect(try motion("curves", of: made).count == 2)
    let track = try #require(try motion("tracks", of: made).first)
    let distances = try #require(track[4] as? [[Double]])
    #expect(distances.count == 40)
    #expect(distances.allSatisfy { $0.count == 2 })
    #expect(track[7] as? [Int] == [0, 1])
  }

  @Test func `shared curves end where the points do`() throws {
    let made = try morph()
    let track = try #require(try motion("tracks", of: made).first)
    let first = try #require(track[3] as? [Double])
    let distances = try #require(track[4] as? [[Double]])
    // A curve is its unit, the lengths of its pieces and the differences of its values.
    let ends = try motion("curves", of: made).map { curve in
      let differences = try #require(curve[2] as? [Double])
      return differences.reduce(0, +) / (try #require(curve[0] as? Double))
    }
    for point in first.indices {
      let end = zip(distances[point], ends).reduce(first[point]) { $0 + $1.0 * $1.1 }
      #expect(abs(end - (45 + 40 * sin(Double(point * point + 1) * 5))) < 0.1)
    }
  }
}
