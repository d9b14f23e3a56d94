import SegueExport

/// What other sites and search engines show of a page: its title, description and picture.
struct LinkTags {
  /// The size of pictures that sites expect, in pixels.
  static let pictureWidth = 1200
  static let pictureHeight = 630

  /// The gallery's title.
  let site: String
  /// The page's title.
  let title: String
  /// One or two sentences.
  let description: String
  /// The page's own address.
  let address: String
  /// The address of a picture, 1200 pixels wide and 630 high.
  let picture: String
  /// What the picture shows.
  let pictureText: String

  /// The elements of the page's head.
  var markup: String {
    let e = HTMLExport.escaped
    let properties = [
      ("og:type", "website"), ("og:site_name", site), ("og:title", title),
      ("og:description", description), ("og:url", address), ("og:image", picture),
      ("og:image:type", "image/png"), ("og:image:width", "\(Self.pictureWidth)"),
      ("og:image:height", "\(Self.pictureHeight)"), ("og:image:alt", pictureText),
    ]
    return """
      <title>\(e(title))</title>
      <meta name="description" content="\(e(description))">
      <link rel="canonical" href="\(e(address))">
      \(properties.map { "<meta property=\"\($0)\" content=\"\(e($1))\">" }.joined(separator: "\n"))
      <meta name="twitter:card" content="summary_large_image">
      """
  }
}

/// What a published gallery has besides its presets and its page.
struct PublishedFiles {
  /// Pages and pictures of the presets.
  let pages: [GalleryFiles.File]
  /// Files of the whole gallery.
  let common: [GalleryFiles.File]
  /// The tags of the gallery's page.
  let tags: LinkTags
}
