import Testing

@testable import SegueTimeline

@Suite struct `Gradient masks` {
  private static let bounds = Rect2D(x: 10, y: 20, width: 300, height: 200)

  private func state(
    _ shape: Mask.Shape, at origin: Point2D, inverted: Bool = false,
    _ set: (inout MaskGradient) -> Void
  ) -> LayerState {
    var state = LayerState(frame: Self.bounds)
    state.bounds = Self.bounds
    var mask = Mask(shape: shape, frame: Rect2D(origin: origin, size: .zero))
    set(&mask.gradient)
    (state.mask, state.invertsMask) = (mask, inverted)
    return state
  }

  private func opacity(_ state: LayerState, _ x: Double, _ y: Double) -> Double? {
    MaskOpacity(of: state)?.opacity(at: Point2D(x: x, y: y))
  }

  @Test func `a linear one fades between its points, across its line`() {
    let state = state(.linearGradient, at: Point2D(x: 100, y: 50)) {
      $0.end = Point2D(x: 140, y: 50)
    }
    #expect(opacity(state, 90, 200) == 1)
    #expect(opacity(state, 110, -70) == 0.75)
    #expect(opacity(state, 140, 50) == 0 && opacity(state, 900, 50) == 0)
  }

  @Test func `a linear one without a direction hides everything`() {
    let state = state(.linearGradient, at: Point2D(x: 100, y: 50)) {
      $0.end = Point2D(x: 100, y: 50)
    }
    #expect(opacity(state, 0, 0) == 0)
  }

  @Test func `a radial one fades between its radii`() {
    let state = state(.radialGradient, at: Point2D(x: 100, y: 100)) {
      ($0.innerRadius, $0.outerRadius) = (20, 60)
    }
    #expect(opacity(state, 112, 116) == 1)
    // 3-4-5 triangles: 50 and 60 from the center.
    #expect(opacity(state, 130, 140) == 0.25 && opacity(state, 136, 148) == 0)
  }

  @Test func `a radial one whose inner radius is larger has a hard edge at the outer one`() {
    let state = state(.radialGradient, at: .zero) { ($0.innerRadius, $0.outerRadius) = (90, 60) }
    #expect(opacity(state, 59, 0) == 1 && opacity(state, 61, 0) == 0)
  }

  @Test(arguments: [1.0, -1])
  func `a conic one shows its sector and fades before its end`(sign: Double) throws {
    let quarter = Double.pi / 2
    let state = state(.conicGradient, at: .zero) {
      ($0.startAngle, $0.endAngle, $0.softness) = (-quarter, -quarter + sign * 2 * quarter, quarter)
    }
    func at(_ turns: Double) -> Double? {
      let angle = -quarter + sign * turns * 4 * quarter
      return opacity(state, 100 * LibM.cos(angle), 100 * LibM.sin(angle))
    }
    #expect(at(0.1) == 1 && at(0.24) == 1)
    #expect(abs((try #require(at(0.375))) - 0.5) < 1e-9)
    #expect(at(0.51) == 0 && at(0.9) == 0)
  }

  @Test func `inverted, it shows what it would hide`() {
    let state = state(.linearGradient, at: .zero, inverted: true) { $0.end = Point2D(x: 10, y: 0) }
    #expect(opacity(state, -5, 0) == 0 && opacity(state, 2.5, 0) == 0.25)
    #expect(opacity(state, 50, 0) == 1)
  }

  @Test func `shapes that cut are no gradients`() {
    var state = LayerState(frame: Self.bounds)
    #expect(MaskOpacity(of: state) == nil)
    state.mask = Mask(shape: .ellipse, frame: Self.bounds)
    #expect(MaskOpacity(of: state) == nil)
  }

  @Test(arguments: [Mask.Shape.linearGradient, .radialGradient, .conicGradient], [false, true])
  func `an opened mask shows all of the layer`(shape: Mask.Shape, inverted: Bool) throws {
    let gradients: [(inout MaskGradient) -> Void] = [
      {
        ($0.end, $0.innerRadius, $0.outerRadius) = (Point2D(x: 70, y: 90), 10, 50)
        ($0.startAngle, $0.endAngle, $0.softness) = (0.3, 2, 0.5)
      },
      { ($0.end, $0.endAngle) = (Point2D(x: 40, y: 60), -1) },
    ]
    for set in gradients {
      let masked = state(shape, at: Point2D(x: 40, y: 60), inverted: inverted, set)
      var open = LayerState(frame: Self.bounds)
      open.bounds = Self.bounds
      open.openMask(like: masked)
      #expect(open.mask?.shape == shape)
      for x in stride(from: 10.0, through: 310, by: 12.5) {
        for y in stride(from: 20.0, through: 220, by: 12.5) {
          #expect(try #require(opacity(open, x, y)) > 1 - 1e-9)
        }
      }
    }
  }

  @Test func `an opened mask that is inverted hides nothing`() {
    var masked = LayerState(frame: Self.bounds)
    masked.mask = Mask(shape: .ellipse, frame: Self.bounds)
    masked.invertsMask = true
    var open = LayerState(frame: Self.bounds)
    open.openMask(like: masked)
    #expect(open.invertsMask && open.mask?.frame.isEmpty == true)
  }
}
