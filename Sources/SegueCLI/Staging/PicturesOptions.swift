import ArgumentParser

/// What a preview shows: your own screenshots, or a scene of the catalogue.
struct PicturesOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("A PNG of the screen that leaves.", valueName: "file"),
    completion: .file(extensions: ["png"]))
  var from: String?

  @Option(
    help: ArgumentHelp("A PNG of the screen that arrives.", valueName: "file"),
    completion: .file(extensions: ["png"]))
  var to: String?

  @Option(help: ArgumentHelp("A scene of the catalogue, in place of screenshots.", valueName: "id"))
  var scene: String?

  /// The options as a plain value.
  var choice: PictureChoice { PictureChoice(from: from, to: to, scene: scene) }

  /// Complains about half a pair of screenshots, or too much of both kinds.
  func validate() throws {
    if (from == nil) != (to == nil) {
      throw ValidationError("two screenshots are needed: give both --from and --to")
    }
    if from != nil && scene != nil {
      throw ValidationError("--scene and --from with --to exclude each other")
    }
  }
}

/// What a preview shows: two screenshots, a scene by id, or what the preset itself names.
struct PictureChoice: Hashable, Sendable {
  /// A PNG of the screen that leaves.
  var from: String?
  /// A PNG of the screen that arrives.
  var to: String?
  /// The id of a scene.
  var scene: String?
}
