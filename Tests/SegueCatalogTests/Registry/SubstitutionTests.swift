import SegueCatalog
import SegueTimeline
import Synchronization
import Testing

/// Where the best provider of an animator is broken, the next one is tried, and that is said.
@Suite struct SubstitutionTests {
  /// An animator that fails, or returns a timeline whose duration tells it from others.
  private struct Named: Animator {
    let description: AnimatorDescription
    let failure: AnimatorFailure?
    let seconds: Double

    init(_ id: String, version: Version = Version(1), seconds: Double, _ failure: AnimatorFailure?)
    {
      description = AnimatorDescription(id: id, version: version)
      (self.seconds, self.failure) = (seconds, failure)
    }

    func timeline(
      for stage: Stage, parameters: ParameterValues
    ) throws(AnimatorFailure) -> Timeline {
      if let failure { throw failure }
      do throws(TimelineProblem) {
        return try Timeline(duration: seconds, layers: [], tracks: [])
      } catch {
        throw AnimatorFailure(error.description)
      }
    }
  }

  private static let crash = AnimatorFailure("plugin 'a' crashed", plugin: "a", isBroken: true)
  private static let rejection = AnimatorFailure("plugin 'a' failed: no tabs", plugin: "a")

  /// The duration of the timeline of a preset's push, and what was said.
  private func outcome(
    _ providers: [AnimatorProvider], _ requirements: [AnimatorRequirement]
  ) throws -> (duration: Result<Double, AnimatorFailure>, said: [String]) {
    let said = Mutex<[String]>([])
    var builder = RegistryBuilder()
    builder.willSubstitute = { text in said.withLock { $0.append(text.description) } }
    builder.add(
      CatalogSource(name: "mine", presets: [.fixture("preset", [.push], by: requirements)]))
    for provider in providers { builder.add(provider) }
    var problems: [RegistryProblem] = []
    let registry = builder.registry(reporting: &problems)
    let animator = try registry.animator(
      for: try #require(registry.preset("preset")), operation: .push)
    let screen = Stage.Screen(name: "a", frame: Rect2D(x: 0, y: 0, width: 1, height: 1))
    let stage = Stage(
      operation: .push, container: Stage.Container(size: Size2D(width: 1, height: 1)), from: screen,
      to: screen)
    let duration = Result { () throws(AnimatorFailure) in
      try animator.timeline(for: stage, parameters: ParameterValues()).duration
    }
    return (duration, said.withLock { $0 })
  }

  private func provider(
    _ name: String, _ id: String = "wave", order: Int, seconds: Double,
    _ failure: AnimatorFailure? = nil
  ) -> AnimatorProvider {
    AnimatorProvider(
      Named(id, seconds: seconds, failure), origin: .plugin(name, searchOrder: order))
  }

  @Test func `the next provider of the same animator takes its place`() throws {
    let builtIn = AnimatorProvider(Named("wave", seconds: 3, nil), origin: .builtIn)
    let found = try outcome(
      [
        builtIn, provider("a", order: 0, seconds: 1, Self.crash),
        provider("b", order: 1, seconds: 2),
      ],
      [AnimatorRequirement(id: "wave")])
    #expect(try found.duration.get() == 2)
    #expect(found.said == ["plugin 'a' crashed: using plugin b in its place"])
    let last = try outcome(
      [
        builtIn, provider("a", order: 0, seconds: 1, Self.crash),
        provider("b", order: 1, seconds: 2, Self.crash),
      ], [AnimatorRequirement(id: "wave")])
    #expect(try last.duration.get() == 3)
    #expect(
      last.said == [
        "plugin 'a' crashed: using plugin b in its place",
        "plugin 'a' crashed: using Segue's own in its place",
      ])
  }

  @Test func `the next animator that the preset names takes its place`() throws {
    let found = try outcome(
      [
        provider("a", order: 0, seconds: 1, Self.crash),
        provider("b", "ripple", order: 1, seconds: 2),
      ],
      [AnimatorRequirement(id: "wave"), AnimatorRequirement(id: "ripple")])
    #expect(try found.duration.get() == 2)
  }

  @Test func `a failure that is an answer stays one`() throws {
    let found = try outcome(
      [provider("a", order: 0, seconds: 1, Self.rejection), provider("b", order: 1, seconds: 2)],
      [AnimatorRequirement(id: "wave")])
    #expect(throws: Self.rejection) { try found.duration.get() }
    #expect(found.said.isEmpty)
  }

  @Test func `without another provider the failure is reported`() throws {
    let found = try outcome(
      [provider("a", order: 0, seconds: 1, Self.crash)], [AnimatorRequirement(id: "wave")])
    #expect(throws: Self.crash) { try found.duration.get() }
    #expect(found.said.isEmpty)
  }
}
