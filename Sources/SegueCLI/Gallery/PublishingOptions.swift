import ArgumentParser
import SegueCatalog
import SegueGallery
import SegueSystem
import Synchronization

/// How a gallery is built for a web site: its address, in parts, and compressed.
struct PublishingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Add pages and pictures for links, a sitemap and compressed files, for the gallery at this address.",
      valueName: "url"))
  var baseURL: String?

  @Flag(help: "Also write each text over 1 kB as a .gz file; --base-url does so too.")
  var compress = false

  @Option(
    name: .customLong("shard"),
    help: ArgumentHelp("Build only a part of the presets, such as 2/5.", valueName: "part"))
  var shardText: String?

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      "Merge the folders of all shards instead of building.", valueName: "folder"),
    completion: .directory)
  var merge: [String] = []

  /// The address of a gallery with a title; nil where none was given.
  func address(title: String?) -> PublishedAddress? {
    baseURL.flatMap { try? PublishedAddress($0, title: title) }
  }

  /// The part to build; nil for everything.
  var shard: GalleryShard? { shardText.flatMap { GalleryShard($0) } }

  /// The first of the options that was given.
  var firstOption: String? {
    if baseURL != nil { return "--base-url" }
    if compress { return "--compress" }
    if shardText != nil { return "--shard" }
    return merge.isEmpty ? nil : "--merge"
  }

  func validate() throws {
    if let baseURL {
      do throws(PublishedAddress.Problem) {
        _ = try PublishedAddress(baseURL)
      } catch {
        throw ValidationError(
          "--base-url: '\(baseURL)' \(error.reason); write it like https://example.com/gallery")
      }
    }
    if let shardText, shard == nil {
      throw ValidationError(
        "--shard must be like 2/5, the second of five parts, not '\(shardText)'")
    }
    if shardText != nil && !merge.isEmpty {
      throw ValidationError("--shard builds a part and --merge merges all: give one of them")
    }
  }

  /// The shards as one gallery.
  func merged(
    _ presets: [Preset], at address: PublishedAddress?, in environment: CommandEnvironment
  ) throws(CommandFailure) -> MergedShards {
    let folders = merge.map { ($0, GalleryFolder(path: environment.path($0))) }
    do throws(MergedShards.Problem) {
      return try MergedShards(of: folders, presets: presets, address: address)
    } catch {
      throw CommandFailure(.usage, error.message, help: error.help)
    }
  }

  /// The files as they are written: the presets' data packed, and compressed files beside them where that was asked for.
  func packed(_ files: GalleryFiles) -> GalleryFiles {
    let packed = files.packed()
    return compress || baseURL != nil ? packed.compressed() : packed
  }
}

/// A progress bar for pages that are built on several threads.
final class GalleryProgress: Sendable {
  private let environment: CommandEnvironment
  private let bar = Mutex<ProgressBar?>(nil)

  init(_ environment: CommandEnvironment) { self.environment = environment }

  /// Shows the number of finished pages, from 0; removes the bar after the last.
  ///
  /// A thread may report late, after the last page: that makes no new bar.
  func show(_ done: Int, of all: Int) {
    bar.withLock { bar in
      if done == 0 { bar = ProgressBar(label: "gallery", environment: environment) }
      bar?.show(done, of: all)
      guard done == all else { return }
      bar?.clear()
      bar = nil
    }
  }
}
