import SegueDiagnostics
import SegueSystem
import SegueYAML
import SystemPackage

/// A git repository, whose revisions are read as data: no hook, filter or other program of it runs.
struct GitRepository {
  /// The absolute path of its folder.
  let root: String

  /// The maximum size of all files of a revision's catalog, in bytes.
  private static let largestCatalog = 1 << 28

  /// Finds the repository around a folder.
  init(around folder: String) throws(CommandFailure) {
    let found = try Self.git(["rev-parse", "--show-toplevel"], in: folder)
    root = found.text
    guard root.hasPrefix("/") else {
      throw CommandFailure(
        .notFound, "cannot find a git repository around \(folder.printable): \(found.complaint)",
        help: "name two folders or two files: 'segue diff OLD NEW'")
    }
  }

  /// The commit of a revision.
  func commit(_ revision: String) throws(CommandFailure) -> String {
    if let commit = try commitIfAny(revision) { return commit }
    let names = try git("for-each-ref", "--format=%(refname:short)").text
      .split(separator: "\n").map(String.init)
    throw CommandFailure(
      .notFound, "there is no git revision '\(revision.printable)' in \(root.printable)",
      help: NearestName.help(for: revision, noun: "revision", among: names)
        ?? "fetch it, or name a branch, a tag or a commit; 'git log --oneline' lists commits")
  }

  /// The commit of a revision; nil if there is none.
  func commitIfAny(_ revision: String) throws(CommandFailure) -> String? {
    guard !revision.hasPrefix("-") else { return nil }
    let found = try git("rev-parse", "--verify", "--quiet", revision + "^{commit}").text
    return found.isEmpty ? nil : found
  }

  /// The best common ancestor of two revisions.
  func mergeBase(_ first: String, _ second: String) throws(CommandFailure) -> String {
    let (first, second) = (try commit(first), try commit(second))
    let base = try git("merge-base", first, second).text
    guard !base.isEmpty else {
      throw CommandFailure(
        .notFound, "the two revisions have no common ancestor here",
        help: "fetch the whole history, or write '..' in place of '...'")
    }
    return base
  }

  /// Writes the YAML files of a folder, as they are in a commit, into another folder.
  ///
  /// - Parameters:
  ///   - path: the path of the folder from the root; empty for the root.
  ///   - title: the revision as the user wrote it.
  /// - Returns: whether the commit has the folder.
  func export(
    _ path: String, of commit: String, to folder: String, title: String
  ) throws(CommandFailure) -> Bool {
    let listing = try git("ls-tree", "-r", "-z", "-l", "\(commit):\(path)")
    let files = listing.bytes.split(separator: 0).compactMap { GitFile(entry: $0) }
    guard files.reduce(0, { $0 + $1.size }) <= Self.largestCatalog else {
      throw CommandFailure(
        .inputOutput, "the YAML files of \(title.printable) are larger than 256 MiB together")
    }
    let contents = try contents(of: files)
    do throws(SystemFailure) {
      try FileSystem.makeFolders(folder, isPrivate: true)
      for (file, bytes) in zip(files, contents) {
        try AtomicFile.write(
          bytes, to: "\(folder)/\(file.path)", makesFolders: true, isPrivate: true)
      }
    } catch {
      throw CommandFailure(.inputOutput, error.description, help: error.help)
    }
    return listing.isFound
  }

  /// The contents of files, in their order.
  private func contents(of files: [GitFile]) throws(CommandFailure) -> [[UInt8]] {
    let names = files.map { $0.object + "\n" }.joined()
    let bytes = try git("cat-file", "--batch", input: names).bytes
    var contents: [[UInt8]] = []
    var start = 0
    for file in files {
      // Each begins with a line that has its name, kind and size, and ends with a line feed.
      let line = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
      let end = line + 1 + file.size
      guard end <= bytes.count else {
        throw CommandFailure(
          .inputOutput, "git has no contents for \(file.path.printable)",
          help: "fetch it, or run 'git fsck'")
      }
      contents.append(Array(bytes[(line + 1)..<end]))
      start = end + 1
    }
    return contents
  }
}

extension GitRepository {
  /// What git wrote.
  private struct Output {
    let bytes: [UInt8]
    /// The last line of its messages; empty if there are none.
    let complaint: String

    var isFound: Bool { complaint.isEmpty }

    /// The text without the last line feed.
    var text: String {
      String(
        decoding: bytes.last == UInt8(ascii: "\n") ? bytes.dropLast() : bytes[...], as: UTF8.self)
    }
  }

  private func git(
    _ arguments: String..., input: String = ""
  ) throws(CommandFailure) -> Output {
    try Self.git(arguments, in: root, input: input)
  }

  /// Runs git.
  private static func git(
    _ arguments: [String], in folder: String, input: String = ""
  ) throws(CommandFailure) -> Output {
    var spawn = Spawn("git", ["-C", folder, "--no-replace-objects"] + arguments)
    spawn.searchesPath = true
    do {
      let (source, messages) = (try FileDescriptor.temporary(), try FileDescriptor.temporary())
      defer {
        source.closeQuietly()
        messages.closeQuietly()
      }
      try throwingErrno {
        _ = try source.writeAll(input.utf8)
        _ = try source.seek(offset: 0, from: .start)
      }
      (spawn.input, spawn.errors) = (.descriptor(source), .descriptor(messages))
      let bytes = try spawn.outputOfRun(limit: 2 * largestCatalog)
      let complaint =
        String(decoding: messages.tail(1000), as: UTF8.self)
        .split(separator: "\n").last?.description ?? ""
      return Output(bytes: bytes, complaint: complaint.printable)
    } catch let failure as SystemFailure where failure.isMissing {
      throw CommandFailure(
        .notFound, "the program git, which reads revisions, is not installed",
        help: "install git, or name two folders: 'segue diff OLD NEW'")
    } catch {
      throw CommandFailure(.inputOutput, "cannot run git: \(CommandFailure(error).message)")
    }
  }
}

/// A YAML file of a commit.
struct GitFile {
  /// The path from the folder that was listed.
  let path: String
  /// The name of the object with its contents.
  let object: String
  /// The size, in bytes.
  let size: Int

  /// Reads an entry of a listing, `mode blob object size⇥path`; nil unless it is a regular YAML file of an ordinary path.
  init?(entry: some Collection<UInt8>) {
    guard let tab = entry.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
    let words = String(decoding: entry[..<tab], as: UTF8.self).split(separator: " ")
    path = String(decoding: entry[entry.index(after: tab)...], as: UTF8.self)
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard words.count == 4, words[0].hasPrefix("100"), words[1] == "blob",
      let size = Int(words[3]), size >= 0, YAMLFileName.stem(of: path) != nil,
      !parts.contains(where: { $0.isEmpty || $0 == "." || $0 == ".." })
    else { return nil }
    object = String(words[2])
    self.size = size
  }
}
