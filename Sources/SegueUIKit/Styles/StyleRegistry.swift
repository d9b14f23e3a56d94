#if canImport(UIKit)
import SegueAnimators
import SegueCatalog
import SegueCoordinator
import SegueTimeline

/// The presets of styles, decoded when they are first used.
@MainActor
final class StyleRegistry {
  /// The app's registry; tests use others.
  static var shared = StyleRegistry(BuiltInAnimators.all)

  private var selectors: [Key: AnimatorSelector] = [:]
  private var animators: [any Animator]

  private struct Key: Hashable {
    let catalog: ObjectIdentifier
    let preset: String
  }

  init(_ animators: [any Animator]) { self.animators = animators }

  /// Adds an animator in code, which presets name.
  func register(_ animator: any Animator) {
    animators.append(animator)
    selectors = [:]
  }

  /// Returns the selector that matches requests for a style; nil if its preset cannot be used.
  func selector(for style: TransitionStyle) -> AnimatorSelector? {
    let key = Key(catalog: ObjectIdentifier(style.catalog), preset: style.preset)
    if let selector = selectors[key] { return selector }
    if let problem = style.catalog.problem {
      ProblemLog.report("Transitions are not animated: \(problem)")
      return nil
    }
    do throws(CompiledCatalogError) {
      let selector = AnimatorSelector(registry: try registry(of: style))
      selectors[key] = selector
      return selector
    } catch {
      ProblemLog.report("'\(style.preset)' is not animated: \(error)")
      return nil
    }
  }

  /// A registry of the style's preset and those that take its place.
  private func registry(of style: TransitionStyle) throws(CompiledCatalogError) -> Registry {
    var presets: [Preset] = []
    var wanted = [style.preset]
    var seen: Set<String> = []
    while let id = wanted.popLast() {
      guard seen.insert(id).inserted, let preset = try style.catalog.preset(id) else { continue }
      presets.append(preset)
      if let fallback = preset.fallback { wanted.append(fallback) }
      if case .preset(let other) = preset.reducedMotion { wanted.append(other) }
    }
    var builder = RegistryBuilder()
    for animator in animators { builder.add(AnimatorProvider(animator, origin: .builtIn)) }
    builder.add(CatalogSource(name: "app", presets: presets))
    var problems: [RegistryProblem] = []
    return builder.registry(reporting: &problems)
  }
}
#endif
