/// The screens and elements that some layers show as themselves.
///
/// Nothing is seen twice: what has a live layer of its own is left out of the other live layers. A snapshot
/// holds all that was there when it was taken.
package struct LiveSubjects: Sendable {
  private let subjects: Set<Subject>

  /// The subjects of the live ones among layers.
  package init(of layers: [Layer]) {
    subjects = Set(layers.map(\.contents).filter(\.isLive).compactMap(\.subject))
  }

  /// What the picture of a layer's contents leaves out.
  package func omitted(from contents: Contents) -> Set<Subject> {
    guard contents.isLive, let subject = contents.subject else { return [] }
    return subjects.subtracting([subject])
  }
}
