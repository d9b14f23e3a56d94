import SegueCatalog
import SegueDiagnostics
import SegueTimeline
import Testing

@testable import SegueExport

/// Which presets can be transitions of single SwiftUI views, and what is written for the others.
@Suite struct ViewTransitionDeclarationTests {
  /// A preset whose presentation moves layers, and whose dismissal reverses that.
  private func preset(
    moving layers: [String] = ["to"], _ property: String = "opacity",
    change: (inout ForwardPlan) -> Void = { _ in }
  ) throws -> Preset {
    var preset = Preset(
      id: "soft-rise", name: "Soft rise", summary: "It rises.", reducedMotion: .none)
    let motion = PropertyMotion(
      property: try #require(MotionProperty.named(property)), keyframes: [])
    let tracks = layers.map { layer in
      var track = TrackPlan(layer: layer)
      track.motions = [motion]
      return track
    }
    // Tracks are found in phases of phases as well.
    let phase = PhasePlan(
      parts: .sequence([PhasePlan(parts: .parallel([PhasePlan(parts: .tracks(tracks))]))]))
    var plan = ForwardPlan(choreography: ChoreographyPlan(phase: phase))
    change(&plan)
    preset.transitions = [
      .present: .forward(plan), .dismiss: .reverse(ReversePlan(operation: .present)),
    ]
    return preset
  }

  private func obstacle(
    moving layers: [String] = ["to"], _ property: String = "opacity",
    change: (inout ForwardPlan) -> Void = { _ in }
  ) throws -> ViewTransitionObstacle? {
    try preset(moving: layers, property, change: change).viewTransitionObstacle
  }

  @Test func `a preset that moves the screens alone can be one`() throws {
    #expect(try obstacle() == nil)
    #expect(try obstacle(moving: ["from", "to", "dimming"]) == nil)
    #expect(try preset().viewTransitionOperation == .present)
    #expect(
      try obstacle { $0.choreography.layers = [LayerPlan(name: "tint", origin: .color(.surface))] }
        == nil)
  }

  @Test func `a preset that needs more than a view cannot`() throws {
    #expect(try obstacle(moving: ["from"]) == .noMotion)
    #expect(try obstacle(moving: ["to", "siblings"]) == .element(layer: "siblings"))
    #expect(
      try obstacle(moving: ["to", "element.photo.to"]) == .element(layer: "element.photo.to"))
    let animator = AnimatorRequirement(id: "reveal")
    #expect(try obstacle { $0.animators = [animator] } == .animator("reveal"))
    let picture = LayerPlan(
      name: "card", origin: .snapshot(SnapshotPlan(of: "source", moment: .before)))
    #expect(try obstacle { $0.choreography.layers = [picture] } == .snapshot(layer: "card"))
    let group = LayerPlan(name: "cube", origin: .group(members: ["from", "to"]))
    #expect(try obstacle { $0.choreography.layers = [group] } == .group(layer: "cube"))
    var screen = LayerPlan(name: "to", origin: .existing)
    screen.isDoubleSided = false
    #expect(try obstacle { $0.choreography.layers = [screen] } == .oneSided)
    let blur = try #require(MotionProperty.named("backdrop-blur"))
    #expect(try obstacle(moving: ["to"], "backdrop-blur") == .property(blur))
  }

  @Test func `a preset with a requirement or without a way back cannot`() throws {
    var lonely = try preset()
    lonely.transitions[.dismiss] = nil
    #expect(lonely.viewTransitionObstacle == .noOperation)
    var demanding = try preset()
    demanding.requirements = [.source]
    #expect(demanding.viewTransitionObstacle == .requirement(.source))
    #expect(demanding.viewTransitionOperation == nil)
  }

  @Test func `of several operations one that can is enough`() throws {
    var preset = try preset {
      $0.choreography.layers = [LayerPlan(name: "all", origin: .group(members: ["to"]))]
    }
    preset.transitions[.push] = try self.preset().transitions[.present]
    preset.transitions[.pop] = .reverse(ReversePlan(operation: .push))
    #expect(preset.viewTransitionOperation == .push)
    #expect(preset.viewTransitionObstacle == nil)
  }

  @Test func `only styles of single views are members, and the others say why not`() throws {
    var other = try preset(moving: ["to", "siblings"])
    other.id = "spread-out"
    let text = try CompiledSwiftFile(of: [try preset(), other], rules: [], named: "app").text
    #expect(text.contains("  static let softRise = ViewTransitionStyle(.softRise)\n"))
    #expect(!text.contains("spreadOut = ViewTransitionStyle"))
    #expect(
      text.contains(
        """
          ///
          /// Not for single views: it moves 'siblings'.
          static let spreadOut = TransitionStyle("spread-out", in: .app)
        """))
  }

  @Test func `a comment shows the control characters of a name and a summary`() throws {
    var preset = try preset()
    preset.name = "Soft\u{1B}[7m\u{7} rise"
    preset.summary = "First\r\nsecond \u{2067}third."
    preset.parameters = [
      ParameterDescription(
        name: "depth", kind: .number(0...1), defaultValue: .number(0.5), unit: "\u{9B}m",
        help: "How \u{202E}deep")
    ]
    let text = try CompiledSwiftFile(of: [preset], rules: [], named: "mine").text
    #expect(text.contains("/// Soft\\u{1B}[7m\\u{7} rise, for present, dismiss"))
    #expect(text.contains("First second \\u{2067}third."))
    #expect(text.contains("How \\u{202E}deep From 0 to 1 \\u{9B}m."))
    #expect(!text.unicodeScalars.contains { $0 != "\n" && $0.isUnsafeToPrint })
  }
}
