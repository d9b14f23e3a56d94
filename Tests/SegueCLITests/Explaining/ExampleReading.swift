import SegueCatalog
import SegueCoordinator
import SegueDiagnostics
import SegueExpressions
import SegueScenes
import SegueStaging
import SegueTestSupport
import SegueTimeline
import SegueYAML
import Testing

@testable import SegueCLI
@testable import SegueLaws

/// What comes of reading an example of an explain page the way that Segue itself would read it.
struct ExampleReading {
  private(set) var codes: Set<String> = []
  private(set) var hasErrors = false
  private(set) var text = ""

  init(_ example: Explanation.Example, as reading: Explanation.Reading) throws {
    var reader = YAMLReader()
    let file = SourceFile(name: "example.yaml", bytes: example.bytes)
    if let type = ExpressionType.allCases.first(where: { .expression($0) == reading }) {
      take { () throws(ExpressionProblems) in
        _ = try Expression.parse(
          String(decoding: example.bytes, as: UTF8.self), in: Explanation.expressionScope,
          expecting: type)
      }
      return
    }
    switch reading {
    case .yaml: take(reader.read(file).diagnostics)
    case .scene: take(SceneFile.read(file, with: &reader).diagnostics)
    case .drawnScene:
      let (scene, diagnostics) = SceneFile.read(file, with: &reader)
      var found = diagnostics
      var glyphs = GlyphCheck(catalog: [Checkout.catalog])
      if let scene { found.append(glyphs.diagnostics(of: scene, in: file)) }
      take(found)
    case .tape: take(Self.tape(file))
    case .scenario: take(try Self.play(file))
    case .gesture: take(GestureFile.read(file, with: &reader).diagnostics)
    case .platforms: take(Self.losses(file))
    case .laws: try take(Self.laws(file) { _ in })
    case .animators: try take(Self.laws(ofOpacity: String(decoding: example.bytes, as: UTF8.self)))
    case .exporters: try take(Self.laws(of: String(decoding: example.bytes, as: UTF8.self)))
    case .plugin:
      let manifest = SourceFile(name: "example.segueplugin/plugin.yaml", bytes: example.bytes)
      take(PluginFile.read(manifest, with: &reader, builtIn: ["reveal"]).diagnostics)
    case .catalog: try take(Self.catalog(example))
    case .duration:
      take { () throws(ExpressionProblems) in _ = try DurationLiteral.read(example.shown) }
    case .color:
      take { () throws(ExpressionProblems) in _ = try ColorLiteral.read(example.shown) }
    default: Issue.record("nothing reads '\(reading.name)'")
    }
  }

  private mutating func take(_ diagnostics: Diagnostics) {
    text = diagnostics.text(.oneLine)
    codes = Set(text.matches(of: /\[([a-z]+\/[a-z0-9-]+)\]/).map { String($0.1) })
    hasErrors = diagnostics.hasErrors
  }

  private mutating func take(_ parse: () throws(ExpressionProblems) -> Void) {
    do {
      try parse()
    } catch {
      codes = Set(error.all.map(\.code.rawValue))
      text = error.all.map(\.message).joined(separator: "\n")
      hasErrors = true
    }
  }

  /// Reads a tape, and checks its films with the presets of the catalog.
  private static func tape(_ file: SourceFile) -> Diagnostics {
    let nothing = ByteSink { _ in }
    let environment = CommandEnvironment(
      variable: { _ in nil }, now: { 0 }, output: nothing, errors: nothing, input: { _ in [] })
    return PreviewTape.read(file, more: ["--catalog", Checkout.catalog], in: environment)
      .diagnostics
  }

  /// Reads a scenario, and plays it beside a preset `example` with a parameter `speed`.
  private static func play(_ file: SourceFile) throws -> Diagnostics {
    var reader = YAMLReader()
    var (scenario, diagnostics) = ScenarioFile.read(file, with: &reader)
    guard let scenario else { return diagnostics }
    var preset = Preset(id: "example", name: "Example", summary: "", reducedMotion: .none)
    preset.parameters = [
      ParameterDescription(
        name: "speed", kind: .number(0...10), defaultValue: .number(1), help: "How fast it is.")
    ]
    var builder = RegistryBuilder()
    builder.add(CatalogSource(name: "example", presets: [preset]))
    let registry = builder.registry(reporting: &diagnostics)
    diagnostics.append(scenario.check(against: registry))
    diagnostics.append(ScenarioPlayer(scenario, registry: registry).play().diagnostics)
    return diagnostics
  }

  /// Reads a preset, and checks what platforms leave out of it.
  private static func losses(_ file: SourceFile) -> Diagnostics {
    var reader = YAMLReader()
    var (preset, diagnostics) = PresetDecoder.decode(file, with: &reader)
    guard let preset else { return diagnostics }
    var builder = RegistryBuilder()
    builder.add(CatalogSource(name: "example", presets: [preset]))
    let registry = builder.registry(reporting: &diagnostics)
    for platform in PlatformLoss.Platform.allCases {
      var losses = PlatformDiagnostics(on: platform)
      diagnostics.append(losses.diagnostics(of: [preset], in: registry))
    }
    return diagnostics
  }

  /// Reads a preset, and checks it against the laws.
  private static func laws(
    _ file: SourceFile, animators: [any Animator] = [],
    _ change: (inout LawEnvironment) -> Void
  ) throws -> Diagnostics {
    var reader = YAMLReader()
    let (decoded, diagnostics) = PresetDecoder.decode(file, with: &reader)
    let preset = try #require(decoded, "\(diagnostics.text(.oneLine))")
    var builder = RegistryBuilder()
    builder.add(CatalogSource(name: "example", presets: [preset]))
    for animator in animators { builder.add(AnimatorProvider(animator, origin: .builtIn)) }
    var reported = diagnostics
    var check = LawCheck(registry: builder.registry(reporting: &reported), fingers: 20)
    change(&check.environment)
    var laws = LawDiagnostics(of: [preset])
    reported.append(laws.diagnostics(of: check.run(preset)))
    return reported
  }

  /// Checks an animator in code against the laws, by the opacity that it gives a layer.
  private static func laws(ofOpacity opacity: String) throws -> Diagnostics {
    let text = """
      schema: 1
      id: example
      name: Example
      summary: An example.
      transitions:
        push: {animator: glow}
      reduced-motion: none
      """
    return try laws(
      SourceFile(name: "example.yaml", text: text),
      animators: [Glow(opacity: Double(opacity) ?? 1, isEndless: opacity == "endless")]
    ) { _ in }
  }

  /// Checks an exporter against the laws.
  private static func laws(of exporter: String) throws -> Diagnostics {
    let slide = try #require(Explanation.laws.first { $0.code == Law.mirroring.code }).fixed
    return try laws(SourceFile(name: "example.yaml", bytes: slide.bytes)) { environment in
      guard exporter == "silent" else { return }
      let html = Exporter.html
      environment.exporters = [
        Exporter(
          format: "HTML", layerMark: html.layerMark, namings: html.namings, plays: true,
          movingLayers: html.movingLayers
        ) { timeline, stage in
          try html.export(Timeline(duration: 1, layers: timeline.layers, tracks: []), stage)
        }
      ]
    }
  }

  /// Reads presets and rules from files, and makes a registry of them.
  private static func catalog(_ example: Explanation.Example) throws -> Diagnostics {
    let folder = try TemporaryFolder()
    var presets: [String: [PresetFile]] = [:]
    var rules: [Rule] = []
    var diagnostics = Diagnostics()
    for part in parts(of: example) {
      let path = "\(folder.path)/\(part.path)"
      try folder.write(part.text, to: part.isFolder ? "\(part.path)/file" : part.path)
      if part.path == "rules.yaml" {
        var reader = YAMLReader()
        let found = RulesFile.read(SourceFile(name: path, text: part.text), with: &reader)
        rules += found.rules
        diagnostics.append(found.diagnostics)
      } else if part.path == "families.yaml" {
        var reader = YAMLReader()
        let file = SourceFile(name: path, text: part.text)
        diagnostics.append(FamiliesFile.read(file, with: &reader).diagnostics)
      } else {
        presets[part.catalog, default: []].append(PresetFile(path: path))
      }
    }
    let names = presets.keys.sorted()
    let loaded = CatalogLoader().load(names.map { presets[$0] ?? [] })
    var builder = RegistryBuilder()
    for (index, name) in names.enumerated() {
      diagnostics.append(loaded.diagnostics[index])
      builder.add(CatalogSource(name: name, presets: loaded.groups[index]))
    }
    builder.add(CatalogSource(name: "rules", rules: rules))
    builder.add(AnimatorProvider(Reveal(), origin: .builtIn))
    _ = builder.registry(reporting: &diagnostics)
    var scenes = SceneReferences(to: ["feed-to-detail"])
    for preset in loaded.groups.joined() {
      if let problem = scenes.problem(of: preset) { diagnostics.report(problem) }
      for warning in preset.authorWarnings { diagnostics.report(warning) }
    }
    return diagnostics
  }

  /// A file, or a folder in the place of one.
  private struct Part {
    var path: String
    var isFolder: Bool
    var text: String

    /// The catalog that it lies in: the folders above its family.
    var catalog: String { path.split(separator: "/").dropLast(2).joined(separator: "/") }
  }

  /// The files of an example: those after lines `# file: PATH` or `# folder: PATH`, or the one that it is.
  private static func parts(of example: Explanation.Example) -> [Part] {
    let text = String(decoding: example.bytes, as: UTF8.self)
    guard text.hasPrefix("# file: ") || text.hasPrefix("# folder: ") else {
      return [Part(path: "fade/example.yaml", isFolder: false, text: text)]
    }
    var parts: [Part] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("# file: ") || line.hasPrefix("# folder: ") {
        parts.append(
          Part(
            path: String(line.drop { $0 != ":" }.dropFirst(2)),
            isFolder: line.hasPrefix("# folder"), text: ""))
      } else {
        parts[parts.count - 1].text += line + "\n"
      }
    }
    return parts
  }
}

/// An animator in code, which examples name.
private struct Reveal: Animator {
  let description = AnimatorDescription(
    id: "reveal", version: Version(1),
    parameters: [
      ParameterDescription(
        name: "shape", kind: .choice(["circle"]), defaultValue: .choice("circle"), help: "Shape.")
    ])

  func timeline(
    for stage: Stage, parameters: ParameterValues
  ) throws(AnimatorFailure) -> Timeline { throw AnimatorFailure("is never asked") }
}

/// An animator in code that fades the arriving screen in, once or forever, over a layer of a given opacity.
private struct Glow: Animator {
  let description = AnimatorDescription(id: "glow", version: Version(1))
  let opacity: Double
  let isEndless: Bool

  func timeline(
    for stage: Stage, parameters: ParameterValues
  ) throws(AnimatorFailure) -> Timeline {
    var glow = Layer(id: "glow", state: LayerState(frame: stage.container.bounds))
    glow.state.opacity = opacity
    let layers = [
      glow, Layer(id: "from", contents: .live(.from), state: LayerState(frame: stage.from.frame)),
      Layer(id: "to", contents: .live(.to), state: LayerState(frame: stage.to.frame)),
    ]
    let fade = Track(
      layer: 2, property: .channels([.opacity]),
      keyframes: [Keyframe(offset: 0, 0), Keyframe(offset: 1, 1)],
      timing: TrackTiming(duration: 1, iterations: isEndless ? .infinity : 1))
    do {
      return try Timeline(layers: layers, tracks: [fade])
    } catch {
      throw AnimatorFailure(error.description)
    }
  }
}
