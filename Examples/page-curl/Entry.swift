import CSeguePlugin

private let plugin = Plugin(id: "page-curl", version: "1.0.0", animators: [PageCurl.self])

/// The only function that the library exports.
@c(segue_plugin_entry)
public func enter(
  _ host: UnsafePointer<segue_host>?, _ error: UnsafeMutablePointer<segue_error>?
) -> UnsafePointer<segue_plugin>? {
  plugin.enter(host, error)
}
