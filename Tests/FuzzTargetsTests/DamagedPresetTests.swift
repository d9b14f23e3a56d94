import SegueCatalog
import SegueExport
import SegueTestSupport
import SegueTimeline
import SegueYAML
import Testing

@testable import FuzzTargets

/// Whatever a compiled preset decodes to can be played: nothing that the reader accepts traps later.
@Suite struct DamagedPresetTests {
  private static let presets = Catalog(folders: [Checkout.catalog]).presets
  /// The damaged copies of each preset.
  private static let copies = 30

  @Test func `a preset with damaged fields is refused, or plays`() throws {
    var played = 0
    for preset in Self.presets {
      var recording = RecordingCoder()
      _ = try recording.value(preset)
      for copy in 0..<Self.copies {
        var reader = DamagingReader(recording.values, seed: UInt64(copy))
        guard let damaged = try? reader.value(nil) as Preset else { continue }
        CompiledFuzzing.play([damaged] + Self.presets.filter { $0.id != damaged.id })
        played += 1
      }
    }
    // Many are not refused: otherwise this would prove nothing.
    #expect(played > Self.presets.count * Self.copies / 20)
  }

  @Test func `what the fuzzer begins with is in the present format`() throws {
    let corpus = try #require(try FuzzCorpus.all().first { $0.target == "compiled" })
    for file in corpus.files {
      let catalog = try CompiledCatalog(file)
      for id in catalog.ids { #expect(try catalog.preset(id) != nil) }
    }
  }

  // MARK: Chosen damage

  /// A damage to a preset that pushes a layer.
  struct Damage: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// Whether the preset cannot be read.
    let isRefused: Bool
    let change: @Sendable (inout Preset, inout ChoreographyPlan) -> Void
  }

  @Test(arguments: damages)
  func `a preset that no YAML could make is refused, or plays`(damage: Damage) throws {
    var plan = ChoreographyPlan(phase: PhasePlan(parts: .tracks([Self.track("to")])))
    plan.layers = [LayerPlan(name: "veil", origin: .color(.surface))]
    var preset = Preset(id: "damaged", name: "", summary: "", reducedMotion: .none)
    damage.change(&preset, &plan)
    if preset.transitions[.push] == nil {
      preset.transitions[.push] = .forward(ForwardPlan(choreography: plan))
    }
    let bytes = try? CatalogWriter.bytes(of: [preset], rules: [])
    let decoded = try bytes.flatMap { try CompiledCatalog($0).preset("damaged") }
    #expect((decoded == nil) == damage.isRefused)
    if let decoded { CompiledFuzzing.play([decoded]) }
  }

  private static func track(_ layer: String, _ offsets: [Double] = [0, 1]) -> TrackPlan {
    var track = TrackPlan(layer: layer)
    track.motions = [motion("opacity", offsets)]
    return track
  }

  private static func motion(
    _ property: String, _ offsets: [Double], _ values: [Double] = [1]
  ) -> PropertyMotion {
    let numbers = values.map { Expression(constant: $0, type: .number) }
    guard let property = MotionProperty.named(property) else { preconditionFailure(property) }
    return PropertyMotion(
      property: property,
      keyframes: offsets.map { KeyframePlan(offset: $0, value: .numbers(numbers)) })
  }

  private static func number(_ value: Double) -> Expression {
    Expression(constant: value, type: .number)
  }

  private static func parameter(_ name: String) -> ParameterDescription {
    ParameterDescription(
      name: name, kind: .number(0...1), defaultValue: .number(1), help: "")
  }

  private static let damages = [
    Damage(testDescription: "nothing", isRefused: false) { _, _ in },
    Damage(testDescription: "a layer without a name", isRefused: true) { $1.layers[0].name = "" },
    Damage(testDescription: "a group without a name", isRefused: true) {
      $1.layers = [LayerPlan(name: "", origin: .group(members: ["to", ""]))]
    },
    Damage(testDescription: "two layers of a name", isRefused: true) {
      $1.layers += [LayerPlan(name: "veil", origin: .group(members: ["to"]))]
    },
    Damage(testDescription: "groups within each other", isRefused: false) {
      $1.layers = [
        LayerPlan(name: "a", origin: .group(members: ["b", "a"])),
        LayerPlan(name: "b", origin: .group(members: ["a", "from"])),
      ]
      $1.phase = PhasePlan(parts: .tracks(["a", "b", "from", ""].map { track($0) }))
    },
    Damage(testDescription: "five thousand groups within each other", isRefused: false) {
      $1.layers = (0..<5000).map {
        LayerPlan(name: "group-\($0)", origin: .group(members: ["group-\($0 + 1)"]))
      }
    },
    Damage(testDescription: "a layer above itself", isRefused: false) {
      $1.layers[0].placement = .above("veil")
    },
    Damage(testDescription: "a gradient without stops", isRefused: true) {
      $1.layers[0].origin = .gradient(GradientPlan(stops: [], angle: 0))
    },
    Damage(testDescription: "descending stops", isRefused: true) {
      $1.layers[0].origin = .gradient(
        GradientPlan(stops: [(1, .surface), (0, .surface)], angle: 0))
    },
    Damage(testDescription: "the largest grids", isRefused: false) {
      for index in 0..<3 {
        var layer = LayerPlan(name: "grid-\(index)", origin: .color(.surface))
        layer.grid = GridPlan(rows: number(1e300), columns: number(1e300))
        $1.layers.append(layer)
      }
    },
    Damage(testDescription: "an empty grid", isRefused: false) {
      $1.layers[0].grid = GridPlan(rows: number(0), columns: number(-4))
    },
    Damage(testDescription: "no keyframes", isRefused: false) {
      $1.phase = PhasePlan(parts: .tracks([track("to", [])]))
    },
    Damage(testDescription: "descending keyframes", isRefused: false) {
      $1.phase = PhasePlan(parts: .tracks([track("to", [1, 0.5, 0])]))
    },
    Damage(testDescription: "keyframes outside the track", isRefused: false) {
      $1.phase = PhasePlan(parts: .tracks([track("to", [-3, 7])]))
    },
    Damage(testDescription: "keyframes at one time", isRefused: false) {
      $1.phase = PhasePlan(parts: .tracks([track("to", [0, 0, 1, 1])]))
    },
    Damage(testDescription: "too few numbers", isRefused: true) {
      $1.phase = PhasePlan(parts: .tracks([track("to")]))
      var track = TrackPlan(layer: "to")
      track.motions = [motion("anchor", [0, 1], [1])]
      $1.phase = PhasePlan(parts: .tracks([track]))
    },
    Damage(testDescription: "polygons of different corners", isRefused: false) {
      var track = TrackPlan(layer: "to")
      track.motions = [
        motion("mask-polygon", [0], [0, 0, 9, 9]), motion("mask-polygon", [0, 1], [0, 0]),
      ]
      $1.phase = PhasePlan(parts: .tracks([track]))
    },
    Damage(testDescription: "no phases", isRefused: false) {
      $1.phase = PhasePlan(parts: .sequence([]))
    },
    Damage(testDescription: "a path that goes nowhere", isRefused: false) {
      var track = TrackPlan(layer: "to")
      track.path = [.move([number(1), number(1)]), .move([number(2), number(2)])]
      $1.phase = PhasePlan(parts: .tracks([track]))
    },
    Damage(testDescription: "an endless arc", isRefused: false) {
      var track = TrackPlan(layer: "to")
      track.path = [
        .arc(radii: [number(1e300), number(0)], from: number(-1e300), sweep: number(1e300))
      ]
      $1.phase = PhasePlan(parts: .tracks([track]))
    },
    Damage(testDescription: "phases deeper than any", isRefused: true) { _, plan in
      for _ in 0..<100 { plan.phase = PhasePlan(parts: .parallel([plan.phase])) }
    },
    Damage(testDescription: "endless durations and delays", isRefused: false) { _, plan in
      plan.phase.delay = number(1e300)
      plan.phase.duration = number(1e300)
      plan.phase = PhasePlan(parts: .stagger(each: number(-1e300), [plan.phase, plan.phase]))
    },
    Damage(testDescription: "as many steps as there are integers", isRefused: false) {
      $1.phase.easing = .fixed(.function(.steps(count: .max, position: .jumpBoth)))
    },
    Damage(testDescription: "two parameters of a name", isRefused: true) { preset, _ in
      preset.parameters = [parameter("a"), parameter("a")]
    },
    Damage(testDescription: "a parameter named like a variable", isRefused: false) { preset, _ in
      preset.parameters = [parameter("container.width"), parameter(""), parameter("item.index")]
    },
    Damage(testDescription: "elements of odd names", isRefused: false) { preset, _ in
      preset.elements = ["", ".", "from", "a.b.to", "é"]
    },
    Damage(testDescription: "two elements of a name", isRefused: true) { preset, _ in
      preset.elements = ["a", "a"]
    },
    Damage(testDescription: "a text of a megabyte", isRefused: true) { preset, _ in
      preset.elements = [String(repeating: "a", count: 1 << 20)]
    },
    Damage(testDescription: "the reverse of itself", isRefused: false) { preset, _ in
      preset.transitions[.push] = .reverse(ReversePlan(operation: .push, easing: .asWritten))
    },
    Damage(testDescription: "a fallback to itself", isRefused: false) { preset, _ in
      preset.fallback = preset.id
      preset.reducedMotion = .preset(preset.id)
      preset.requirements = [.element("nothing")]
    },
    Damage(testDescription: "a presentation of nothing", isRefused: false) { preset, _ in
      var plan = PresentationPlan()
      plan.whilePresented = [motion("opacity", [])]
      plan.detents = [DetentPlan(name: "", frame: Array(repeating: number(-1e300), count: 4))]
      preset.presentation = plan
    },
    Damage(testDescription: "scrolling that moves nothing", isRefused: false) { preset, _ in
      preset.scroll = ScrollPlan(tracks: [track("siblings", []), track("", [0])])
    },
  ]
}
