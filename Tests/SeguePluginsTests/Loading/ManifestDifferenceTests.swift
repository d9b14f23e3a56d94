import SegueCatalog
import SeguePluginABI
import SegueTimeline
import SegueYAML
import Testing

@testable import SeguePlugins

/// What a library says in another way than its manifest is named, and nothing else.
@Suite struct ManifestDifferenceTests {
  private let manifest: PluginManifest
  private var library: LibraryDescription

  init() {
    var manifest = FixtureLibrary.manifest("com.example.ripple", animators: ["ripple", "wave"])
    manifest.animators[0].description.parameters = [
      ParameterDescription(
        name: "amount", kind: .number(0...1), defaultValue: .number(0.3), help: "How much."),
      ParameterDescription(
        name: "way", kind: .choice(["in", "out"]), defaultValue: .choice("in"), help: "Which way."),
    ]
    manifest.animators[0].description.capabilities = ["3d"]
    self.manifest = manifest
    library = LibraryDescription(
      id: "com.example.ripple", version: Version(1),
      interface: PluginInterface(major: 1, minor: 0),
      animators: manifest.animators.map(\.description))
  }

  @Test func `ignores the order of animators`() {
    var library = library
    library.animators.reverse()
    #expect(ManifestDifference.all(between: manifest, and: library).isEmpty)
  }

  @Test func `reports differences of the plugin`() {
    var library = library
    library.id = "com.example.other"
    library.version = Version(1, 2)
    library.interface.minor = 3
    library.animators.removeLast()
    #expect(
      words(library) == [
        "the id of the plugin is 'com.example.ripple' in the manifest, but 'com.example.other' in "
          + "the library",
        "the version of the plugin is 1.0.0 in the manifest, but 1.2.0 in the library",
        "the interface of the plugin is 1.0 in the manifest, but 1.3 in the library",
        "the set of animators of the plugin is ripple, wave in the manifest, but ripple in the "
          + "library",
      ])
  }

  @Test func `reports differences of an animator`() {
    var library = library
    library.animators[0].version = Version(2)
    library.animators[0].operations = [.push]
    library.animators[0].capabilities = []
    library.animators[0].parameters.reverse()
    #expect(
      words(library) == [
        "the version of animator 'ripple' is 1.0.0 in the manifest, but 2.0.0 in the library",
        "the set of operations of animator 'ripple' is dismiss, pop, present, push, tab in the "
          + "manifest, but push in the library",
        "the set of capabilities of animator 'ripple' is 3d in the manifest, but empty in the "
          + "library",
        "the list of parameters of animator 'ripple' is amount, way in the manifest, but way, "
          + "amount in the library",
      ])
  }

  @Test func `reports differences of a parameter`() {
    var library = library
    library.animators[0].parameters[0].kind = .length(0...2)
    library.animators[0].parameters[0].defaultValue = .number(1)
    library.animators[0].parameters[0].unit = "tiles"
    library.animators[0].parameters[1].help = "Whither.\u{1B}"
    #expect(
      words(library) == [
        "the kind of parameter 'amount' of 'ripple' is a number from 0 to 1 in the manifest, "
          + "but a length from 0 to 2 in the library",
        "the default of parameter 'amount' of 'ripple' is 0.3 in the manifest, but 1 in the "
          + "library",
        "the unit of parameter 'amount' of 'ripple' is none in the manifest, but tiles in the "
          + "library",
        "the help of parameter 'way' of 'ripple' is 'Which way.' in the manifest, but "
          + #"'Whither.\u{1B}' in the library"#,
      ])
  }

  private func words(_ library: LibraryDescription) -> [String] {
    ManifestDifference.all(between: manifest, and: library).map(\.description)
  }
}
