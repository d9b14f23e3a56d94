import SegueCatalog
import SegueDiagnostics
import SegueYAML
import Testing

/// The workflows for a public host are YAML, and run scripts that there are.
@Suite struct WorkflowTests {
  private static let scripts = [
    ".github/workflows/ci.yml": [".ci/run", "Scripts/demo", "Scripts/test"],
    ".github/workflows/mac.yml": ["Scripts/mac-test"],
    ".github/workflows/nightly.yml": ["Scripts/check"],
    "Examples/workflows/transitions.yml": [],
  ]

  @Test(arguments: scripts.keys.sorted())
  func `the workflow file parses without diagnostics`(_ path: String) throws {
    var reader = YAMLReader()
    let reading = reader.read(SourceFile(name: path, text: try Repository.text(of: path)))
    #expect(reading.tree != nil)
    #expect(reading.diagnostics.text(.human(.plain)) == "")
  }

  @Test(arguments: scripts)
  func `the scripts that the workflow runs exist`(_ path: String, _ expected: [String]) throws {
    let scripts = try Repository.text(of: path)
      .matches(of: /- run: (?:CI=true )?((?:Scripts|\.ci)\/\S+)/).map { String($0.1) }
    #expect(scripts == expected)
    for script in scripts { #expect(Repository.exists(script), "\(script)") }
  }
}
