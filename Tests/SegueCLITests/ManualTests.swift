import ArgumentParser
import Foundation
import SegueTestSupport
import Testing

@testable import SegueCLI

/// The manual page that `Scripts/install` installs.
@Suite struct ManualTests {
  @Test func `the page holds the help of every command`() throws {
    let page = CommandRun("manual").output
    #expect(page.hasPrefix(".TH SEGUE 1 "))
    for command in Segue.configuration.subcommands {
      let name = try #require(command.configuration.commandName)
      #expect(page.contains(".SS segue \(name)\n"), "\(name)")
    }
    #expect(page.contains(".SS segue plugins validate\n"))
    #expect(page.contains("\\-\\-device\\-frame"))
  }

  @Test func `the page names every variable and every exit status`() throws {
    let page = CommandRun("manual").output.replacing("\\-", with: "-")
    let commands = try text("Documentation/CommandLine.md")
    let words = (commands + (try text("Plugins.md"))).matches(of: /`(SEGUE_[A-Z_]+)(?:=1)?`/)
    // The constants of the plugin interface begin in the same way.
    let headers = try ["kit", "plugin", "stage", "timeline", "values"].map {
      try text("Sources/CSeguePlugin/include/segue_\($0).h")
    }
    let constants = headers.joined().matches(of: /(?m)^(?:#define| ) *(SEGUE_[A-Z_]+)/)
    let variables = Set(words.map(\.1)).subtracting(constants.map(\.1))
    #expect(variables.isSuperset(of: ["SEGUE_CATALOG", "SEGUE_PLUGIN_PATH", "SEGUE_NO_NATIVE"]))
    for variable in variables { #expect(page.contains("\n\(variable) "), "\(variable)") }
    let statuses = commands.matches(of: /(?m)^\| (\d+) \| ([^;|]+?)(?:;[^|]*)? \|$/)
    #expect(statuses.count == 8)
    for status in statuses {
      let line = "\n" + status.1.padding(toLength: 6, withPad: " ", startingAt: 0) + status.2 + "\n"
      #expect(page.contains(line), "\(status.1)")
    }
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOfFile: Checkout.folder + "/" + path, encoding: .utf8)
  }

  @Test func `every line is plain ASCII, and only ours are requests`() {
    let requests = Set([".TH", ".SH", ".SS", ".B", ".nf", ".fi", ".na", ".nh"])
    for line in CommandRun("manual").output.split(separator: "\n") {
      #expect(line.utf8.allSatisfy { (0x20..<0x7F).contains($0) }, "\(line)")
      guard line.first == "." || line.first == "'" else { continue }
      #expect(requests.contains(line.split(separator: " ").first.map(String.init) ?? ""), "\(line)")
    }
  }

  @Test(.needs("man")) func `man shows the page in 80 columns without warnings`() throws {
    let folder = try TemporaryFolder()
    try folder.write(CommandRun("manual").output, to: "segue.1")
    let path = folder.path + "/segue.1"
    let process = try ShellProcess(
      "man --warnings -l '\(path)' | col -b",
      ["PATH": "/usr/bin:/bin", "MANWIDTH": "80", "LANG": "C.UTF-8", "MANROFFOPT": "-Tutf8"])
    #expect(process.wait() == 0)
    #expect(process.errors.isEmpty, "\(process.errors)")
    let lines = process.output.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 80 })
    for text in ["segue - browse, preview", "segue preview cell-zoom -o zoom.mp4", "EXIT STATUS"] {
      #expect(process.output.contains(text), "\(text)")
    }
  }
}
