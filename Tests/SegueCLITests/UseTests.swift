import SegueCatalog
import SegueTestSupport
import Testing

@testable import SegueCLI
@testable import SegueExport

/// What to paste into an app.
@Suite struct UseTests {
  private static let catalog = SampledCatalog.path

  private func use(_ words: String...) -> CommandRun {
    CommandRun(["use"] + words + ["--catalog", Self.catalog])
  }

  /// What follows the lines for the package.
  private func code(_ words: String...) -> String {
    let run = CommandRun(["use"] + words + ["--catalog", Self.catalog])
    let start = run.output.firstRange(of: "\n\n// In your code\n")
    return start.map { String(run.output[$0.upperBound...]) } ?? run.errors
  }

  @Test func `what UIKit does not show is said, and nothing else is`() {
    let loss =
      "UIKit shows 'from' (present) and 'to' (dismiss) without blur; a snapshot with 'filter: {blur: …}' keeps it"
    let used = CommandRun("use", "frosted", "--catalog", Checkout.catalog)
    #expect(used.output.hasSuffix("\n// \(loss)\n"))
    let shown = CommandRun("show", "frosted", "--catalog", Checkout.catalog)
    #expect(shown.output.contains("\nin an app       \(loss)\n"))
    #expect(!code("parallax-push").contains("without blur"))
  }

  @Test func `a preset of Segue's comes with its products`() {
    let run = use("parallax-push")
    #expect(run.status == .success)
    #expect(
      run.output == """
        // Package.swift (swift-tools-version 6.1, platforms: [.iOS(.v17)]): a clone of Segue beside your app, and products of your target
        .package(name: "segue", path: "../segue", traits: []),
        .product(name: "SegueStyles", package: "segue"),
        .product(name: "SegueUIKit", package: "segue"),

        // In Xcode: File › Add Package Dependencies… › Add Local… with each of these folders, its traits off (from Xcode 26.4), and its products in the target's frameworks
        // ../segue: SegueStyles, SegueUIKit

        // In your code
        import SegueStyles
        import SegueUIKit

        // Push and pop, also by a finger
        navigation.segue.style = .parallaxPush()

        // With parameters: .parallaxPush(parallax: 0…1, dimming: 0…1, shadow: 0…1, commit: 0…1, after: 0…1 seconds)

        """)
  }

  @Test func `angles are degrees, as in presets`() {
    let shuffle = CommandRun(
      "use", "shuffle", "--param", "turn=30deg", "--catalog", Checkout.catalog)
    #expect(shuffle.output.contains("navigation.segue.style = .shuffle(turn: 30 * .pi / 180)\n"))
    let ranges = CommandRun("use", "shuffle", "--catalog", Checkout.catalog)
    #expect(ranges.output.contains("turn: 0…30° in radians"))
    #expect(SwiftAngle(1.25).expression == "1.25")
    #expect(SwiftAngle(-0.25 * .pi).expression == "-45 * .pi / 180")
  }

  @Test func `values of parameters become typed arguments`() {
    #expect(
      code("parallax-push", "--param", "dimming=0.25", "--param", "after=500ms") == """
        import SegueStyles
        import SegueUIKit

        // Push and pop, also by a finger
        navigation.segue.style = .parallaxPush(dimming: 0.25, after: 0.5)

        """)
  }

  @Test func `each operation has its lines`() {
    #expect(
      code("tab-slide").contains(
        "\n// Change tabs, also by a finger\ntabs.segue.style = .tabSlide()\n"))
    #expect(
      code("depth-sheet").contains(
        """

        // Present and dismiss, also by a finger
        detail.segue.style = .depthSheet()
        present(detail, animated: true)

        """))
    #expect(
      code("container-transform").contains(
        """
        // Push and pop, also by a finger, from a cell and back into it
        navigation.segue.push(detail, .containerTransform()) { [weak self] in self?.list.cell(for: $0.item) }

        // Present and dismiss, also by a finger
        detail.segue.style = .containerTransform()
        detail.segue.setSource { [weak self] in self?.list.cell(for: item) }
        present(detail, animated: true)

        """))
    #expect(
      code("card-expand").contains(
        "\ndetail.segue.setDestination { [weak detail] in detail?.picture }\n"))
  }

  @Test func `SwiftUI has lines of its own`() {
    #expect(
      code("parallax-push", "--swiftui").contains(
        "\nNavigationStack { … }.segue(.parallaxPush())\n"))
    #expect(
      code("cell-zoom", "--swiftui").contains(
        #"""

        // On each view that can be opened
        Photo(photo).segueElement("photo-\(photo.id)")

        // Present from one of them and dismiss back into it: once, on the view around them; inside, the environment's 'dismissCover' dismisses
        .segueCover(item: $item, .cellZoom(), source: { "photo-\($0.id)" }) { Detail($0) }

        """#))
    #expect(
      code("cover", "--swiftui", "--param", "dimming=0").contains(
        "\n.segueCover(item: $item, .cover(dimming: 0)) { Detail($0) }\n"))
    #expect(code("tab-slide", "--swiftui").contains("\nTabView { … }.segue(.tabSlide())\n"))
    #expect(
      code("crossfade", "--swiftui").contains(
        "\nif isShown { Card().transition(.segue(.crossfade)) }\n"))
    #expect(
      code("cover", "--swiftui", "--param", "dimming=0.5").contains(
        "Card().transition(.segue(ViewTransitionStyle(.cover(dimming: 0.5))))"))
    #expect(!code("cell-zoom", "--swiftui").contains(".transition("))
  }

  @Test func `a preset of one's own is compiled, and pairs of views have names`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      samplePreset("alpha").replacing("tags:", with: "elements: [photo, \"title\"]\ntags:"),
      to: "catalog/slide/alpha.yaml")
    let run = CommandRun("use", "alpha", in: folder)
    #expect(run.status == .success, "\(run.errors)")
    #expect(!run.output.contains("SegueStyles"))
    #expect(
      run.output.contains(
        """

        // In a shell, now and whenever the preset changes
        segue compile -o Sources/App/Catalog.swift

        // In your code
        import SegueUIKit

        """))
    #expect(run.output.contains("\nview.segue.name = \"photo\"\nview.segue.name = \"title\"\n"))
    let other = CommandRun("use", "alpha", "--swiftui", "--catalog", folder.file("catalog"))
    #expect(other.output.contains("Catalog.swift --catalog \(folder.path)/catalog\n"))
    #expect(other.output.contains("\n.segueElement(\"photo\")\n"))
    // What has the name of one of Segue's is not Segue's.
    try folder.addPreset("cover")
    let cover = CommandRun("use", "cover", in: folder)
    #expect(cover.output.contains("segue compile -o"))
  }

  @Test func `an animator of the app is registered, and so are those of a plugin`() throws {
    let folder = try TemporaryFolder()
    try folder.addPlugin("ripple", presets: ["splash"])
    try folder.write(
      "schema: 1\nid: high\nname: High\nsummary: High.\ntransitions: {push: {animator: card-rise}}\nreduced-motion: none\n",
      to: "catalog/slide/high.yaml")
    let own = CommandRun("use", "high", in: folder)
    #expect(
      own.output.contains(
        "\nsegue compile -o Sources/App/Catalog.swift --registered card-rise\n"))
    #expect(
      own.output.contains(
        "\n// Where the app starts (application(_:didFinishLaunchingWithOptions:), or the init of a SwiftUI App): its own animator 'card-rise'; if a plugin has it, name the folder around that with --plugin-path\nSegue.register(CardRise())\n"
      ))
    #expect(!own.output.contains("SeguePluginABI"))
    // Everything of the folder is compiled, and so every animator of it is registered.
    try folder.addPreset("plain")
    #expect(
      CommandRun("use", "plain", in: folder).output.contains(
        "\nsegue compile -o Sources/App/Catalog.swift --registered card-rise\n"))
    let plugin = CommandRun("use", "splash", "--plugin-path", "plugins", in: folder)
    #expect(
      plugin.output.contains(
        "\nsegue compile catalog splash -o Sources/App/Catalog.swift --plugin-path plugins --registered card-rise --registered ripple\n"
      ))
    #expect(plugin.output.contains("import SeguePluginABI\nimport Ripple\n"))
    #expect(
      plugin.output.contains(
        "\n// 'ripple' is not among these: there is no Package.swift with its sources; see \"Inside an app\" in Plugins.md\n"
      ))
    #expect(plugin.output.contains(".product(name: \"SeguePluginABI\", package: \"segue\"),\n"))
    #expect(
      plugin.output.contains(
        "\n  for animator in try StaticPlugin(entry: ripple_entry).animators {\n    Segue.register(animator)\n  }\n} catch {\n"
      )
    )
    #expect(!plugin.output.contains("package: \"ripple\""))
    #expect(!own.output.contains("import Ripple"))
    let json = CommandRun("use", "high", "--json", in: folder)
    #expect(json.output.contains(#""register":["card-rise"]"#))
    #expect(json.output.contains(#""code":"Segue.register(CardRise())""#))
  }

  @Test func `a plugin is linked as the package that its sources are`() throws {
    let folder = try TemporaryFolder()
    try folder.addPlugin(
      "com.example.my-ripple", in: "ripples/build", animator: "ripple", presets: ["splash"])
    try folder.write("", to: "ripples/Package.swift")
    try folder.addPreset("plain")
    let run = CommandRun("use", "splash", "--plugin-path", "ripples/build", in: folder)
    #expect(
      run.output.contains(
        """
        .package(name: "segue", path: "../segue", traits: []),
        .package(name: "com.example.my-ripple", path: "ripples"),
        .product(name: "SegueUIKit", package: "segue"),
        .product(name: "SeguePluginABI", package: "segue"),
        .product(name: "ComExampleMyRipple", package: "com.example.my-ripple"),

        // In Xcode:
        """))
    #expect(
      run.output.contains(
        "\n// ../segue: SegueUIKit, SeguePluginABI\n// ripples: ComExampleMyRipple\n"))
    #expect(run.errors == "")
    #expect(run.output.contains("\nimport ComExampleMyRipple\n"))
    #expect(run.output.contains("StaticPlugin(entry: com_example_my_ripple_entry)"))
  }

  @Test func json() throws {
    let run = use("tab-slide", "--json")
    #expect(
      run.output == """
        {"schema":1,"id":"tab-slide",\
        "packages":[".package(name: \\"segue\\", path: \\"../segue\\", traits: []),"],\
        "products":[{"name":"SegueStyles","package":"segue"},{"name":"SegueUIKit","package":"segue"}],"compile":null,\
        "imports":["SegueStyles","SegueUIKit"],"style":".tabSlide()",\
        "parameters":".tabSlide(commit: 0…1)","inApps":null,"register":[],\
        "snippets":[{"title":"Change tabs, also by a finger","code":"tabs.segue.style = .tabSlide()"}]}

        """)
  }

  @Test func `what cannot be used is refused`() {
    #expect(use("parallax-psh").status == .notFound)
    #expect(use("parallax-psh").errors.contains("'parallax-push'"))
    let value = use("parallax-push", "--param", "dimming=2")
    #expect(value.status == .usage)
    #expect(value.errors.contains("expected 0 to 1"))
    let scroll = use("spring-list")
    #expect(scroll.status == .usage)
    #expect(
      scroll.errors == """
        error: 'spring-list' has no operations, and so no style
        help: drive it with ScrollEffect: 'Effects of scrolling' in the article Interaction of SegueUIKit has the code

        """)
  }
}
