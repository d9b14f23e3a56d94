import SegueCatalog
package import SegueDiagnostics

/// Diagnostic codes for presets, beyond the schema.
extension Diagnostic.Code {
  package static let unknownLayer: Self = "preset/unknown-layer"
  package static let unknownParameter: Self = "preset/unknown-parameter"
  package static let unknownOperation: Self = "preset/unknown-operation"
  package static let unknownParent: Self = "preset/unknown-parent"
  package static let reservedName: Self = "preset/reserved-name"
  package static let badParameter: Self = "preset/bad-parameter"
  package static let badKeyframes: Self = "preset/bad-keyframes"
  package static let idIsNotFileName: Self = "preset/id-is-not-file-name"
  package static let badLayer: Self = "preset/bad-layer"
  package static let physicalDirection: Self = "preset/physical-direction"
  package static let leftGroup: Self = "preset/left-group"
  package static let springCutShort: Self = "preset/spring-cut-short"
  package static let sameDetent: Self = "preset/same-detent"
  package static let misplacedAnimator: Self = "preset/misplaced-animator"
  package static let unusedDuration: Self = "preset/unused-duration"
}
