#if os(Linux)
import SegueCatalog
import SegueExport
import SegueStyles
import SegueTestSupport
import Testing

@testable import SegueCLI

/// What `segue use` prints compiles, against the stand-ins for Apple's frameworks.
@Suite struct UseSnippetsTests {
  private static let frame = """
    import SegueStyles
    import SegueUIKit
    import SwiftUI
    import UIKit

    struct Item: Identifiable { let id: String }

    final class Cells { func cell(for item: Item) -> UIView? { nil } }

    final class DetailScreen: UIViewController {
      var item = Item(id: "")
      let picture = UIView()
    }

    class Screen: UIViewController {
      let navigation = UINavigationController()
      let tabs = UITabBarController()
      let detail = DetailScreen()
      let cell = UIView()
      let list = Cells()
    }

    struct Card: View { var body: some View { Text("") } }

    struct Photo: View {
      init(_ photo: Item) {}
      var body: some View { Text("") }
    }

    struct Detail: View {
      init(_ item: Item) {}
      var body: some View { Text("") }
    }

    struct Screens {
      @Binding var item: Item?
      let photo: Item
      let isShown: Bool
    }

    """

  /// The code that is printed for a preset.
  private func code(_ preset: Preset, in framework: StyleUse.Framework) throws -> String {
    let page = UsePage(
      use: StyleUse(preset, in: framework), compilation: nil, file: "")
    let code = try #require(page.text.firstRange(of: "\n// In your code"))
    return page.text[code.upperBound...].split(separator: "\n").dropFirst()
      .filter { !$0.hasPrefix("import ") }
      .map { line in
        // An ellipsis stands for any views.
        let line = line.replacing("{ … }", with: "{ Text(\"\") }")
        return line.hasPrefix(".segueCover") ? "Text(\"\")\(line)" : line
      }
      .joined(separator: "\n")
  }

  @Test(.needs("swiftc")) func `the code that registers animators compiles`() throws {
    let folder = try TemporaryFolder()
    try folder.addPlugin("ripple")
    try folder.write(
      "schema: 1\nid: crossfade\nname: A\nsummary: A.\ntransitions: {push: {animator: ripple}, present: {animator: card-swing}}\nreduced-motion: none\n",
      to: "catalog/slide/crossfade.yaml")
    let page = CommandRun("use", "crossfade", "--plugin-path", "plugins", in: folder).output
    let code = try #require(page.firstRange(of: "\n// In your code"))
    let lines = page[code.upperBound...].split(separator: "\n")
    #expect(lines.contains("Segue.register(CardSwing())"))
    // The plugin of this test is the header, which declares the function.
    let imports = lines.filter { $0.hasPrefix("import ") }
      .map { $0 == "import Ripple" ? "import CSeguePlugin" : $0 }
    let source =
      "import SegueStyles\nimport SegueTimeline\nimport UIKit\n"
      + imports.joined(separator: "\n") + """

        func CardSwing() -> any Animator { fatalError("this is compiled only") }
        class Screen: UIViewController {
        let detail = UIViewController()
        let navigation = UINavigationController()
        func start() throws {
        \(lines.filter { !$0.hasPrefix("import ") }.joined(separator: "\n")
          .replacing("ripple_entry", with: "segue_plugin_entry"))
        }
        }
        """
    let problems = try StandInModules.problems(of: source)
    #expect(problems == "")
  }

  @Test(.needs("swiftc")) func `the code for every preset compiles`() throws {
    let catalog = CompiledCatalog.segue
    var source = Self.frame
    var count = 0
    for id in catalog.ids {
      let preset = try #require(try catalog.preset(id))
      // Effects of scrolling are no transitions.
      guard !preset.operations.isEmpty else { continue }
      source += """
        extension Screen {
        func use\(count)(_ item: Item) {
        \(try code(preset, in: .uiKit))
        }
        }
        extension Screens {
        @MainActor @ViewBuilder func use\(count)() -> some View {
        \(try code(preset, in: .swiftUI))
        }
        }

        """
      count += 1
    }
    #expect(count > 150)
    let problems = try StandInModules.problems(of: source)
    #expect(problems == "")
    // Otherwise this would prove nothing.
    #expect(try StandInModules.problems(of: source + "let wrong: UIView = 1") != "")
  }
}
#endif
