import Testing

/// Imports point down the table of targets, and nowhere else.
@Suite struct ArrowTests {
  @Test func `every import under Sources is allowed by the table`() throws {
    let sources = Repository.files(under: "Sources", suffixes: ["swift"])
    #expect(sources.count > 50)
    var imports = 0
    for path in sources {
      let found = ImportScanner.imports(of: try Repository.text(of: path))
      imports += found.count
      for violation in violations(about: found, at: path) { Issue.record("\(violation)") }
    }
    #expect(imports > 50)
  }

  @Test func `every target imports only targets listed before it`() {
    for (index, rule) in ImportTable.segue.targets.enumerated() {
      let before = Set(ImportTable.segue.targets[..<index].map(\.name))
      #expect(before.isSuperset(of: rule.imports), "\(rule.name)")
    }
  }

  @Test func `targets linked by apps depend only on each other`() {
    for name in ImportTable.linkedByApps {
      let others = ImportTable.segue.below(name).subtracting(ImportTable.linkedByApps)
      #expect(others.isEmpty, "\(name) → \(others.sorted())")
    }
  }

  @Test(arguments: [
    ("Sources/SegueTimeline/Spring.swift", "import Foundation"),
    ("Sources/SegueTimeline/Spring.swift", "import Glibc"),
    ("Sources/SegueTimeline/Spring.swift", "import Synchronization"),
    ("Sources/SegueTimeline/Spring.swift", "internal import SegueCatalog"),
    ("Sources/SegueCatalog/Preset.swift", "import SegueSystem"),
    ("Sources/SegueCoordinator/Request.swift", "import SystemPackage"),
    ("Sources/SegueYAML/Reader.swift", "import Glibc"),
    ("Sources/SegueCatalog/Preset.swift", "@preconcurrency public import Foundation"),
    ("Sources/SegueCatalog/Preset.swift", "@testable import SegueYAML"),
    ("Sources/SeguePluginABI/Sink.swift", "import Synchronization"),
    ("Sources/SeguePluginABI/Sink.swift", "import SegueYAML"),
    ("Sources/SegueAnimators/Reveal.swift", "package import SegueCatalog"),
    ("Sources/SegueCoordinator/Request.swift", "import struct SegueYAML.YAMLNode"),
    ("Sources/SegueExport/HTML.swift", "import Darwin.C.math"),
    ("Sources/SeguePreview/Frame.swift", "import SegueTimeline; import FoundationEssentials"),
    ("Sources/SegueLaws/Law.swift", "import\n  SegueTerminal"),
    ("Sources/SegueGallery/Server.swift", "private import ArgumentParser"),
    ("Sources/Nowhere/File.swift", "import SegueTimeline"),
  ])
  func `a forbidden import is reported`(path: String, source: String) {
    #expect(violations(about: source, at: path).count == 1)
  }

  @Test(arguments: [
    ("Sources/SegueTimeline/LibM.swift", "#if canImport(Glibc)\n  private import Glibc\n#endif"),
    ("Sources/SegueYAML/Reader.swift", "package import SegueCatalog\nimport SegueTimeline"),
    ("Sources/SegueLaws/Law.swift", "import func SegueTimeline.mix"),
    ("Sources/SegueCLI/List.swift", "public import ArgumentParser; import SegueTimeline"),
    ("Sources/SegueTimeline/Spring.swift", "// import Foundation\n/* /* */ import Glibc */"),
    ("Sources/SegueTimeline/Spring.swift", #"let a = "\(f("b")) import Glibc""#),
    ("Sources/SegueTimeline/Spring.swift", "let a = \"\"\"\n  import Glibc\n  \"\"\""),
    ("Sources/SegueTimeline/Spring.swift", ##"let a = #"\" import Glibc "#"##),
  ])
  func `allowed imports and imports in comments or strings are not reported`(
    path: String, source: String
  ) {
    #expect(violations(about: source, at: path).isEmpty)
  }

  @Test func `a violation names the file, the line and the module`() {
    let source = "import SegueTimeline\n\nimport Foundation\n"
    #expect(
      violations(about: source, at: "Sources/SegueCatalog/Preset.swift") == [
        "Sources/SegueCatalog/Preset.swift:3: Foundation does not lie below SegueCatalog"
      ])
  }

  private func violations(about source: String, at path: String) -> [String] {
    violations(about: ImportScanner.imports(of: source), at: path)
  }

  private func violations(about imports: [ImportDeclaration], at path: String) -> [String] {
    let parts = path.split(separator: "/").map(String.init)
    guard parts.count > 2, let rule = ImportTable.segue.rule(of: parts[1]), let file = parts.last
    else {
      return ["\(path): the table of targets has no such target"]
    }
    return imports.compactMap { found in
      ImportTable.segue.objection(to: found.module, in: file, of: rule)
        .map { "\(path):\(found.line): \($0)" }
    }
  }
}
