import SeguePreview
import SegueScenes
import SegueTimeline
import SegueYAML

/// Scenes from any bytes, drawn on a small screen.
enum SceneFuzzing {
  private static let renderer: SceneRenderer? = {
    let package = #filePath.split(separator: "/").dropLast(3).reduce("") { "\($0)/\($1)" }
    return (try? FontSet(folder: package + "/catalog/fonts")).map { SceneRenderer(fonts: $0) }
  }()

  /// Reads a scene, and draws both screens of a push.
  static func draw(_ bytes: [UInt8]) {
    guard let renderer else { preconditionFailure("there are no fonts") }
    guard let scene = decode(bytes, { SceneFile.read($0, with: &$1) }) else { return }
    let container = Stage.Container(size: Size2D(width: 60, height: 100))
    let stage = try? SceneStage(
      scene, operation: .push, container: container, traits: Stage.Traits(), ambientTime: 0.7)
    guard let stage else { return }
    let pictures = ScenePictures(stage, renderer: renderer, scale: 1)
    for screen in [Subject.from, .to, .source] {
      _ = try? pictures.picture(of: screen, omitting: [])
    }
  }
}
