/// The page's own style sheet and scripts, which are files in this target's folder `Resources`.
package enum GalleryAssets {
  /// The style sheet: its files, in order.
  package static let style = [
    PackageResources.gallery_css,
    PackageResources.parameters_css,
    PackageResources.screens_css,
    PackageResources.published_css,
  ].map(text).joined(separator: "\n")

  /// The script: its files, in order of dependency.
  package static let script = [
    PackageResources.loading_js,
    PackageResources.motion_js,
    PackageResources.screenshots_js,
    PackageResources.picture_filters_js,
    PackageResources.screen_pictures_js,
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
    PackageResources.card_js,
    PackageResources.search_js,
    PackageResources.cards_js,
    PackageResources.elements_js,
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
    PackageResources.preset_page_js,
    PackageResources.page_tuning_js,
    PackageResources.pages_js,
    PackageResources.live_updates_js,
    PackageResources.main_js,
  ].map(text).joined(separator: "\n")

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
