package import SegueCatalog
import SegueTimeline

/// A preset as one file of Swift that needs UIKit only.
///
/// The file is written to be read and changed: an animator with a method for each operation, in which formulas stand as in
/// the preset; the delegates of the containers; a swipe where the preset has one; and a small helper that runs Core
/// Animation's animations.
package struct SwiftExport: Sendable {
  /// The name of the transition's type, such as `ParallaxPush`, and so of its file.
  package let typeName: String
  /// The file, with what it lacks.
  package let export: PresetExport

  /// Exports a preset.
  ///
  /// - Throws: ``PresetExport/Problem`` if none of its operations can be written.
  package init(_ preset: Preset) throws(PresetExport.Problem) {
    typeName = SwiftName.type(preset.id)
    var draft = Draft(preset, name: typeName)
    if preset.scroll != nil { throw PresetExport.Problem("it follows a scroll view") }
    for group in [[SegueTimeline.Operation.push, .pop], [.tab], [.present, .dismiss]] {
      draft.add(group)
    }
    guard !draft.operations.isEmpty else {
      throw PresetExport.Problem(draft.losses.first?.sentence ?? "it has no operations")
    }
    draft.addGestures()
    if preset.reducedMotion != .preset("crossfade") {
      draft.losses.append(.init(nil, "with Reduce Motion the screens crossfade"))
    }
    let file = SwiftFile(
      preset: preset, name: typeName, operations: draft.operations, timings: draft.timings,
      gestures: draft.gestures, presentation: draft.presentation, losses: draft.losses)
    export = PresetExport(
      text: file.text, operations: draft.operations.map(\.recipe.operation), losses: draft.losses)
  }
}

extension SwiftExport {
  /// The parts of a file while they are collected.
  private struct Draft {
    let preset: Preset
    let name: String
    private(set) var operations: [SwiftOperation] = []
    private(set) var timings = SwiftTimings()
    private(set) var presentation: SwiftPresentation?
    private(set) var gestures: [SegueTimeline.Operation: SwiftGesture] = [:]
    var losses: [PresetExport.Loss] = []

    init(_ preset: Preset, name: String) { (self.preset, self.name) = (preset, name) }

    /// Adds the way there and back, or notes why they are left out.
    mutating func add(_ group: [SegueTimeline.Operation]) {
      let wanted = group.filter { preset.transitions[$0] != nil }
      guard !wanted.isEmpty else { return }
      do throws(TransitionRecipe.Obstacle) {
        guard wanted == group else {
          throw TransitionRecipe.Obstacle("it leads only one way")
        }
        let isModal = group == [.present, .dismiss]
        let presentation = isModal ? try SwiftPresentation(preset, name: name) : nil
        var timings = timings
        var operations: [SwiftOperation] = []
        for operation in group {
          timings.operation = operation
          operations.append(try SwiftOperation(operation, of: preset, &timings))
        }
        self.operations += operations
        for operation in operations {
          losses += (operation.recipe.losses + operation.losses).map {
            PresetExport.Loss(operation.recipe.operation, $0)
          }
        }
        (self.timings, self.presentation) = (timings, presentation ?? self.presentation)
      } catch {
        losses += wanted.map { PresetExport.Loss($0, error.description) }
      }
    }

    /// Adds the gestures, or notes why they are left out.
    mutating func addGestures() {
      let known = operations.map(\.recipe.operation)
      for (operation, begin) in Self.begins where known.contains(operation) {
        do throws(TransitionRecipe.Obstacle) {
          let gesture = try SwiftGesture(operation, of: preset, begin: begin)
          gestures[operation] = gesture
          if gesture.isSimplified {
            losses.append(
              .init(operation, "a finger moves it along its way, instead of taking layers with it"))
          }
        } catch {
          guard preset.interactions[operation] != nil else { continue }
          losses.append(.init(operation, "no finger moves it: \(error.description)"))
        }
      }
      if known.contains(.tab), preset.interactions[.tab] != nil {
        losses.append(.init(.tab, "no finger moves it"))
      }
      guard !gestures.isEmpty else { return }
      losses += [
        .init(nil, "a screen that settles after a swipe cannot be caught again"),
        .init(nil, "the speed of a finger decides where the screen goes, but is not taken over"),
      ]
    }

    /// What begins a change that a finger moves.
    private static let begins: [(SegueTimeline.Operation, [String])] = [
      (
        .pop,
        [
          "guard navigation.viewControllers.count > 1, navigation.transitionCoordinator == nil else {",
          "  return",
          "}",
          "navigation.popViewController(animated: true)",
        ]
      ),
      (.dismiss, ["presented.dismiss(animated: true)"]),
    ]
  }
}
