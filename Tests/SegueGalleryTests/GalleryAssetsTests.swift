import Foundation
import SegueTestSupport
import Testing

@testable import SegueGallery

/// The page's own style and scripts, as they are joined and sent.
@Suite struct GalleryAssetsTests {
  private static let folder = GallerySite.assetsFolder

  /// The names of the files that a page imports, in their order.
  private static func names(of entry: String) throws -> [String] {
    try AssetBundle(of: entry, in: folder).files.map(\.name)
  }

  @Test func `every file is reached from an entry`() throws {
    let entries = GalleryAssets.entries
    let scripts = try Self.names(of: entries.script) + Self.names(of: entries.start)
    let reached = try scripts + Self.names(of: entries.style)
    let all = try FileManager.default.contentsOfDirectory(atPath: Self.folder)
      .filter { $0.hasSuffix(".js") || $0.hasSuffix(".css") }
    #expect(Set(reached) == Set(all) && reached.count == all.count)
    #expect(scripts.count > 60)
  }

  @Test func `a file comes after those that it imports, unless they import it too`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "import { b } from \"./b.js\";\nimport { c } from \"./c.js\";\nb(c);\n", to: "a.js")
    try folder.write(
      "import { c } from \"./c.js\";\nexport const b = (one) => c + one;\n", to: "b.js")
    try folder.write(
      "import { b } from \"./b.js\";\n\n// A cycle.\nexport const c = 1;\nexport class C {\n  d() { return b; }\n}\n",
      to: "c.js")
    let bundle = try AssetBundle(of: "a.js", in: folder.path)
    #expect(bundle.files.map(\.name) == ["c.js", "b.js", "a.js"])
    #expect(
      bundle.files.map(\.text).joined()
        == "const c = 1;\nclass C {\nd() { return b; }\n}\nconst b = (one) => c + one;\nb(c);\n")
  }

  @Test func `comments go, and types in front of expressions stay`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      // One.
      /** Two. */
      const a = 1;
      /**
       * Three.
       */
      f(
        /** @type {any} */ (a), // four
      );
      """, to: "a.js")
    #expect(
      try AssetBundle(of: "a.js", in: folder.path).files.map(\.text)
        == ["const a = 1;\nf(\n/** @type {any} */ (a), // four\n);\n"])
  }

  @Test(arguments: [
    ("x();\nimport { a } from \"./none.js\";", "main.js:2: there is no file 'none.js' to import"),
    ("import a from \"./a.js\";", "main.js:1: this is no import"),
    ("import {\n  a,\n} from \"./a.js\";", "main.js:1: this is no import"),
    ("import { a } from \"../a.js\";", "main.js:1: this is no import"),
    ("import(\"./a.js\");", "main.js:1: this is no import"),
    ("\nexport default 1;", "main.js:2: this is no export"),
    ("export { a };", "main.js:1: this is no export"),
  ])
  func `what cannot be joined is an error that names file and line`(
    script: String, message: String
  ) throws {
    let folder = try TemporaryFolder()
    try folder.write(script, to: "main.js")
    let problem = #expect(throws: GalleryAssets.Problem.self) {
      try AssetBundle(of: "main.js", in: folder.path)
    }
    #expect(problem?.message == "\(folder.path)/\(message)")
    #expect(problem?.help.isEmpty == false)
  }

  @Test func `a style sheet with an import in another form is an error`() throws {
    let folder = try TemporaryFolder()
    try folder.write("/* One. */\n@import url(a.css);\n", to: "page.css")
    let problem = #expect(throws: GalleryAssets.Problem.self) {
      try GalleryAssets(folder: folder.path)
    }
    #expect(problem?.message == "\(folder.path)/page.css:2: this is no import")
  }

  @Test func `scripts have neither comments nor indentation`() throws {
    let assets = try GallerySite.assets.get()
    for script in [assets.startScript, assets.script] {
      for line in script.split(separator: "\n") {
        #expect(!line.hasPrefix("//") && !line.hasPrefix("/*") && !line.hasPrefix(" "))
        #expect(!line.hasSuffix("*/") && !line.hasPrefix("import ") && !line.hasPrefix("export "))
        // Otherwise a text of several lines would have lost its indentation.
        #expect(line.count { $0 == "`" }.isMultiple(of: 2), "\(line)")
      }
    }
    #expect(assets.script.contains("class Hero {\n"))
  }

  @Test func `styles keep the order of their imports`() throws {
    let folder = try TemporaryFolder()
    try folder.write("/* Two. */\n@import \"b.css\";\n@import \"a.css\";\n", to: "page.css")
    try folder.write("/* The last. */\na {\n  top: 0; }\n", to: "a.css")
    try folder.write("b { top: 0; }\n", to: "b.css")
    let bundle = try AssetBundle(of: "page.css", in: folder.path)
    #expect(bundle.files.map(\.text).joined() == "b { top: 0; }\na {\n  top: 0; }\n")
    #expect(bundle.files.map(\.name) == ["b.css", "a.css", "page.css"])
  }

  /// The names that a module declares at its top level, by module.
  private func declaredNames(in entry: String) throws -> [(name: String, module: String)] {
    try AssetBundle(of: entry, in: Self.folder).files.flatMap { file in
      let source = try String(contentsOfFile: "\(Self.folder)/\(file.name)", encoding: .utf8)
      let pattern = /(?m)^(?:export )?(?:const|let|class|(?:async )?function) (\w+|\[[^\]]*\])/
      return source.matches(of: pattern).flatMap { match in
        match.1.split { !$0.isLetter && !$0.isNumber }.map { (String($0), file.name) }
      }
    }
  }

  @Test func `no two modules declare the same name`() throws {
    for entry in [GalleryAssets.entries.script, GalleryAssets.entries.start] {
      let declared = try declaredNames(in: entry)
      #expect(declared.count > 1)
      for (name, modules) in Dictionary(grouping: declared, by: \.name) where modules.count > 1 {
        Issue.record("\(name) is declared in \(modules.map(\.module).sorted())")
      }
    }
  }

  @Test(.needsChromium)
  func `a browser can parse the scripts, and no name hides one of the window's`() throws {
    let assets = try GallerySite.assets.get()
    let browser = try BrowserSession()
    try browser.open("about:blank", until: "document.body")
    for script in [assets.startScript, assets.script] {
      let text = String(decoding: try JSONEncoder().encode(script), as: UTF8.self)
      #expect(try browser.evaluate("typeof new Function(\(text))") as? String == "function")
    }
    // Another module would mean the window's, and find this one.
    let names = try declaredNames(in: GalleryAssets.entries.script).map(\.name)
    let list = String(decoding: try JSONEncoder().encode(names), as: UTF8.self)
    #expect(
      try browser.evaluate("\(list).filter((name) => name in window).join()") as? String == "")
  }
}
