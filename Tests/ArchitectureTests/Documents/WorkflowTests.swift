import SegueCatalog
import SegueDiagnostics
import SegueYAML
import Testing

/// The workflow for a public host is YAML, and runs scripts that there are.
@Suite struct WorkflowTests {
  private static let path = ".github/workflows/ci.yml"

  @Test func `the workflow file parses without diagnostics`() throws {
    var reader = YAMLReader()
    let reading = reader.read(
      SourceFile(name: Self.path, text: try Repository.text(of: Self.path)))
    #expect(reading.tree != nil)
    #expect(reading.diagnostics.text(.human(.plain)) == "")
  }

  @Test func `the scripts that the workflow runs exist`() throws {
    let scripts = try Repository.text(of: Self.path)
      .matches(of: /- run: ((?:Scripts|\.ci)\/\S+)/).map { String($0.1) }
    #expect(scripts == [".ci/run", "Scripts/setup", "Scripts/demo"])
    for script in scripts { #expect(Repository.exists(script), "\(script)") }
  }
}
