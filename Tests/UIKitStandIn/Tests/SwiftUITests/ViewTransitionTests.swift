import SegueCatalog
import SegueCoordinator
import SegueTimeline
import SegueStyles
import SwiftUI
import Testing
import UIKit

@testable import SegueUIKit

@MainActor @Suite(.serialized) struct SwiftUIViewTransitionTests {
  private static func app(
    _ handle: Handle<Bool>, _ style: TransitionStyle, isShown: Bool = false
  ) -> TestApp<Keeper<Bool, some View>> {
    TestApp {
      Keeper(handle, isShown) { isShown in
        if isShown.wrappedValue {
          Text("card").transition(.segue(ViewTransitionStyle(style)))
        }
      }
    }
  }

  private static func effects(of app: TestApp<some View>) throws -> [Drawing.Effect] {
    try #require(StandIn.drawings(in: app.host).first).effects
  }

  @Test func `a view appears as the arriving screen does, in the preset's time`() throws {
    let handle = Handle<Bool>()
    let app = Self.app(handle, .crossfade)
    let timeline = try Self.timeline(.crossfade, .push, size: Size2D(width: 390, height: 844))
    withAnimation { handle.binding(set: true) }
    StandIn.commit()
    let start = StandIn.now
    #expect(try #require(StandIn.drawings(in: app.host).first).opacity == 0)
    for _ in 0..<5 {
      app.settle(0.05)
      let state = try #require(timeline.state(of: .to, at: StandIn.now - start))
      let opacity = try #require(StandIn.drawings(in: app.host).first).opacity
      #expect(abs(opacity - state.opacity) < 1e-9)
      #expect(opacity > 0 && opacity < 1)
    }
    app.settle(0.1)
    #expect(try #require(StandIn.drawings(in: app.host).first).opacity == 1)
  }

  @Test func `a view disappears as the departing screen does, and is gone afterward`() throws {
    let handle = Handle<Bool>()
    let app = Self.app(handle, .cover(), isShown: true)
    let timeline = try Self.timeline(.cover(), .dismiss, size: Size2D(width: 390, height: 844))
    withAnimation { handle.binding(set: false) }
    StandIn.commit()
    let start = StandIn.now
    app.settle(0.1)
    let state = try #require(timeline.state(of: .from, at: StandIn.now - start))
    let moved = try Self.moved(app, CGPoint(x: 10, y: 20))
    #expect(abs(moved.x - 10) < 1e-6)
    #expect(abs(moved.y - 20 - state.transform.m42) < 1e-6)
    #expect(moved.y > 21)
    app.settle(1)
    #expect(StandIn.contents(of: app.host) == [])
  }

  @Test func `the stage is as large as the view`() throws {
    let motion = ViewMotion(.cover())
    let look = try #require(motion.look(at: -1, size: CGSize(width: 100, height: 60)))
    #expect(abs(look.transform.m42 - 60) < 1e-9)
  }

  @Test func `perspective is exact`() throws {
    // A rotation by 60° about the vertical center line, seen from 500 points.
    let size = Size2D(width: 200, height: 100)
    let layer = Layer(
      id: "to", contents: .live(.to),
      state: LayerState(frame: Rect2D(x: 0, y: 0, width: 200, height: 100)))
    var state = layer.state
    state.components.rotation.y = .pi / 3
    state.components.perspective.z = -1 / 500
    let look = ViewLook(layer, state, [], size: size)
    let project = ProjectionTransform(CATransform3D(look.transform))
    // x' = 100·cos 60°, z = ∓100·sin 60°, w = 1 − z/500, by hand.
    let right = project(CGPoint(x: 200, y: 100))
    let depth = -100 * (3.0.squareRoot() / 2)
    let w = 1 - depth / 500
    #expect(abs(right.x - (100 + 50 / w)) < 1e-9)
    #expect(abs(right.y - (50 + 50 / w)) < 1e-9)
  }

  @Test func `a mask clips the view, in its own coordinates`() throws {
    let size = Size2D(width: 200, height: 100)
    let layer = Layer(
      id: "to", contents: .live(.to),
      state: LayerState(frame: Rect2D(x: 0, y: 0, width: 200, height: 100)))
    var state = layer.state
    state.mask = Mask(shape: .ellipse, frame: Rect2D(x: 50, y: 0, width: 100, height: 100))
    #expect(
      ViewLook(layer, state, [], size: size).outline
        == .ellipse(Rect2D(x: 50, y: 0, width: 100, height: 100)))
    state.mask = nil
    #expect(ViewLook(layer, state, [], size: size).outline == nil)
    state.masksToBounds = true
    state.cornerRadius = 20
    #expect(
      ViewLook(layer, state, [], size: size).outline
        == .roundedRect(Rect2D(x: 0, y: 0, width: 200, height: 100), radius: 20))
  }

  @Test func `a view that is there is not changed`() throws {
    let handle = Handle<Bool>()
    let app = Self.app(handle, .cover(), isShown: true)
    for effect in try Self.effects(of: app) {
      switch effect {
      case .opacity(let value): #expect(value == 1)
      case .blur(let radius): #expect(radius == 0)
      case .projection(let transform): #expect(transform == ProjectionTransform())
      case .zIndex(let height): #expect(height == 0)
      case .clip(let path): #expect(path.boundingRect.width > 10_000)
      case .offset: Issue.record("an offset")
      }
    }
  }

  @Test func `a hidden screen is an invisible view, and masks follow a layer of another size`() {
    let frame = Rect2D(x: 0, y: 0, width: 200, height: 100)
    let layer = Layer(id: "to", contents: .live(.to), state: LayerState(frame: frame))
    var state = layer.state
    state.isHidden = true
    #expect(ViewLook(layer, state, [], size: frame.size).opacity == 0)
    // A layer of half the size shows the whole view: its lengths are two of the view's.
    state.bounds = Rect2D(x: 0, y: 0, width: 100, height: 50)
    state.mask = Mask(
      shape: .roundedRect, frame: Rect2D(x: 10, y: 5, width: 80, height: 40), cornerRadius: 6)
    #expect(
      ViewLook(layer, state, [], size: frame.size).outline
        == .roundedRect(Rect2D(x: 20, y: 10, width: 160, height: 80), radius: 12))
  }

  @Test func `opacity, transform, blur, shape and height come together`() throws {
    let handle = Handle<Bool>()
    let app = TestApp {
      Keeper(handle, false) { isShown in
        if isShown.wrappedValue { Text("card").transition(.segue(.softRise())) }
      }
      .frame(width: 200, height: 100)
    }
    withAnimation { handle.binding(set: true) }
    StandIn.commit()
    let start = StandIn.now
    app.settle(0.1)
    // Everything is linear, and takes 0.4 s.
    let part = (StandIn.now - start) / 0.4
    let effects = try Self.effects(of: app)
    try #require(effects.count == 5)
    guard case .clip(let path) = effects[0], case .blur(let radius) = effects[1],
      case .opacity(let opacity) = effects[2], case .projection(let transform) = effects[3],
      case .zIndex(let height) = effects[4]
    else {
      Issue.record("\(effects)")
      return
    }
    #expect(abs(path.boundingRect.minY - 50 * (1 - part)) < 1e-6)
    #expect(abs(path.boundingRect.maxY - 100) < 1e-6)
    #expect(abs(radius - 10 * (1 - part)) < 1e-6)
    #expect(abs(opacity - part) < 1e-6)
    #expect(abs(transform(.zero).y - 24 * (1 - part)) < 1e-6)
    #expect(abs(height - 5 * (1 - part)) < 1e-6)
    app.settle(1)
    withAnimation { handle.binding(set: false) }
    app.settle(0.15)
    #expect(StandIn.contents(of: app.host) == ["card"])
    // Its way back takes half the time.
    app.settle(0.1)
    #expect(StandIn.contents(of: app.host) == [])
  }

  @Test func `parameters have other values`() throws {
    let motion = ViewMotion(.softRise(distance: 60))
    let look = try #require(motion.look(at: -1, size: CGSize(width: 200, height: 100)))
    #expect(abs(look.transform.m42 - 60) < 1e-9)
  }

  @Test func `from right to left the view comes from the other side`() throws {
    let motion = ViewMotion(.parallaxPush())
    let size = CGSize(width: 100, height: 60)
    let left = try #require(motion.look(at: -1, size: size, .leftToRight))
    let right = try #require(motion.look(at: -1, size: size, .rightToLeft))
    #expect(abs(left.transform.m41 - 100) < 1e-9)
    #expect(abs(right.transform.m41 + 100) < 1e-9)
  }

  @Test func `the transition says that it has motion, so that SwiftUI replaces it`() {
    #expect(SegueTransition.properties.hasMotion)
  }

  @Test func `a preset that needs more than one view is reported, and the view just appears`() {
    let handle = Handle<Bool>()
    let app = Self.app(handle, .cube())
    withAnimation { handle.binding(set: true) }
    StandIn.commit()
    #expect(Console.take().first?.contains("'cube' cannot be the transition") == true)
    #expect(StandIn.drawings(in: app.host).first?.opacity == 1)
  }

  @Test func `the erased transition is the same`() throws {
    let handle = Handle<Bool>()
    let transition: AnyTransition = .segue(.crossfade)
    let app = TestApp {
      Keeper(handle, false) { isShown in
        if isShown.wrappedValue { Text("card").transition(transition) }
      }
    }
    withAnimation { handle.binding(set: true) }
    StandIn.commit()
    #expect(try #require(StandIn.drawings(in: app.host).first).opacity == 0)
    app.settle(0.5)
    #expect(try #require(StandIn.drawings(in: app.host).first).opacity == 1)
  }

  private nonisolated static let ids = CompiledCatalog.segue.ids.filter {
    (try? CompiledCatalog.segue.preset($0))?.viewTransitionOperation != nil
  }

  @Test(arguments: ids)
  func `every preset that can be a transition shows its view at both ends`(id: String) throws {
    _ = Console.take()
    ProblemLog.forget()
    let motion = ViewMotion(TransitionStyle(id, in: .segue))
    #expect(Console.take().isEmpty)
    #expect(motion.duration(to: .identity) > 0)
    #expect(motion.duration(to: .didDisappear) > 0)
    let size = CGSize(width: 200, height: 120)
    for end in [-1e-9, 1e-9] {
      let look = try #require(motion.look(at: end, size: size))
      #expect(abs(look.opacity - 1) < 1e-3)
      let transform = ProjectionTransform(CATransform3D(look.transform))
      for point in [CGPoint(x: 0, y: 0), CGPoint(x: 200, y: 120)] {
        #expect(abs(transform(point).x - point.x) < 0.01)
        #expect(abs(transform(point).y - point.y) < 0.01)
      }
    }
  }

  @Test func `the presets of the catalog that can be one`() throws {
    let can = [
      "cover", "crossfade", "depth-sheet", "fade-through", "parallax-push", "slide", "tab-slide",
    ]
    // They need a second screen or elements, split a screen, or have a soft mask.
    let cannot = [
      "card-expand", "cell-zoom", "clock", "cube", "explode", "flip", "fold", "spring-list", "wipe",
    ]
    #expect(Self.ids.filter((can + cannot).contains) == can)
  }

  // MARK: Comparison

  /// The timeline of a preset, by its own animator.
  private static func timeline(
    _ style: TransitionStyle, _ operation: SegueTimeline.Operation, size: Size2D
  ) throws -> Timeline {
    let preset = try #require(try style.catalog.preset(style.preset))
    let animator = try #require(preset.animator(for: operation))
    let bounds = Rect2D(origin: .zero, size: size)
    var stage = Stage(
      operation: operation, container: .init(size: size), from: .init(name: "", frame: bounds),
      to: .init(name: "", frame: bounds))
    stage.direction = operation == .pop || operation == .dismiss ? -1 : 1
    return try animator.timeline(for: stage, parameters: preset.defaultParameters)
  }

  private static func moved(_ app: TestApp<some View>, _ point: CGPoint) throws -> CGPoint {
    for effect in try effects(of: app) {
      if case .projection(let transform) = effect { return transform(point) }
    }
    return point
  }
}

extension Timeline {
  /// The state of the layer that shows a screen.
  fileprivate func state(of subject: Subject, at time: Double) -> LayerState? {
    layers.firstIndex { $0.contents == .live(subject) }.map { sample(at: time).states[$0] }
  }
}
