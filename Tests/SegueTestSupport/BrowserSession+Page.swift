extension BrowserSession {
  /// Opens a page's text from a file, and waits until it is loaded.
  public func open(page: String, query: String = "") throws {
    let folder = try TemporaryFolder()
    try folder.write(page, to: "page.html")
    let address = "file://\(folder.path)/page.html\(query)"
    try open(address, until: "location.href === \"\(address)\"")
  }
}
