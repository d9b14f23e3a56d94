import ArgumentParser
import SegueDiagnostics

/// The manual page: what `segue help` prints for every command, and the files and variables.
enum ManualPage {
  /// The width of the help texts, which a reader of 80 columns indents by seven.
  private static let columns = 71

  /// The page in roff, with the macros that every `man` has.
  static var text: String {
    let overview = Segue.helpMessage(columns: columns)
    let commands = Segue.configuration.subcommands.flatMap { pages(of: $0, after: "segue") }
    return
      ([
        ".TH SEGUE 1 \"\" \"segue \(Segue.version)\"",
        ".na", ".nh", ".SH NAME",
        literal("segue - browse, preview, test and write screen transitions"),
        ".SH SYNOPSIS", ".B segue", literal("COMMAND [OPTIONS]"),
        ".SH DESCRIPTION", verbatim(overview),
        ".SH COMMANDS",
      ] + commands + [
        ".SH FILES", verbatim(files), ".SH ENVIRONMENT", verbatim(variables),
        ".SH EXIT STATUS", verbatim(statuses),
      ]).joined(separator: "\n") + "\n"
  }

  /// The pages of a command and those below it.
  private static func pages(of command: any ParsableCommand.Type, after parent: String) -> [String]
  {
    let configuration = command.configuration
    guard configuration.shouldDisplay else { return [] }
    let name = "\(parent) \(configuration.commandName ?? "")"
    return [
      ".SS \(literal(name))", verbatim(Segue.helpMessage(for: command, columns: columns)),
    ] + configuration.subcommands.flatMap { pages(of: $0, after: name) }
  }

  private static let files = """
    ./catalog                         the catalog of the working directory
    */build                           the plugins of the project, beside their sources
    ~/.local/share/segue/catalog      your own catalog
    ~/.local/share/segue/plugins      your own plugins
    ~/.config/segue/favorites         the favorites of segue browse
    ~/.config/segue/trusted-plugins   the plugins that you trust
    ~/.cache/segue                    the index and the gallery's cache
    PREFIX/share/segue                the catalog installed with Segue
    PREFIX/lib/segue/plugins          the plugins installed with Segue
    """

  private static let variables = """
    SEGUE_CATALOG                   catalog folders, separated by colons
    SEGUE_CATALOG_ONLY              1 leaves out the usual folders of presets
    SEGUE_PLUGIN_PATH               folders of plugins, separated by colons
    SEGUE_PLUGIN_PATH_ONLY          1 leaves out the usual folders of plugins
    SEGUE_NO_NATIVE                 1 runs no code of plugins
    SEGUE_PROTOCOL                  the protocol of images in the terminal
    SEGUE_PROBE_TIMEOUT             how long to wait for the terminal's replies,
                                    in milliseconds
    NO_COLOR                        turns color off
    FORCE_COLOR, CLICOLOR_FORCE     turn color on
    VISUAL, EDITOR                  the editor that 'segue browse' opens
    XDG_DATA_HOME                   in place of ~/.local/share
    XDG_DATA_DIRS                   folders that may contain segue/plugins
    XDG_CONFIG_HOME                 in place of ~/.config
    XDG_CACHE_HOME                  in place of ~/.cache
    """

  private static let statuses = """
    0     success
    1     the checked files have errors
    2     the command line is invalid
    3     not found
    4     a file could not be read or written, or an image could not be drawn
    5     a plugin failed
    6     the terminal does not support what you requested
    130   interrupted with Ctrl-C
    """

  /// Lines as they are, except the usage, which the parser leaves on one line.
  private static func verbatim(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let own = literal(String(line))
      return line.hasPrefix("USAGE:") ? ".fi\n\(own)\n.nf" : own
    }
    return ([".nf"] + lines + [".fi"]).joined(separator: "\n")
  }

  /// A line without meaning for roff: hyphens stay hyphens that can be copied, and no line is a
  /// request.
  private static func literal(_ line: String) -> String {
    let start = line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" : ""
    return start
      + line.replacingScalars { scalar in
        switch scalar {
        case "\\": "\\e"
        case "-": "\\-"
        case "'": "\\(aq"
        case "`": "\\(ga"
        case "^": "\\(ha"
        case "~": "\\(ti"
        default: scalar.isASCII ? nil : named(scalar)
        }
      }
  }

  /// A character by its code point.
  private static func named(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "\\[u\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)]"
  }
}

/// `segue manual`: the manual page that `Scripts/install` puts where `man segue` finds it.
struct ManualCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "manual",
    abstract: "Print the manual page, as roff source.")

  func run(in environment: CommandEnvironment) throws {
    try environment.output.write(Array(ManualPage.text.utf8))
  }
}
