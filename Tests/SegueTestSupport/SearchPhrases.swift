/// What iOS developers type when they look for a transition, and the presets that each may mean.
public enum SearchPhrases {
  /// Each phrase with the presets of which one should be first or second.
  public static let all: [(phrase: String, presets: Set<String>)] = [
    (
      "hero animation",
      ["magic-move", "container-transform", "fluid-zoom", "photo-zoom", "card-expand"]
    ),
    ("genie effect", ["genie"]),
    ("cube rotate", ["cube"]),
    ("water ripple", ["ripple-flip", "ripple-lift"]),
    ("hamburger menu", drawers.union(["guillotine"])),
    ("origami", ["fold", "unfold", "menu-fold"]),
    ("domino", ["tile-flip", "fall-over", "row-wave"]),
    ("partial curl", ["peel", "page-turn"]),
    ("default push", ["parallax-push"]),
    ("swipe down to close", ["page-sheet", "cover", "detent-sheet", "photo-zoom", "today-card"]),
    ("tab bar slide", ["tab-slide", "tab-shift"]),
    ("ken burns", ["film-exposure", "scale-through", "zoom-through", "shared-axis-z"]),
    ("instgram story", ["cube"]),
    ("botom sheeet", ["detent-sheet"]),
    (
      "shared element transition",
      ["magic-move", "container-transform", "fluid-zoom", "photo-zoom", "card-expand"]
    ),
    ("matched geometry effect", ["magic-move"]),
    ("page curl", ["page-turn", "peel"]),
    ("card flip", ["flip", "flip-expand"]),
    ("flip horizontal", ["flip"]),
    ("cross dissolve", ["crossfade"]),
    ("cover vertical", ["cover"]),
    ("swipe back", ["parallax-push", "predictive-back"]),
    ("app store card", ["today-card"]),
    ("photo viewer", ["photo-zoom"]),
    ("circular reveal", ["circle-reveal"]),
    ("half sheet", ["detent-sheet"]),
    ("alert popup", ["alert-pop"]),
    ("action sheet", ["action-sheet"]),
    ("fade through", ["fade-through"]),
    ("container transform", ["container-transform"]),
    ("parallax push", ["parallax-push"]),
    ("side menu", drawers),
    ("blur background", ["frosted"]),
    ("carousel", ["carousel"]),
    ("tinder swipe", ["swipe-away"]),
    ("door open", ["doorway", "gate", "barn-door"]),
    ("venetian blinds", ["blinds", "louvre"]),
    ("wipe left", ["wipe"]),
    ("shatter glass", ["shatter-glass"]),
    ("mini player", ["mini-player"]),
    ("book page turn", ["page-turn", "book"]),
    ("zoom from cell", ["cell-zoom"]),
    ("3d cube", ["cube", "room"]),
    ("elastic bounce", ["boing", "bounce-in", "elastic-sheet", "spring-push"]),
    ("launch from icon", ["app-launch"]),
  ]

  /// Words without spaces, as in names of APIs, with the words that they join.
  public static let joined: [(joined: String, separate: String)] = [
    ("bottomsheet", "bottom sheet"), ("bottomSheet", "bottom sheet"),
    ("crossdissolve", "cross dissolve"), ("crossDissolve", "cross dissolve"),
    ("cardstack", "card stack"), ("flipHorizontal", "flip horizontal"),
    ("fliphorizontal", "flip horizontal"), ("pagecurl", "page curl"),
    ("halfsheet", "half sheet"), ("actionsheet", "action sheet"), ("swipeback", "swipe back"),
    ("circularreveal", "circular reveal"), ("sharedelementtransition", "shared element"),
  ]

  private static let drawers: Set<String> = [
    "drawer-over", "drawer-slide", "drawer-scale", "drawer-door", "drawer-tilt",
  ]
}
