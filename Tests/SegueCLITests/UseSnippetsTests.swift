#if os(Linux)
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

  /// The code that is printed for a preset; nil for effects of scrolling, which are no transitions.
  private func code(_ id: String, _ options: String...) -> String? {
    let run = CommandRun(["use", id, "--catalog", Checkout.catalog] + options)
    guard run.status == .success,
      let start = run.output.firstRange(of: "\n// In your code")
    else { return nil }
    return run.output[start.upperBound...].split(separator: "\n").dropFirst()
      .filter { !$0.hasPrefix("import ") }
      .map { line in
        // An ellipsis stands for any views.
        let line = line.replacing("{ … }", with: "{ Text(\"\") }")
        return line.hasPrefix(".segueCover") ? "Text(\"\")\(line)" : line
      }
      .joined(separator: "\n")
  }

  @Test(.needs("swiftc")) func `the code for every preset compiles`() throws {
    let list = CommandRun("list", "--catalog", Checkout.catalog, "--json").output
    let ids = list.matches(of: /"id": ?"([^"]+)"/).map { String($0.1) }
    var source = Self.frame
    var count = 0
    for id in ids {
      guard let uikit = code(id) else { continue }
      let swiftUI = try #require(code(id, "--swiftui"), "\(id)")
      source += """
        extension Screen {
        func use\(count)(_ item: Item) {
        \(uikit)
        }
        }
        extension Screens {
        @MainActor @ViewBuilder func use\(count)() -> some View {
        \(swiftUI)
        }
        }

        """
      count += 1
    }
    #expect(count > 150)
    #expect(try StandInModules.problems(of: source) == "")
    // Otherwise this would prove nothing.
    #expect(try StandInModules.problems(of: source + "let wrong: UIView = 1") != "")
  }
}
#endif
