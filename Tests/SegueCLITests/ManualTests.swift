import ArgumentParser
import SegueTestSupport
import Testing

@testable import SegueCLI

/// The manual page that `Scripts/install` installs.
@Suite struct ManualTests {
  @Test func `the page holds the help of every command`() throws {
    let page = CommandRun("manual").output
    #expect(page.hasPrefix(".TH SEGUE 1 "))
    for command in Segue.commands {
      let name = try #require(command.configuration.commandName)
      #expect(page.contains(".SS segue \(name)\n"), "\(name)")
    }
    #expect(page.contains(".SS segue plugins validate\n"))
    #expect(page.contains("\\-\\-device\\-frame"))
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
