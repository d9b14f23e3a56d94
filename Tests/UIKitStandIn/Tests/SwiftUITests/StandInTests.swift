import SwiftUI
import Testing
import UIKit

/// The stand-in itself does what SwiftUI's documentation says.
@MainActor @Suite(.serialized) struct SwiftUIStandInTests {
  @Test func `a changed state renders its view again in the next turn of the run loop`() {
    let handle = Handle<Int>()
    let app = TestApp { Keeper(handle, 1) { Text("\($0.wrappedValue)") } }
    #expect(StandIn.contents(of: app.host) == ["1"])
    handle.binding(set: 2)
    #expect(StandIn.contents(of: app.host) == ["1"])
    StandIn.commit()
    #expect(StandIn.contents(of: app.host) == ["2"])
  }

  @Test func `a representable is made once, updated, and dismantled when it is gone`() {
    let (handle, log) = (Handle<Int>(), CallLog())
    let app = TestApp {
      Keeper(handle, 1) { value in
        if value.wrappedValue < 3 { Probe(value: value.wrappedValue, log: log) }
      }
    }
    handle.value = 2
    handle.value = 3
    #expect(log.calls == ["coordinator", "make 1", "update 1", "update 2", "dismantle"])
    #expect(app.host.children.isEmpty)
  }

  @Test func `a representable controller appears with its host, and a later one when it is added`()
  {
    let (handle, log) = (Handle<Bool>(), CallLog())
    let app = TestApp {
      Keeper(handle, false) { value in
        Probe(value: 1, log: log)
        if value.wrappedValue { Probe(value: 2, log: log) }
      }
    }
    let first = app.host.children.first as? ProbeController
    #expect(first?.appearances == ["will", "did"])
    handle.value = true
    #expect((app.host.children.last as? ProbeController)?.appearances == ["will", "did"])
  }

  @Test func `views inherit the environment`() {
    let app = TestApp { DirectionView().environment(\.layoutDirection, .rightToLeft) }
    #expect(StandIn.contents(of: app.host) == ["rightToLeft"])
  }

  @Test func `a transition runs through its phases with the animation of the change`() throws {
    let handle = Handle<Bool>()
    let app = TestApp {
      Keeper(handle, false) { value in
        if value.wrappedValue { Text("card").transition(Fade()) }
      }
    }
    withAnimation(.linear(duration: 1)) { handle.binding(set: true) }
    StandIn.commit()
    #expect(StandIn.drawings(in: app.host).first?.effects == [.opacity(0)])
    app.settle(0.5)
    let middle = try #require(StandIn.drawings(in: app.host).first).opacity
    #expect(abs(middle - 0.5) < 0.05)
    app.settle(1)
    #expect(StandIn.drawings(in: app.host).first?.effects == [.opacity(1)])
    withAnimation(.linear(duration: 1)) { handle.binding(set: false) }
    app.settle(0.5)
    #expect(StandIn.contents(of: app.host) == ["card"])
    app.settle(1)
    #expect(StandIn.contents(of: app.host) == [])
  }

  @Test func `without an animation there is no transition`() {
    let handle = Handle<Bool>()
    let app = TestApp {
      Keeper(handle, true) { if $0.wrappedValue { Text("card").transition(Fade()) } }
    }
    handle.value = false
    #expect(StandIn.contents(of: app.host) == [])
  }
}

/// What was called, in order.
@MainActor
private final class CallLog {
  var calls: [String] = []
}

private struct Probe: UIViewControllerRepresentable {
  let value: Int
  let log: CallLog

  func makeCoordinator() -> CallLog {
    log.calls.append("coordinator")
    return log
  }

  func makeUIViewController(context: Context) -> ProbeController {
    context.coordinator.calls.append("make \(value)")
    return ProbeController()
  }

  func updateUIViewController(_ controller: ProbeController, context: Context) {
    context.coordinator.calls.append("update \(value)")
  }

  static func dismantleUIViewController(_ controller: ProbeController, coordinator: CallLog) {
    coordinator.calls.append("dismantle")
  }
}

private final class ProbeController: UIViewController {
  var appearances: [String] = []

  override func viewWillAppear(_ animated: Bool) { appearances.append("will") }

  override func viewDidAppear(_ animated: Bool) { appearances.append("did") }
}

private struct DirectionView: View {
  @Environment(\.layoutDirection) private var direction

  var body: some View { Text("\(direction)") }
}

private struct Fade: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(FadeModifier(opacity: phase.isIdentity ? 1 : 0))
  }
}

private struct FadeModifier: ViewModifier, Animatable {
  nonisolated var opacity: Double

  nonisolated var animatableData: Double {
    get { opacity }
    set { opacity = newValue }
  }

  func body(content: Content) -> some View { content.opacity(opacity) }
}

extension Drawing {
  /// The product of all opacities.
  var opacity: Double {
    effects.reduce(1) { if case .opacity(let value) = $1 { $0 * value } else { $0 } }
  }
}
