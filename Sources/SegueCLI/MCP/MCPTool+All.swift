import SegueCatalog
import SegueDiagnostics
import SegueExport
import SegueTimeline

extension MCPTool {
  /// All tools, in the order in which they are listed.
  ///
  /// A command becomes a tool by an entry here.
  static let all = [
    MCPTool(
      SearchCommand.self, title: "Search presets",
      "Find transition presets by what they are called or do. Best matches first, with the fields that matched.",
      [
        ToolParameter(
          "query", .text, .word, "Words such as 'card expands' or 'bottom sheet'.",
          isRequired: true),
        operation("Only presets that support this operation."), family,
      ]),
    MCPTool(
      ListCommand.self, title: "List the catalog",
      "List the presets of the catalog, or its scenes, recorded gestures, scenarios or tags.",
      [
        ToolParameter(
          "what", .choice(ListCommand.Contents.allCases.map(\.rawValue)), .word, "What to list.",
          usual: "presets"),
        operation("Only presets that support this operation."), family,
        ToolParameter("tags", .list(.text), .option("--tag"), "Only presets with all these tags."),
      ]),
    MCPTool(
      ShowCommand.self, ["--no-pictures"], title: "Show a preset",
      "Everything about a preset: what it is for, operations, durations, easings, parameters with defaults and ranges, gestures, its file.",
      [preset]),
    MCPTool(
      name: "preview", title: "Preview a preset",
      "Look at a preset: a contact sheet of its frames as a picture, and what it shows in words.",
      [preset] + stage + [
        ToolParameter(
          "moments", .list(.number(0...1)), .none,
          "The progress of each frame, at most 24 from 0 to 1. By default nine, spread over the visible motion."
        ),
        ToolParameter(
          "width", .whole(SheetPreview.widths), .none, "The width of the picture in pixels.",
          usual: .integer(SheetPreview.usualWidth)),
      ], run: SheetPreview.run),
    MCPTool(
      ValidateCommand.self, title: "Validate files",
      "Check presets, scenes, gestures, scenarios and rules; every problem has its line, its cause and what to do. With laws, presets are also played on many stages: ends, jumps, reversal, interruption.",
      [
        ToolParameter(
          "paths", .list(.path), .word, "Files and folders. By default the project's catalog."),
        ToolParameter(
          "laws", .flag, .option("--laws"),
          "Also check the laws, which takes about a second for each preset.", usual: true),
      ]),
    MCPTool(
      DiffCommand.self, title: "Compare versions",
      "What changed between two git revisions, files or folders of a catalog: in words, in what is seen, and in laws. Give 'revisions', or 'old' and 'new'.",
      [
        ToolParameter(
          "revisions", .text, .word,
          "Such as main..HEAD, or one revision to compare the working tree with."),
        ToolParameter("old", .path, .word, "The former file or folder."),
        ToolParameter("new", .path, .word, "The present file or folder."),
      ]),
    MCPTool(
      NewCommand.self, title: "Write a new preset", writes: true,
      "Write a valid preset to start from into the project's folder 'catalog', as FAMILY/ID.yaml. Edit that file afterwards, then validate it.",
      [
        ToolParameter(
          "id", .id, .word, "The id of the new preset, such as my-push.", isRequired: true),
        ToolParameter(
          "extends", .id, .option("--extends"),
          "Inherit everything from this preset; the file says only what differs."),
        ToolParameter("from", .id, .option("--from"), "Begin with a copy of this preset."),
        family,
        ToolParameter(
          "overwrite", .flag, .option("--force"),
          "Replace an existing file, or use an id that is taken.", usual: false),
      ]),
    MCPTool(
      name: "export", title: "Export a preset", writes: true,
      "Write a preset to a file: a PNG, a film (.mp4, .webp, .gif, .apng), a web page with a scrubber (.html), or text for other tools (\(suffixes)).",
      [
        preset,
        ToolParameter(
          "output", .newFile, .option("--output"),
          "The file; its extension is the format: .png, .webp, .gif, .apng, .mp4, .html, or \(suffixes), which take no other option.",
          isRequired: true),
        ToolParameter(
          "overwrite", .flag, .none, "Replace the file if it exists.", usual: false),
      ] + stage + [
        ToolParameter(
          "scale", .whole(1...3), .option("--scale"),
          "Pixels per point. By default 2, and 1 in a GIF."),
        ToolParameter(
          "speed", .number(0.01...100), .option("--speed"),
          "The playback speed: 0.5 is half speed."),
        ToolParameter(
          "round-trip", .flag, .option("--round-trip"),
          "Also play the operation that undoes it. Only images and films show this."),
        ToolParameter(
          "captions", .flag, .option("--captions"),
          "Show the name, the operation and the duration. Only images and films show this."),
        ToolParameter(
          "device-frame", .flag, .option("--device-frame"),
          "Show a phone around the screen. Only images and films show this."),
      ]
    ) { words, arguments, environment in
      let isText = arguments.text("output").flatMap(ExportFormat.init(path:)) != nil
      let command: any Subcommand.Type = isText ? ExportCommand.self : PreviewCommand.self
      try command.parsed(words).run(in: environment)
      return []
    },
    MCPTool(
      UseCommand.self, title: "Use a preset in an app",
      "What to paste into an app for a preset: lines for Package.swift, and for UIKit or SwiftUI.",
      [
        preset,
        ToolParameter("swiftui", .flag, .option("--swiftui"), "For SwiftUI instead of UIKit."),
        parameters,
      ]),
    MCPTool(
      ExplainCommand.self, title: "Explain a diagnostic",
      "What a diagnostic code means, why the rule exists, and how to fix it. Without a code, all codes.",
      [
        ToolParameter(
          "code", .text, .word,
          "A code such as yaml/duplicate-key, or the word before or after the slash, such as law.")
      ]),
  ]

  /// The extensions of text formats.
  private static let suffixes = ExportFormat.allCases.map(\.suffix).joined(separator: ", ")

  /// What several tools take.
  private static let preset = ToolParameter(
    "id", .id, .word, "The id of a preset.", isRequired: true)
  private static let family = ToolParameter(
    "family", .text, .option("--family"), "A family, such as cards, slide or zoom.")
  private static let parameters = ToolParameter(
    "parameters", .assignments, .option("--param"),
    "Values of the preset's parameters by their names, as 'show' lists them; with units as strings, such as '350ms'."
  )

  private static func operation(_ help: String) -> ToolParameter {
    ToolParameter(
      "operation", .choice(Operation.allCases.map(\.rawValue)), .option("--operation"), help)
  }

  private static let stage = [
    operation("The operation to show. By default the preset's first."), parameters,
    ToolParameter(
      "scene", .id, .option("--scene"), "The scene to show it on, as 'list' lists them."),
    ToolParameter(
      "gesture", .id, .option("--gesture"),
      "The recorded gesture that drives it, as 'list' lists them."),
    ToolParameter(
      "reduced-motion", .flag, .option("--reduced-motion"),
      "Show what users see who prefer reduced motion."),
    ToolParameter("right-to-left", .flag, .option("--rtl"), "Use a right-to-left layout."),
    ToolParameter("dark", .flag, .option("--dark"), "Use the dark appearance."),
  ]
}
