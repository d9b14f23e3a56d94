import SegueSystem
import Testing

@testable import SegueYAML

/// The catalog that comes with the program.
@Suite struct CatalogSearchTests {
  private let fixture: CatalogFixture

  init() throws { fixture = try CatalogFixture() }

  private func installed(beside executable: String) -> String? {
    CatalogSearch(options: [], executable: executable, environment: { _ in nil })
      .places.first { $0.reason == .installed }?.path
  }

  @Test func `an installed program has it in its prefix`() throws {
    try FileSystem.makeFolders("\(fixture.path)/share/segue")
    #expect(installed(beside: "\(fixture.path)/bin/segue") == "\(fixture.path)/share/segue")
  }

  @Test func `a program in a package's build folder has it in the package`() throws {
    let executable = "\(fixture.path)/.build/release/segue"
    #expect(installed(beside: executable) == nil)
    try fixture.write("", to: "../Package.swift")
    #expect(installed(beside: executable) == fixture.catalog)
  }

  @Test func `a project's own is in the current folder or above, up to where the project ends`()
    throws
  {
    let inner = "\(fixture.path)/Sources/Shop"
    try FileSystem.makeFolders(inner)
    #expect(Project(around: fixture.path).catalog == "catalog")
    // Without a sign of a project, what lies above is somebody else's.
    #expect(Project(around: inner).catalog == "catalog")
    try FileSystem.makeFolders("\(fixture.path)/.git")
    #expect(Project(around: inner).catalog == "../../catalog")
    #expect(Project(around: inner).root == "../../")
    try FileSystem.makeFolders("\(fixture.path)/Sources/Shop.xcodeproj")
    #expect(Project(around: inner).root == "../")
    // Projects of one repository can have one catalog.
    #expect(Project(around: inner).catalog == "../../catalog")
    FileSystem.removeFolder("\(fixture.path)/.git")
    #expect(Project(around: inner).catalog == "../catalog")
    try fixture.write("", to: "../Sources/Shop/Package.swift")
    try fixture.write("", to: "../Sources/Shop/plugin.yaml")
    #expect(Project(around: inner).root == "../")
    try FileSystem.makeFolders("\(inner)/catalog")
    #expect(Project(around: inner).catalog == "catalog")
  }

  @Test(arguments: ["/nonexistent/bin/segue", "/segue", "segue", ""])
  func `elsewhere there is none`(executable: String) {
    #expect(installed(beside: executable) == nil)
  }

  @Test(arguments: [
    ("/usr/bin/segue", "/usr/bin"), ("/usr", ""), ("bin/segue", "bin"), ("segue", ""), ("", ""),
  ])
  func `the folder of a path is what is before its last slash`(path: String, folder: String) {
    #expect(FileSystem.folder(of: path) == folder)
  }
}
