import SegueTimeline
import Testing

@testable import SegueLaws

@Suite struct `Visibility of transformed layers` {
  @Test func `a translated layer shows at its new position`() throws {
    let layer = HandMade.screen(.to) {
      $0.state.components.translation = Vector3(x: 10, y: -20, z: 0)
    }
    #expect(try HandMade.appearance([layer], at: 30, 40) == "to(20, 60)")
  }

  @Test func `a layer scales about its anchor point`() throws {
    let about = HandMade.screen(.to) { $0.state.components.scale = Vector3(x: 2, y: 2, z: 1) }
    #expect(try HandMade.appearance([about], at: 30, 40) == "to(40, 70)")
    let corner = HandMade.screen(.to) {
      $0.state.components.scale = Vector3(x: 2, y: 2, z: 1)
      $0.state.anchorPoint = .zero
      $0.state.position = .zero
    }
    #expect(try HandMade.appearance([corner], at: 30, 40) == "to(15, 20)")
  }

  @Test func `a positive angle rotates clockwise`() throws {
    let layer = HandMade.screen(.to) { $0.state.components.rotation.z = .pi / 2 }
    // The middle is (50, 100). What was 10 above it is now 10 to its right.
    #expect(try HandMade.appearance([layer], at: 60, 100) == "to(50, 90)")
  }

  @Test func `perspective shrinks a distant layer`() throws {
    let room = HandMade.layer("room", .none, HandMade.whole) {
      $0.state.sublayerPerspective = -0.01
    }
    let far = HandMade.screen(.to) {
      $0.parent = 0
      $0.state.zPosition = -100
    }
    // The eye is 100 in front, the screen 100 behind: half as large about the middle.
    #expect(try HandMade.appearance([room, far], at: 40, 90) == "to(30, 80)")
    #expect(try HandMade.appearance([room, far], at: 20, 90) == "color (0, 0, 0) (100 %)")
  }

  @Test func `a layer behind the eye is invisible`() throws {
    let room = HandMade.layer("room", .none, HandMade.whole) {
      $0.state.sublayerPerspective = -0.01
    }
    let near = HandMade.screen(.to) {
      $0.parent = 0
      $0.state.zPosition = 150
    }
    #expect(try HandMade.appearance([room, near], at: 50.5, 100) == "color (0, 0, 0) (100 %)")
  }

  @Test func `a layer moves with its parent`() throws {
    let parent = HandMade.layer("box", .none, Rect2D(x: 30, y: 50, width: 100, height: 200))
    let child = HandMade.screen(.to) { $0.parent = 0 }
    #expect(try HandMade.appearance([parent, child], at: 40, 60) == "to(10, 10)")
  }

  @Test func `layers are ordered by depth only in a transform group`() throws {
    for isGroup in [true, false] {
      let room = HandMade.layer("room", .none, HandMade.whole) { $0.isTransformGroup = isGroup }
      func screen(_ side: Subject.Side, depth: Double) -> Layer {
        HandMade.screen(side) {
          $0.parent = 0
          $0.state.components.translation.z = depth
        }
      }
      let layers = [room, screen(.from, depth: 5), screen(.to, depth: -5)]
      #expect(
        try HandMade.appearance(layers, at: 30, 40) == (isGroup ? "from(30, 40)" : "to(30, 40)"))
    }
  }

  /// A group of its own inside a group has no depth of its own: its members have.
  @Test func `members of nested transform groups share one order`() throws {
    func group(_ id: String, in parent: Int?, depth: Double) -> Layer {
      HandMade.layer(id, .none, HandMade.whole) {
        $0.parent = parent
        $0.isTransformGroup = true
        $0.state.components.translation.z = depth
      }
    }
    func screen(_ side: Subject.Side, in parent: Int, depth: Double) -> Layer {
      HandMade.screen(side) {
        $0.parent = parent
        $0.state.components.translation.z = depth
      }
    }
    // The inner group lies behind, but its member lies in front of the other one.
    let layers = [
      group("outer", in: nil, depth: 0), group("inner", in: 0, depth: -10),
      screen(.from, in: 1, depth: 30), screen(.to, in: 0, depth: 10),
    ]
    #expect(try HandMade.appearance(layers, at: 30, 40) == "from(30, 40)")
    var flat = layers
    flat[1].state.opacity = 0.5
    #expect(try HandMade.appearance(flat, at: 30, 40) == "to(30, 40)")
  }

  @Test func `layers that intersect hide each other in part`() throws {
    let room = HandMade.layer("room", .none, HandMade.whole) { $0.isTransformGroup = true }
    let turned = HandMade.screen(.from) {
      $0.parent = 0
      $0.state.components.rotation.y = .pi / 4
    }
    let straight = HandMade.screen(.to) { $0.parent = 0 }
    // Positive turns the right side away.
    #expect(try HandMade.appearance([room, turned, straight], at: 40, 40).hasPrefix("from("))
    #expect(try HandMade.appearance([room, turned, straight], at: 60, 40) == "to(60, 40)")
  }

  @Test func `contents are placed according to their fit`() throws {
    func seen(_ fit: ContentFit, _ x: Double, _ y: Double) throws -> String {
      let layer = HandMade.layer("card", .live(.to), Rect2D(x: 0, y: 0, width: 100, height: 100)) {
        $0.fit = fit
      }
      return try HandMade.appearance([HandMade.screen(.from), layer], at: x, y)
    }
    #expect(try seen(.stretch, 30, 40) == "to(30, 80)")
    #expect(try seen(.fill, 30, 40) == "to(30, 90)")
    #expect(try seen(.cropTop, 30, 40) == "to(30, 40)")
    #expect(try seen(.cropBottom, 30, 40) == "to(30, 140)")
    #expect(try seen(.fit, 50, 40) == "to(50, 80)")
    #expect(try seen(.fit, 20, 40) == "from(20, 40)")
  }

  @Test func `an animated layer moves over time`() throws {
    let slide = Track(
      layer: 1, property: .channels([.translationX]),
      keyframes: [Keyframe(offset: 0, 100), Keyframe(offset: 1, 0)],
      timing: TrackTiming(duration: 1))
    let timeline = try Timeline(
      layers: [HandMade.screen(.from), HandMade.screen(.to)], tracks: [slide])
    #expect(try HandMade.appearance(of: timeline, time: 0, at: 60, 20) == "from(60, 20)")
    #expect(try HandMade.appearance(of: timeline, time: 0.5, at: 60, 20) == "to(10, 20)")
    #expect(try HandMade.appearance(of: timeline, time: 0.5, at: 40, 20) == "from(40, 20)")
    #expect(try HandMade.appearance(of: timeline, time: 1, at: 40, 20) == "to(40, 20)")
  }
}
