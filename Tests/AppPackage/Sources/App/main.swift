import SegueAnimators
import SegueCatalog
import SegueCoordinator
import SegueTimeline

// What an app does with a compiled catalog: `Catalog.swift` is written by 'segue compile'.
let style = TransitionStyle.cellZoom(keepBelow: 0.5)
let preset = try style.catalog.preset(style.preset)
var builder = RegistryBuilder()
for animator in BuiltInAnimators.all { builder.add(AnimatorProvider(animator, origin: .builtIn)) }
builder.add(
  CatalogSource(name: "app", presets: [preset].compactMap { $0 }, rules: style.catalog.rules))

var stage = Stage(
  operation: .present, container: .init(size: Size2D(width: 390, height: 844)),
  from: .init(name: "Feed", frame: Rect2D(x: 0, y: 0, width: 390, height: 844)),
  to: .init(name: "Player", frame: Rect2D(x: 0, y: 0, width: 390, height: 844)))
stage.source = .init(frame: Rect2D(x: 198, y: 131, width: 186, height: 236), cornerRadius: 8)
var problems: [RegistryProblem] = []
let registry = builder.registry(reporting: &problems)
let selector = AnimatorSelector(registry: registry)
let animation = selector.animationController(
  for: MatchRequest(stage, explicitPreset: style.preset, parameters: style.parameters))
let timeline = try animation?.timeline(for: stage)
print("\(style.preset): \(timeline?.layers.count ?? 0) layers, \(timeline?.duration ?? 0) s")
