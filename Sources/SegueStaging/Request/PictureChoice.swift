/// The content of a preview: two screenshots, a scene by id, or what the preset itself names.
package struct PictureChoice: Hashable, Sendable {
  /// A PNG of the departing screen.
  package var from: String?
  /// A PNG of the screen that arrives.
  package var to: String?
  /// The id of a scene.
  package var scene: String?
  /// The time in the scene's ambient animations, in seconds; nil keeps them at rest.
  package var ambientTime: Double?

  /// Chooses pictures; by default those that the preset names.
  package init(
    from: String? = nil,
    to: String? = nil,
    scene: String? = nil,
    ambientTime: Double? = nil
  ) {
    self.from = from
    self.to = to
    self.scene = scene
    self.ambientTime = ambientTime
  }

  /// The same pictures, with both screens exchanged.
  var swapped: PictureChoice {
    PictureChoice(from: to, to: from, scene: scene, ambientTime: ambientTime)
  }
}
