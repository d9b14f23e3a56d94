import SegueTestSupport
import Testing

@testable import SegueCLI

/// What `use` says depends on the project that the app is in.
@Suite struct UseProjectTests {
  @Test
  func `a preset is compiled to where it was, or to the first target of a package or a project`()
    throws
  {
    let folder = try TemporaryFolder()
    try folder.addPreset("plain")
    func file() -> Substring? {
      CommandRun("use", "plain", in: folder).output.firstMatch(of: /compile -o (.*)/)?.1
    }
    #expect(file() == "Sources/App/Catalog.swift")
    try folder.write("", to: "Sources/Shop/main.swift")
    #expect(file() == "Sources/Shop/Catalog.swift")
    try folder.write("", to: "Sources/Tools/main.swift")
    #expect(file() == "Sources/Shop/Catalog.swift")
    // A folder of the package has its catalog and targets above.
    try folder.write("", to: "Package.swift")
    let inside = CommandRun(
      "use", "plain", in: folder, at: "/Sources/Shop")
    #expect(inside.output.contains("\nsegue compile -o Catalog.swift\n"))
    // The target that one is in comes first.
    let tools = CommandRun("use", "plain", in: folder, at: "/Sources/Tools")
    #expect(tools.output.contains("\nsegue compile -o Catalog.swift\n"))
    #expect(
      CommandRun("compile", "-o", "Sources/Tools/Catalog.swift", in: folder).status == .success)
    #expect(file() == "Sources/Tools/Catalog.swift")
    folder.rename("Sources", to: ".build")
    try folder.write("", to: "Shop.xcodeproj/project.pbxproj")
    #expect(file() == "Shop/Catalog.swift")
    try folder.write("", to: "ShopApp/ShopApp.swift")
    #expect(file() == "ShopApp/Catalog.swift")
    try folder.write("", to: "Shop/Shop.swift")
    #expect(file() == "Shop/Catalog.swift")
  }

  @Test func `a preset that is compiled already is compiled again, and imported from there`() throws
  {
    let folder = try TemporaryFolder()
    try folder.addPreset("plain")
    try folder.write("", to: "Package.swift")
    func use(_ id: String) -> String {
      CommandRun("use", id, "--catalog", Checkout.folder + "/catalog", in: folder).output
    }
    for target in ["Feed", "Styles"] {
      let run = CommandRun(
        ["compile", "plain", "cover", "-o", "Sources/\(target)/Catalog.swift"]
          + (target == "Styles" ? ["--public", "--force"] : ["--force"])
          + ["--catalog", Checkout.folder + "/catalog"], in: folder)
      #expect(run.status == .success, "\(run.errors)")
    }
    let both = use("cover")
    #expect(both.contains("\n// In a shell, now and whenever the preset changes\nsegue compile\n"))
    #expect(!both.contains("SegueStyles"))
    folder.rename("Sources/Feed", to: "Feed")
    folder.rename("Feed", to: ".build")
    #expect(!use("cover").contains("import Styles"))
    try folder.write("", to: "Sources/Zoo/main.swift")
    let one = use("cover")
    #expect(one.contains("\nsegue compile -o Sources/Styles/Catalog.swift"))
    #expect(one.contains("\nimport Styles\nimport SegueUIKit\n"), "\(one)")
    #expect(
      one.contains(
        "\n// The target 'Styles' needs SegueUIKit alone; yours needs all of these, and \"Styles\"\n"
      ))
    // A style of SegueStyles would be ambiguous beside those.
    let other = use("crossfade")
    #expect(!other.contains("SegueStyles"))
    let third = use("parallax-push")
    #expect(!third.contains("SegueStyles"))
    #expect(
      third.contains(
        "\nsegue compile plain cover parallax-push -o Sources/Styles/Catalog.swift --public"))
  }

  @Test func `a manifest is told what it lacks, and an Xcode project what to add`() throws {
    let folder = try TemporaryFolder()
    try folder.addPreset("plain")
    func lines() -> Substring? {
      CommandRun("use", "plain", in: folder).output.split(separator: "\n\n").first
    }
    try folder.write(
      """
      // swift-tools-version: 6.1
      platforms: [.iOS(.v17)], dependencies: [.package(path: "vendor/segue")],
      targets: [.target(name: "Shop", dependencies: [.product(name: "SegueStyles", package: "segue")])]
      """, to: "Package.swift")
    try folder.write("", to: "vendor/segue/Package.swift")
    // The package is there; another target may lack its products.
    let products = """
      // Package.swift has the packages; these products for your target
      .product(name: "SegueUIKit", package: "segue"),
      """
    #expect(lines() ?? "" == products)
    folder.rename("vendor", to: "old")
    let manifest = try folder.read("Package.swift")
    try folder.write(
      manifest.replacing("6.1", with: "5.9").replacing(".v17", with: ".v16"), to: "Package.swift")
    #expect(
      lines() ?? "" == """
        // Package.swift needs swift-tools-version 6.1, and has 5.9
        // Package.swift needs '.iOS(.v17)', and has 16
        // Package.swift names the package at vendor/segue, where there is none
        \(products)
        """)
    try folder.write("platforms: []", to: "Package.swift")
    #expect(
      lines() ?? "" == """
        // Package.swift needs the first line '// swift-tools-version: 6.1'
        // Package.swift needs 'platforms: [.iOS(.v17)]'
        // Package.swift: a clone of Segue beside your app, and products of your target
        .package(name: "segue", path: "../segue", traits: []),
        .product(name: "SegueUIKit", package: "segue"),
        """)
    folder.rename("Package.swift", to: "other.txt")
    try folder.write("", to: "Shop.xcodeproj/project.pbxproj")
    #expect(
      lines() == """
        // In Xcode: File › Add Package Dependencies… › Add Local… with each of these folders, its traits off (from Xcode 26.4), and its products in the target's frameworks
        // ../segue: SegueUIKit
        """)
  }

  @Test func `styles in a local package are imported, and its manifest is named`() throws {
    let folder = try TemporaryFolder()
    try folder.addPreset("plain")
    try folder.write("", to: "Shop.xcodeproj/project.pbxproj")
    try folder.write("", to: "Shop/Shop.swift")
    try folder.write("", to: "Packages/Design/Package.swift")
    try folder.write("", to: ".git/HEAD")
    let file = "Packages/Design/Sources/Design/Catalog.swift"
    let run = CommandRun("compile", "catalog", "-o", file, "--public", in: folder)
    #expect(run.status == .success, "\(run.errors)")
    let use = CommandRun("use", "plain", in: folder).output
    #expect(use.contains("\nimport Design\nimport SegueUIKit\n"), "\(use)")
    #expect(
      use.contains(
        "\n// Packages/Design/Package.swift needs .package(name: \"segue\", path: \"../../../segue\", traits: [])\n"
      ), "\(use)")
    let inside = CommandRun("use", "plain", in: folder, at: "/Packages/Design").output
    #expect(!inside.contains("import Design\n") && inside.contains("path: \"../../../segue\""))
  }
}
