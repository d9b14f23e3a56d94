/// The page's own style sheet and scripts, which are files in this target's folder `Resources`.
package enum GalleryAssets {
  /// The style sheet: its files, in order.
  package static let style = [
    PackageResources.gallery_css,
    PackageResources.parameters_css,
    PackageResources.screens_css,
    PackageResources.published_css,
    PackageResources.index_css,
    PackageResources.hero_css,
    PackageResources.preset_page_css,
  ].map(text).joined(separator: "\n")

  /// The script that runs before anything is shown.
  package static let startScript = script(PackageResources.start_js)

  /// The script: its files, in order of dependency.
  package static let script = [
    PackageResources.loading_js,
    PackageResources.motion_js,
    PackageResources.screenshots_js,
    PackageResources.picture_filters_js,
    PackageResources.screen_pictures_js,
    PackageResources.looks_js,
    PackageResources.stage_js,
    PackageResources.player_js,
    PackageResources.formulas_js,
    PackageResources.css_values_js,
    PackageResources.springs_js,
    PackageResources.poses_js,
    PackageResources.touches_js,
    PackageResources.recognition_js,
    PackageResources.completions_js,
    PackageResources.gesture_controller_js,
    PackageResources.scroller_js,
    PackageResources.elements_js,
    PackageResources.autoplay_js,
    PackageResources.playback_js,
    PackageResources.card_js,
    PackageResources.search_js,
    PackageResources.search_texts_js,
    PackageResources.cards_js,
    PackageResources.filters_js,
    PackageResources.facts_js,
    PackageResources.changes_js,
    PackageResources.quantities_js,
    PackageResources.tuning_js,
    PackageResources.thresholds_js,
    PackageResources.curves_js,
    PackageResources.tuning_row_js,
    PackageResources.curve_editor_js,
    PackageResources.parameters_js,
    PackageResources.preset_copies_js,
    PackageResources.stored_screens_js,
    PackageResources.screens_file_js,
    PackageResources.own_screens_js,
    PackageResources.screens_bar_js,
    PackageResources.source_editor_js,
    PackageResources.phone_frame_js,
    PackageResources.page_outline_js,
    PackageResources.frame_values_js,
    PackageResources.lanes_js,
    PackageResources.replay_js,
    PackageResources.gesture_text_js,
    PackageResources.preset_picker_js,
    PackageResources.comparison_js,
    PackageResources.look_controls_js,
    PackageResources.downloads_js,
    PackageResources.transport_js,
    PackageResources.preset_page_js,
    PackageResources.page_tuning_js,
    PackageResources.pages_js,
    PackageResources.hero_gesture_js,
    PackageResources.shown_finger_js,
    PackageResources.readout_js,
    PackageResources.band_js,
    PackageResources.hero_visitor_js,
    PackageResources.hero_js,
    PackageResources.live_updates_js,
    PackageResources.main_js,
  ].map(script).joined()

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  /// A script without comments and indentation, which are a fifth of what visitors would load.
  ///
  /// Comments have lines of their own, and no text in a script has several lines.
  private static func script(_ bytes: [UInt8]) -> String {
    var isComment = false
    return text(bytes).split(separator: "\n").reduce(into: "") { script, line in
      let line = line.drop { $0 == " " }
      if line.hasPrefix("/**") { isComment = true }
      if !isComment, !line.hasPrefix("//") { script += "\(line)\n" }
      if line.hasSuffix("*/") { isComment = false }
    }
  }
}
