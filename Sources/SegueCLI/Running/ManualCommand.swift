import ArgumentParser

/// `segue manual`: the manual page that `Scripts/install` puts where `man segue` finds it.
struct ManualCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "manual",
    abstract: "Print the manual page, as roff source.")

  func run(in environment: CommandEnvironment) throws {
    try environment.output.write(Array(ManualPage.text.utf8))
  }
}
