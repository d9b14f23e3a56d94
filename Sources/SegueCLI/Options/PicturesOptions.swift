import SegueExpressions
import SegueStaging
import ArgumentParser
import SegueCatalog

/// The content of a preview: the user's own screenshots, or a scene of the catalog.
struct PicturesOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("A picture of the departing screen: PNG, JPEG or WebP.", valueName: "file"),
    completion: .file(extensions: ["png", "jpg", "jpeg", "webp"]))
  var from: String?

  @Option(
    help: ArgumentHelp("A picture of the arriving screen: PNG, JPEG or WebP.", valueName: "file"),
    completion: .file(extensions: ["png", "jpg", "jpeg", "webp"]))
  var to: String?

  @Option(
    help: ArgumentHelp("A scene from the catalog instead of screenshots.", valueName: "id"),
    completion: .sceneIDs)
  var scene: String?

  @Option(
    help: ArgumentHelp(
      "How long the scene has been visible, for ambient motion, such as 2.5s.", valueName: "time"),
    transform: { text in
      guard let time = try? DurationLiteral.read(text), time >= 0 else {
        throw MalformedValue("expected a number with a unit, such as 2.5s or 800ms")
      }
      return time
    })
  var seenFor: Double?

  /// The options as a plain value, with paths resolved against the command's folder.
  func choice(in environment: CommandEnvironment) -> PictureChoice {
    PictureChoice(
      from: from.map(environment.path), to: to.map(environment.path), scene: scene,
      ambientTime: seenFor)
  }

  /// Rejects a single screenshot without the other, or screenshots combined with a scene.
  func validate() throws {
    if (from == nil) != (to == nil) {
      throw ValidationError("two screenshots are required: specify both --from and --to")
    }
    if from != nil && scene != nil {
      throw ValidationError("--scene cannot be combined with --from and --to")
    }
  }
}
