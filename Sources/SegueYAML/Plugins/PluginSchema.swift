import SegueCatalog
import SegueTimeline

extension PluginFile {
  /// The maximum number of animators in a plugin.
  public static let maxAnimators = 1000

  /// The format of manifests.
  public static var schema: Schema { format.schema }

  static let format = FileFormat<PluginKeys>(title: "Segue plugin", document: "Plugins.md")
}

/// The keys of a plugin's manifest.
struct PluginKeys: ObjectKeys {
  let schema, id, name, version, summary: RequiredKey<Cursor>
  let authors: RequiredKey<List<Choice<AuthorForms>>>
  let license: RequiredKey<Cursor>
  let homepage: OptionalKey<Cursor>
  let host: OptionalKey<Object<VersionsKeys>>
  let abi: OptionalKey<Object<InterfaceKeys>>
  let libraries: OptionalKey<Map<Object<LibraryKeys>>>
  let animators: OptionalKey<List<Object<AnimatorKeys>>>

  static let table = ObjectTable<Self>("a plugin")

  init(_ keys: inout KeyList) {
    schema = keys.required(
      "schema", .integer(.from(1, to: 1)), "The version of this format: 1.")
    id = keys.required(
      "id", .text(PluginIDText.grammar),
      "The plugin's id; the folder must be named ID.segueplugin. It may begin with a reversed domain."
    )
    name = keys.required(
      "name", .line("a name", most: 200), "The plugin's display name.")
    version = keys.required("version", .version, "The plugin's version: one to three numbers.")
    summary = keys.required(
      "summary", .line("a summary", most: 1000), "What the plugin provides, in one sentence.")
    authors = keys.required(
      "authors", .list(of: .choice(AuthorForms.self), count: 1...100), "The authors.")
    license = keys.required(
      "license", .text(LicenseText.grammar), "Its license, as an SPDX expression such as MIT.")
    homepage = keys.optional("homepage", .text(AddressText.grammar), "A web page about the plugin.")
    host = keys.optional(
      "host", .object(VersionsKeys.self),
      "The supported versions of Segue; all by default.")
    abi = keys.optional(
      "abi", .object(InterfaceKeys.self),
      "The version of segue_plugin.h the libraries were built with; required with animators.")
    libraries = keys.optional(
      "libraries",
      .map(
        keys: .names(PluginPlatform.allCases.map(\.rawValue)), of: .object(LibraryKeys.self)),
      "The shared libraries, by platform; required with animators.")
    animators = keys.optional(
      "animators",
      .list(of: .object(AnimatorKeys.self), count: 1...PluginFile.maxAnimators),
      "The animators in the libraries; none if the plugin only has presets.")
  }
}

/// The forms of an author: a name, or a name with a web page.
struct AuthorForms: Alternatives {
  let name: Alternative<Cursor>
  let author: Alternative<Object<AuthorKeys>>

  static let table = AlternativeTable<Self>()

  init(_ forms: inout AlternativeList) {
    name = forms.value(.line("an author's name", most: 200))
    author = forms.object(AuthorKeys.self)
  }
}

/// The keys of an author.
struct AuthorKeys: ObjectKeys {
  let name: RequiredKey<Cursor>
  let url: OptionalKey<Cursor>

  static let table = ObjectTable<Self>("an author")

  init(_ keys: inout KeyList) {
    name = keys.required("name", .line("a name", most: 200), "The author's name.")
    url = keys.optional("url", .text(AddressText.grammar), "A web page about the author.")
  }
}

/// The keys of a range of versions.
struct VersionsKeys: ObjectKeys {
  let fromVersion, belowVersion: OptionalKey<Cursor>

  static let table = ObjectTable<Self>("a range of versions")

  init(_ keys: inout KeyList) {
    fromVersion = keys.optional("from-version", .version, "The lowest supported version.")
    belowVersion = keys.optional("below-version", .version, "The first unsupported version.")
    keys.atLeastOne(fromVersion.name, belowVersion.name)
  }
}

/// The keys of an ABI version.
struct InterfaceKeys: ObjectKeys {
  let major, minor: RequiredKey<Cursor>

  static let table = ObjectTable<Self>("a version of the interface")

  init(_ keys: inout KeyList) {
    major = keys.required(
      "major", .integer(.from(1, to: 65_535)), "SEGUE_ABI_MAJOR; it must equal the host's.")
    minor = keys.required(
      "minor", .integer(.from(0, to: 65_535)), "The lowest supported SEGUE_ABI_MINOR.")
  }
}

/// The keys of a library.
struct LibraryKeys: ObjectKeys {
  let path: RequiredKey<Cursor>
  let sha256: OptionalKey<Cursor>

  static let table = ObjectTable<Self>("a library")

  init(_ keys: inout KeyList) {
    path = keys.required(
      "path", .text(InnerPathText.grammar), "The path of the library in the plugin's folder.")
    sha256 = keys.optional(
      "sha256", .text(DigestText.grammar),
      "The SHA-256 of the library; one with another is not loaded.")
  }
}

/// The keys of an animator.
struct AnimatorKeys: ObjectKeys {
  /// Whether the animator itself or a preset implements reduced motion.
  enum ReducedMotion: String, CaseIterable { case own, preset }

  let id: RequiredKey<Cursor>
  let version: OptionalKey<Cursor>
  let summary: RequiredKey<Cursor>
  let operations: RequiredKey<List<Name<Operation>>>
  let parameters: OptionalKey<Map<Object<AnimatorParameterKeys>>>
  let capabilities: OptionalKey<Cursor>
  let reverse: OptionalKey<Name<PluginManifest.Animator.Reverse>>
  let reducedMotion: OptionalKey<Name<ReducedMotion>>

  static let table = ObjectTable<Self>("an animator")

  init(_ keys: inout KeyList) {
    id = keys.required(
      "id", .text(PluginIDText.grammar), "The animator's id, which presets refer to.")
    version = keys.optional("version", .version, "The animator's version; the plugin's by default.")
    summary = keys.required(
      "summary", .line("a summary", most: 1000), "What the animator does, in one sentence.")
    operations = keys.required(
      "operations",
      .list(of: .name(of: Operation.self), count: 1...Operation.allCases.count),
      "The operations that the animator supports.")
    parameters = keys.optional(
      "parameters", .map(keys: Self.parameterName, of: .object(AnimatorParameterKeys.self)),
      "The animator's parameters by name, declared as in a preset.")
    capabilities = keys.optional(
      "capabilities", .list(of: .text(PluginIDText.grammar), count: 0...64),
      "Optional capabilities that presets can require.")
    reverse = keys.optional(
      "reverse", .name(of: PluginManifest.Animator.Reverse.self),
      "How the animator produces the reverse: as the exact reverse, in its own way, or not at all (the default)."
    )
    reducedMotion = keys.optional(
      "reduced-motion", .name(of: ReducedMotion.self),
      "Who reduces the motion when the user prefers it: the animator itself, or the preset's own form (the default)."
    )
  }

  private static let parameterName = Shape.text(
    Grammar("a name such as tile-size", pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$") { text in
      text.count > PluginIDText.maxBytes
        ? [Grammar.Problem(help: "use at most \(PluginIDText.maxBytes) bytes")]
        : KebabText.problem(in: text).map { [$0] } ?? []
    })
}

extension Shape {
  fileprivate static let version = text(VersionText.grammar)

  fileprivate static func line(_ noun: String, most: Int) -> Shape {
    .text(LineText.grammar(noun, most: most))
  }
}
