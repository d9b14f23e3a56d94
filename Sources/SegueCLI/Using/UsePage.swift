import SegueCatalog
import SegueDiagnostics
import SegueExport
import SegueStaging
import SegueSystem
import SegueYAML

/// The output of `segue use`.
struct UsePage {
  let use: StyleUse
  /// The compilation for the app; nil for one of Segue's presets.
  let compilation: Compilation?
  /// The Swift file that it is compiled to; nil for all compiled files of the project.
  let file: String?
  /// The module of the file's styles, if they are public and the app is outside of it.
  var module: Module?
  /// The project that the app is in.
  var project = AppProject()
  /// The effects that UIKit leaves out of the preset; nil if it shows all.
  var loss: String?
  /// The animators that the app has to register.
  var animators = AppAnimators()
  /// The rules that the app can follow; nil if there are none.
  var rules: AppRules?

  /// The page.
  var text: String {
    var parts = [([project.text(of: packages)] + linkingNotes).joined(separator: "\n")]
    if let command {
      parts.append("// In a shell, now and whenever the preset changes\n\(command)")
    }
    parts.append(
      (["// In your code"] + imports.map { "import \($0)" }).joined(separator: "\n"))
    parts += registrations.map { (["// \($0.title.printable)"] + $0.lines).joined(separator: "\n") }
    parts.append(use.text)
    if let loss { parts.append("// \(loss.printable)") }
    return parts.joined(separator: "\n\n")
  }

  /// The page as a JSON object.
  var json: JSONObject {
    [
      "schema": 1, "id": .string(use.preset.id), "packages": .strings(packages.map(\.declaration)),
      "products": .array(
        packages.flatMap { package in
          package.products.map { ["name": .string($0), "package": .string(package.name)] }
        }),
      "compile": .string(orNull: command),
      "imports": .strings(imports), "style": .string(use.style),
      "parameters": .string(orNull: use.parameters), "inApps": .string(orNull: loss),
      "register": .strings(registered),
      "snippets": .array(
        (registrations + use.snippets).map {
          ["title": .string($0.title), "code": .string($0.lines.joined(separator: "\n"))]
        }),
    ]
  }

  /// The packages that the app links, Segue first.
  private var packages: [AppProject.Package] {
    [AppProject.Package(name: "segue", path: project.clone, products: products)]
      + animators.plugins.compactMap { id in
        animators.packages[id].map {
          AppProject.Package(
            name: id, path: $0, products: [AnimatorRegistration.module(ofPlugin: id)])
        }
      }
  }

  /// The products of Segue.
  private var products: [String] {
    (compilation == nil ? ["SegueStyles"] : []) + ["SegueUIKit"]
      + (animators.ofPlugins.isEmpty ? [] : AnimatorRegistration.modules)
  }

  /// A note on the module of the styles, and on each plugin that is not among the packages.
  private var linkingNotes: [String] {
    let styles = module.map { module in
      [
        "// The target '\(module.name)' needs SegueUIKit alone; yours needs all of these, and \"\(module.name)\""
      ] + [module.packageNote].compactMap(\.self)
    }
    let languages = animators.languages.sorted { $0.key < $1.key }.map { id, language in
      "// An app cannot link '\(id)', which is in \(language): see \"An animator of your own\" in Apps.md"
    }
    let others = animators.plugins.filter { animators.packages[$0] == nil }.map {
      "// '\($0)' is not among these: there is no Package.swift with its sources; see \"Inside an app\" in Plugins.md"
    }
    return ((styles ?? []) + languages + others).map(\.printable)
  }

  private var imports: [String] {
    [module?.name].compactMap(\.self) + products
      + animators.plugins.map(AnimatorRegistration.module)
  }

  /// The ids of the animators that the app registers.
  private var registered: [String] { animators.ofPlugins.map(\.id) + animators.own }

  /// The lines that register them: a plugin's all at once.
  private var registrations: [StyleUse.Snippet] {
    let rules = rules.map {
      AnimatorRegistration.lines(ofRulesIn: $0.catalog, $0.notes(on: use.preset, use.framework))
    }
    let titles = Dictionary(animators.ofPlugins.map { ($0.plugin, $0.pluginID) }) { first, _ in
      first
    }
    return [rules].compactMap(\.self)
      + titles.sorted { $0.key < $1.key }.map { title, id in
        AnimatorRegistration.lines(
          ofPlugin: title, entry: AnimatorRegistration.entry(ofPlugin: id))
      }
      + animators.own.map { AnimatorRegistration.lines(ofOwn: $0) }
  }

  private var command: String? {
    compilation.map {
      let compile = ["segue compile"]
      guard let file else { return compile[0] }
      return (compile + $0.arguments + ["-o \(file)"] + $0.options).joined(separator: " ")
    }
  }
}

extension UsePage {
  /// A module with public styles of the app.
  struct Module {
    let name: String
    /// What the manifest of its package needs, if that is not the project's; nil otherwise.
    let packageNote: String?

    /// The module of a compiled file; nil if the command is run inside of it, or if it is the project's only target.
    init?(of file: String, in environment: CommandEnvironment) {
      let folder = FileSystem.folder(of: environment.absolute(file))
      let way = FileSystem.path(to: environment.absolute("."), from: folder)
      let isInside = way == "." || !way.hasPrefix("..")
      let root = environment.project.root
      let targets = AppProject.newFiles(in: environment.path("\(root).")).map {
        FileSystem.folder(of: environment.absolute("\(root)\($0)"))
      }
      guard !isInside, targets != [folder], let last = folder.split(separator: "/").last else {
        return nil
      }
      name = String(last)
      let package = Project(around: folder)
      let manifest = FileSystem.normalized("\(folder)/\(package.root)Package.swift")
      let isOther = manifest != environment.absolute("\(root)Package.swift")
      packageNote =
        isOther && FileStamp.of(manifest) != nil
        ? "// \(environment.shortened(manifest)) needs .package(name: \"segue\", path: \"../\(package.repository)segue\", traits: [])"
        : nil
    }
  }
}
