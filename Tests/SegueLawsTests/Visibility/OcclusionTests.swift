import SegueTimeline
import Testing

@testable import SegueLaws

@Suite struct `Visibility of overlapping layers` {
  @Test func `the last layer is on top`() throws {
    let layers = [HandMade.screen(.from), HandMade.screen(.to)]
    #expect(try HandMade.appearance(layers, at: 30, 40) == "to(30, 40)")
    #expect(try HandMade.appearance(layers.reversed(), at: 30, 40) == "from(30, 40)")
  }

  @Test func `the layer with the greater zPosition is on top`() throws {
    let layers = [HandMade.screen(.from) { $0.state.zPosition = 1 }, HandMade.screen(.to)]
    #expect(try HandMade.appearance(layers, at: 30, 40) == "from(30, 40)")
  }

  @Test func `the background shows where there is no layer`() throws {
    #expect(try HandMade.appearance([], at: 30, 40) == "color (0, 0, 0) (100 %)")
    let aside = HandMade.screen(.to) { $0.state.position.x += 100 }
    #expect(try HandMade.appearance([aside], at: 30, 40) == "color (0, 0, 0) (100 %)")
  }

  @Test func `the layer below shows through a hidden, transparent, collapsed or back-facing layer`()
    throws
  {
    let changes: [(inout Layer) -> Void] = [
      { $0.state.isHidden = true },
      { $0.state.opacity = 0 },
      { $0.state.components.scale = Vector3(x: 0, y: 1, z: 1) },
      {
        $0.isDoubleSided = false
        $0.state.components.scale = Vector3(x: -1, y: 1, z: 1)
      },
    ]
    for change in changes {
      let layers = [HandMade.screen(.from), HandMade.screen(.to, change)]
      #expect(try HandMade.appearance(layers, at: 30, 40) == "from(30, 40)")
    }
  }

  @Test func `a double-sided layer is mirrored from behind`() throws {
    let layers = [
      HandMade.screen(.from),
      HandMade.screen(.to) { $0.state.components.scale = Vector3(x: -1, y: 1, z: 1) },
    ]
    #expect(try HandMade.appearance(layers, at: 30, 40) == "to(70, 40)")
  }

  @Test func `a translucent layer blends with the one below`() throws {
    let layers = [HandMade.screen(.from), HandMade.screen(.to) { $0.state.opacity = 0.25 }]
    #expect(
      try HandMade.appearance(layers, at: 30, 40) == "from(30, 40) (75 %) + to(30, 40) (25 %)")
  }

  @Test func `a group fades as a whole`() throws {
    let group = HandMade.layer("group", .none, HandMade.whole) { $0.state.opacity = 0.5 }
    let layers = [
      HandMade.screen(.from), group, HandMade.color(.white, parent: 1),
      HandMade.color(.black, parent: 1),
    ]
    #expect(
      try HandMade.appearance(layers, at: 30, 40)
        == "from(30, 40) (50 %) + color (0, 0, 0) (50 %)")
  }

  @Test func `a translucent color tints the layer below`() throws {
    let tint = HandMade.color(Color(red: 1, green: 0, blue: 0.5, alpha: 0.2))
    #expect(
      try HandMade.appearance([HandMade.screen(.from), tint], at: 30, 40)
        == "from(30, 40) (80 %) + color (0.2, 0, 0.1) (20 %)")
  }

  @Test func `a screen omits an element that has its own layer`() throws {
    let layers = [
      HandMade.screen(.from),
      HandMade.layer("source", .live(.source), Rect2D(x: 50, y: 100, width: 40, height: 30)),
    ]
    #expect(try HandMade.appearance(layers, at: 20, 30) == "from(20, 30) without its element")
    #expect(try HandMade.appearance(layers, at: 60, 110) == "from(20, 30)")
    #expect(try HandMade.appearance(layers, at: 5, 5) == "from(5, 5)")
  }

  @Test func `a snapshot shows its region`() throws {
    let region = Rect2D(x: 0, y: 0.5, width: 0.5, height: 0.5)
    let tile = HandMade.layer(
      "tile", .snapshot(of: .from, region: region, when: .before),
      Rect2D(x: 50, y: 0, width: 50, height: 100))
    #expect(try HandMade.appearance([tile], at: 60, 10) == "from(10, 110)")
  }

  @Test func `a backdrop blur affects the layers below, and a blur the layer itself`() throws {
    let glass = HandMade.layer("glass", .none, Rect2D(x: 0, y: 0, width: 100, height: 50)) {
      $0.state.backdropBlurRadius = 8
    }
    let layers = [HandMade.screen(.from), glass]
    #expect(try HandMade.appearance(layers, at: 30, 40) == "from(30, 40) blurred by 8")
    #expect(try HandMade.appearance(layers, at: 30, 60) == "from(30, 60)")
    let blurred = HandMade.screen(.to) { $0.state.blurRadius = 3 }
    #expect(try HandMade.appearance([blurred], at: 30, 40) == "to(30, 40) blurred by 3")
  }

  @Test func `a shadow shows outside its layer up to its extent`() throws {
    let card = HandMade.color(.white, Rect2D(x: 20, y: 20, width: 40, height: 40)) {
      $0.state.shadow = Shadow(color: .black, opacity: 0.5, radius: 4, offset: Point2D(x: 0, y: 10))
    }
    let layers = [HandMade.screen(.from), card]
    #expect(
      try HandMade.appearance(layers, at: 30, 70)
        == "from(30, 70) (50 %) + color (0, 0, 0) (50 %)")
    #expect(try HandMade.appearance(layers, at: 30, 75) == "from(30, 75)")
    #expect(try HandMade.appearance(layers, at: 30, 30) == "color (1, 1, 1) (100 %)")
  }
}
