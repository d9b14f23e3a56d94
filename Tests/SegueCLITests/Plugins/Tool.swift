import Foundation
import Testing

/// A program that is run, and what came of it.
struct Tool {
  let status: Int32
  /// What it wrote, errors included.
  let output: String

  /// Runs a program of the search path in a folder, and waits for it.
  init(_ arguments: String..., in folder: String) throws {
    try self.init(arguments, in: folder)
  }

  /// Runs a program of the search path in a folder, and waits for it.
  init(_ arguments: [String], in folder: String) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
    output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    status = process.terminationStatus
  }
}
