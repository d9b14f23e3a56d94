import Testing

/// `Package.swift`, the table of targets, the folders and the set-up say the same.
@Suite struct ManifestTests {
  private let targets: [Manifest.Target]
  private let plugins: [Manifest.Target]

  init() throws {
    let all = try Manifest.load().targets.filter { !$0.servesTests }
    plugins = all.filter { $0.type == "plugin" }
    targets = all.filter { $0.type != "plugin" }
  }

  @Test func `every folder under Plugins is a plugin, which runs the generator only`() {
    let sources = Repository.files(under: "Plugins", suffixes: ["swift"])
    let folders = Set(sources.map { String($0.split(separator: "/")[1]) })
    #expect(folders.count == 2)
    #expect(folders == Set(plugins.map(\.name)))
    for plugin in plugins {
      #expect(plugin.dependencies.map(\.name) == ["SegueCatalogGenerator"], "\(plugin.name)")
    }
  }

  /// The targets in the table that the package has on this system.
  private var listed: Set<String> {
    let all = Set(ImportTable.segue.targets.map(\.name))
    #if os(Linux)
    return all.subtracting(ImportTable.needsAppleFrameworks)
    #else
    return all
    #endif
  }

  @Test func `the package has every target in the table`() {
    #expect(Set(targets.map(\.name)) == listed)
    let all = Set(ImportTable.segue.targets.map(\.name))
    #expect(all.isSuperset(of: ImportTable.needsAppleFrameworks))
  }

  @Test func `every target depends only on the targets and products its rule allows`() throws {
    for target in targets {
      let rule = try #require(ImportTable.segue.rule(of: target.name))
      let below = ImportTable.segue.below(target.name)
      for dependency in target.dependencies {
        let allowed = dependency.isProduct ? rule.outside : below
        #expect(allowed.contains(dependency.name), "\(target.name) → \(dependency.name)")
      }
    }
  }

  @Test func `every folder under Sources is a target`() {
    let sources = Repository.files(under: "Sources", suffixes: ["swift", "c", "modulemap"])
    let folders = Set(sources.map { String($0.split(separator: "/")[1]) })
    #expect(folders == Set(ImportTable.segue.targets.map(\.name)))
  }

  @Test func `the setup script installs every system library of the package`() throws {
    let setup = try Repository.text(of: "Scripts/setup")
    var count = 0
    for target in targets where target.type == "system" {
      let names = try #require(target.pkgConfig).split(separator: " ")
      let apt = try #require(target.providers?.compactMap(\.apt?.first).first)
      let brew = try #require(target.providers?.compactMap(\.brew?.first).first)
      #expect(apt.count == names.count && brew.count == names.count, "\(target.name)")
      for (name, (apt, brew)) in zip(names, zip(apt, brew)) {
        #expect(setup.contains("\nlibrary \(name) \(apt) \(brew)"), "\(name)")
        count += 1
      }
    }
    #expect(count == 9)
  }
}
