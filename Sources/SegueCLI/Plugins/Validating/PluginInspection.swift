import SegueAnimators
import SegueCatalog
import SegueDiagnostics
import SegueLaws
import SeguePluginABI
import SeguePlugins
import SegueSystem
import SegueTimeline
import SegueYAML

/// Inspects a plugin, in a process that exists for one check.
struct PluginInspection {
  let plugin: InstalledPlugin
  /// Where the plugin's code runs.
  let place: LibraryChecks.Place
  /// The folders of the catalog, whose presets the plugin's presets may reference.
  let catalog: [String]

  /// Runs a check; an exhaustive switch ensures that every one is implemented.
  func verdict(of run: PluginCheckRun) -> CheckVerdict {
    switch run.check {
    case .manifest: checkManifest()
    case .license: checkLicense()
    case .folderName: checkFolderName()
    case .animatorIDs: checkAnimatorIDs()
    case .sources: checkSources()
    case .sums: checkSums()
    case .exports: checkExports()
    case .loading: withLibrary { $0.checkLoading() }
    case .description: withLibrary { $0.checkDescription() }
    case .unknownAnimator:
      withLibrary { checks throws(PluginFault) in try checks.checkUnknownAnimator() }
    case .trailingBytes:
      withLibrary { checks throws(PluginFault) in try checks.checkTrailingBytes() }
    case .unknownExtension:
      withLibrary { checks throws(PluginFault) in try checks.checkUnknownExtension() }
    case .defaults: withLibrary { $0.checkDefaults() }
    case .parameters: withLibrary { checks throws(PluginFault) in try checks.checkParameters() }
    case .laws: checkLaws(ofAnimator: run.subject ?? "")
    case .determinism: withLibrary { checks throws(PluginFault) in try checks.fingerprint() }
    case .largerRecords:
      withLibrary { checks throws(PluginFault) in try checks.checkLargerRecords() }
    case .smallerRecords:
      withLibrary { checks throws(PluginFault) in try checks.checkSmallerRecords() }
    case .lifetimes: withLibrary { checks throws(PluginFault) in try checks.checkLifetimes() }
    case .threads: withLibrary { checks throws(PluginFault) in try checks.checkThreads() }
    case .presets: checkPresets()
    case .presetLaws: checkLaws(ofPreset: run.subject ?? "")
    }
  }

  /// Loads the library and checks it.
  private func withLibrary(
    _ check: (LibraryChecks) throws(PluginFault) -> CheckVerdict
  ) -> CheckVerdict {
    guard let manifest = plugin.manifest, let library = plugin.libraryPath else {
      return CheckVerdict(.skip, "there is no library for this platform")
    }
    do throws(PluginFault) {
      return try check(
        LibraryChecks(manifest, library: library, sha256: plugin.library?.sha256, in: place))
    } catch {
      return CheckVerdict(error)
    }
  }
}

// MARK: Library file

extension PluginInspection {
  private func checkSums() -> CheckVerdict {
    guard let manifest = plugin.manifest, !manifest.libraries.isEmpty else {
      return CheckVerdict(.skip, "the plugin has no libraries")
    }
    var unstated: [String] = []
    for (platform, library) in manifest.libraries.sorted(by: { $0.key.rawValue < $1.key.rawValue })
    {
      let bytes: [UInt8]
      do throws(SystemFailure) {
        bytes = try LibraryDigest.bytes(ofLibrary: "\(plugin.folder)/\(library.path)")
      } catch {
        return CheckVerdict(
          .fail, "cannot read the library for \(platform.rawValue): \(error.description)",
          help: "build it, or remove it from the manifest")
      }
      let sum = SHA256.digest(of: bytes)
      guard let stated = library.sha256 else {
        unstated.append("\(platform.rawValue): \(sum)")
        continue
      }
      guard stated == sum else {
        return CheckVerdict(
          .fail, "the SHA-256 of the library for \(platform.rawValue) does not match the manifest",
          help: "set sha256: \(sum)")
      }
    }
    return unstated.isEmpty
      ? CheckVerdict(.pass, "every library has the SHA-256 in the manifest")
      : CheckVerdict(
        .warn, "the manifest does not have the SHA-256 of every library",
        help: "add sha256 next to path, \(unstated.joined(separator: ", "))")
  }

  private func checkExports() -> CheckVerdict {
    guard let library = plugin.libraryPath else {
      return CheckVerdict(.skip, "there is no library for this platform")
    }
    let bytes: [UInt8]
    do throws(SystemFailure) {
      bytes = try LibraryDigest.bytes(ofLibrary: library)
    } catch {
      return CheckVerdict(.fail, error.description, help: "build the library again")
    }
    guard let symbols = DynamicSymbols(bytes) else {
      return CheckVerdict(.skip, "the exports can only be checked in 64-bit ELF libraries")
    }
    guard symbols.names.contains(Self.entry) else {
      return CheckVerdict(
        .fail, "the library does not export \(Self.entry)",
        help: "declare it with SEGUE_EXPORT, and as extern \"C\" in C++")
    }
    let others = symbols.names.filter { $0 != Self.entry }
    guard let first = others.first else {
      return CheckVerdict(.pass, "the library exports \(Self.entry) and nothing else")
    }
    return CheckVerdict(
      .warn,
      "the library exports \(others.count) other \(others.count == 1 ? "symbol" : "symbols"), such as \(first.printable)",
      help: "compile with -fvisibility=hidden, or link with a version script")
  }

  private static let entry = "segue_plugin_entry"
}

// MARK: Laws

extension PluginInspection {
  private func checkLaws(ofAnimator id: String) -> CheckVerdict {
    guard let animator = plugin.manifest?.animators.first(where: { $0.description.id == id }) else {
      return CheckVerdict(.skip, "there is no animator '\(id)'")
    }
    var reader = YAMLReader()
    let file = SourceFile(name: "every-law.yaml", text: Self.preset(for: animator.description))
    guard let preset = PresetDecoder.decode(file, with: &reader).preset else {
      return CheckVerdict(.skip, "no preset can be written for '\(id)'")
    }
    return judgment(of: preset)
  }

  /// A minimal preset that runs an animator.
  static func preset(for animator: AnimatorDescription) -> String {
    let names = animator.operations.map(\.rawValue).sorted()
    var lines = names.map { "  \($0): {animator: \(animator.id), duration: 600ms}" }
    if names.contains("push"), !names.contains("pop") { lines.append("  pop: {reverse: push}") }
    if names.contains("present"), !names.contains("dismiss") {
      lines.append("  dismiss: {reverse: present}")
    }
    return """
      schema: 1
      id: every-law
      name: Every law
      summary: It runs an animator.
      transitions:
      \(lines.joined(separator: "\n"))
      reduced-motion: none

      """
  }

  private func checkLaws(ofPreset id: String) -> CheckVerdict {
    guard let preset = loadedPresets.presets.first(where: { $0.id == id }) else {
      return CheckVerdict(.skip, "the preset has errors")
    }
    return judgment(of: preset)
  }

  private func judgment(of preset: Preset) -> CheckVerdict {
    let loaded = loadedPresets
    let violations = LawCheck(registry: loaded.registry, fingers: 1).run(preset)
    if let fault = loaded.runner.fault { return CheckVerdict(fault) }
    guard let first = violations.first else {
      return CheckVerdict(.pass, "every law holds on every stage")
    }
    let more = violations.count > 1 ? " (and \(violations.count - 1) more)" : ""
    return CheckVerdict(
      .fail, "\(first)\(more)".printable,
      help:
        "'segue explain \(first.law.code)' explains the law, and 'segue sample' prints the state of each layer"
    )
  }
}
