#if os(Linux)
import Foundation
import SegueTestSupport
import Testing

/// The code of the README, the adapter's articles compiles, against the stand-ins for Apple's frameworks.
@Suite struct AdapterArticleTests {
  private static let documentation = "Sources/SegueUIKit/SegueUIKit.docc"

  private static let frame = """
    import SegueCatalog
    import SegueCoordinator
    import SegueStyles
    import SegueTimeline
    import SegueUIKit
    import SwiftUI
    import UIKit

    class Screen: UIViewController {
      let navigation = UINavigationController()
      let tabs = UITabBarController()
      let detail = UIViewController()
      let ownPan = UIPanGestureRecognizer()
      func cell(for detail: UIViewController) -> UIView? { nil }
    }

    extension CompiledCatalog {
      static var app: CompiledCatalog { .segue }
    }

    struct Photo: Identifiable { let id: String }

    struct PhotoGrid: View {
      @Binding var opened: Photo?
      var body: some View { Text("") }
    }

    struct PhotoScreen: View {
      init(_ photo: Photo) {}
      var body: some View { Text("") }
    }

    func Ripple() -> any Animator { fatalError("this is compiled only") }

    """

  private static func articles() throws -> [String] {
    let path = "\(documentation)/Articles"
    return try FileManager.default
      .contentsOfDirectory(atPath: Repository.root.appending(path: path).path)
      .filter { $0.hasSuffix(".md") }.sorted().map { "\(path)/\($0)" }
  }

  /// Declarations as they are, statements each in a function of a screen.
  private func code(of document: Document, number: Int) -> String {
    document.blocks.enumerated()
      // Part of a manifest is no code of an app.
      .filter { ["swift", "swift app"].contains($1.language) && !$1.text.hasPrefix(".package") }
      .map { index, block in
        let lines = block.text.split(separator: "\n").filter { !$0.hasPrefix("import ") }
        let text = lines.joined(separator: "\n")
        return text.contains(#/(?m)^(final )?class |^struct |^extension /#)
          ? text : "extension Screen {\nfunc code\(number)x\(index)() {\n\(text)\n}\n}"
      }
      .joined(separator: "\n") + "\n"
  }

  @Test(.needs("swiftc")) func `the code of the README and the articles compiles`() throws {
    let articles = try Self.articles()
    let paths = ["README.md", "\(Self.documentation)/SegueUIKit.md"] + articles
    #expect(articles.count > 3)
    let code = try paths.enumerated().map { number, path in
      self.code(of: Document(path: path, text: try Repository.text(of: path)), number: number)
    }
    #expect(code[0].contains("func code0x") && code[1].contains("func code1x"))
    #expect(try StandInModules.problems(of: Self.frame + code.joined()) == "")
  }

  /// A push with a style that has none would be made without animation.
  @Test func `what the articles push has a transition for a push`() throws {
    let articles = try Self.articles()
    let text = try (["README.md"] + articles).map { try Repository.text(of: $0) }.joined()
    let styles = text.matches(of: #/\.push\([^\n]*?\)?, \.([a-z]\w*)/#).map { String($0.1) }
    #expect(styles.count >= 4)
    for style in Set(styles) {
      let id = style.replacing(#/[A-Z]/#) { "-" + $0.output.lowercased() }
      let families = Repository.root.appending(path: "catalog")
      let file = try #require(
        FileManager.default.contentsOfDirectory(atPath: families.path)
          .map { "catalog/\($0)/\(id).yaml" }
          .first {
            FileManager.default.fileExists(atPath: Repository.root.appending(path: $0).path)
          }, "\(style)")
      #expect(try Repository.text(of: file).contains("\n  push:"), "\(style)")
    }
  }
}
#endif
