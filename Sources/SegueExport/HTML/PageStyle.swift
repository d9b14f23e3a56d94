/// The page's style sheet.
enum PageStyle {
  static let text = layers + page + panel

  /// The layout of layers and their contents; content fits use the aspect ratio of the contents,
  /// `--ratio`.
  static let layers = """
    .stage { position: relative; overflow: hidden; contain: strict; border-radius: var(--radius); }
    .stage, .stage * { box-sizing: border-box; }
    .layer { position: absolute; left: 0; top: 0; transform-origin: 0 0; pointer-events: none; }
    .overlay { position: absolute; isolation: isolate; pointer-events: none; z-index: 2147483647; }
    .overlay .picture { mix-blend-mode: plus-lighter; }
    .space { transform-style: preserve-3d; }
    .one-sided { backface-visibility: hidden; }
    .contents { position: absolute; inset: 0; overflow: clip; container-type: size; }
    .contents svg { display: block; width: 100%; height: 100%; }
    .picture { position: absolute; aspect-ratio: var(--ratio); background-size: 100% 100%;
      background-repeat: no-repeat; }
    .stretch { inset: 0; aspect-ratio: auto; }
    .fill, .fit { left: 50%; top: 50%; transform: translate(-50%, -50%); }
    .fill { width: max(100cqw, 100cqh * var(--ratio)); }
    .fit { width: min(100cqw, 100cqh * var(--ratio)); }
    .crop-top { width: 100%; left: 0; top: 0; }
    .crop-bottom { width: 100%; left: 0; bottom: 0; }
    .crop-left { height: 100%; left: 0; top: 0; }
    .crop-right { height: 100%; right: 0; top: 0; }
    .missing { background: linear-gradient(160deg, #b9c0cc, #8d96a6); }

    """ + maskNumbers

  /// Registers the numbers of masks, since browsers animate only registered custom properties.
  private static let maskNumbers = (0..<MaskImage.propertyCount).map { place in
    "@property \(MaskImage.name(place)) "
      + "{ syntax: \"<number>\"; inherits: false; initial-value: 0; }\n"
  }.joined()

  private static let page = """
    :root { color-scheme: light dark; --paper: #f4f3f0; --card: #ffffff; --ink: #1b1c20;
      --soft: #676a73; --line: #e2e0db; --accent: #3457d5; --track: #d9d7d1;
      --metal: linear-gradient(145deg, #b9bac0, #6f7177 30%, #94969c 60%, #5c5e64);
      --glow: 0 40px 80px -24px rgb(24 28 48 / .38), 0 8px 24px -8px rgb(24 28 48 / .22); }
    @media (prefers-color-scheme: dark) {
      :root { --paper: #0f1014; --card: #191b21; --ink: #f1f1f4; --soft: #9a9da8;
        --line: #2a2d36; --accent: #8ea6ff; --track: #363a45;
        --metal: linear-gradient(145deg, #8d9096, #4c4e55 30%, #6b6e75 60%, #43454b);
        --glow: 0 40px 90px -20px rgb(0 0 0 / .8), 0 0 0 1px rgb(255 255 255 / .04); }
    }
    * { box-sizing: border-box; }
    body { margin: 0; background: var(--paper); color: var(--ink);
      font: 15px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
      -webkit-font-smoothing: antialiased; }
    main { min-height: 100vh; display: grid; justify-content: center; align-items: center;
      grid-template-columns: minmax(0, 480px) minmax(0, 440px); gap: clamp(0px, 3vw, 56px); }
    .holder { --height: 900px; position: sticky; top: 0; align-self: start; height: 100vh;
      padding: max(32px, (100vh - var(--height)) / 2) 24px 32px; display: flex;
      justify-content: center; min-width: 0; }
    .device { flex: none; transform-origin: 50% 0; height: max-content; padding: 9px;
      border: 4px solid transparent; border-radius: calc(var(--radius) + 13px);
      background: linear-gradient(#08080a, #08080a) padding-box, var(--metal) border-box;
      box-shadow: var(--glow); }
    .bare main { display: block; min-height: 0; }
    .bare .panel { display: none; }
    .bare body, .bare .holder, .bare .device { margin: 0; padding: 0; border: 0; background: none;
      display: block; position: static; box-shadow: none; height: auto; }
    .bare body { background: #000; }
    @media (max-width: 859px) {
      main { grid-template-columns: minmax(0, 560px); align-items: start; gap: 0; }
      .holder { position: static; padding: 20px 16px; height: calc(var(--height) + 40px); }
    }

    """

  private static let panel = """
    .panel { padding: 32px 24px; min-width: 0; }
    .operation { margin: 0 0 10px; display: inline-block; padding: 2px 10px; border-radius: 99px;
      background: color-mix(in srgb, var(--accent) 14%, transparent); color: var(--accent);
      font-size: 12px; font-weight: 600; letter-spacing: .04em; }
    h1 { margin: 0; font-size: clamp(26px, 4vw, 34px); line-height: 1.15; letter-spacing: -.02em;
      overflow-wrap: anywhere; text-wrap: balance; }
    .summary { margin: 10px 0 24px; color: var(--soft); font-size: 16px; overflow-wrap: anywhere;
      text-wrap: pretty; }
    .controls { display: grid; grid-template-columns: auto 1fr; column-gap: 16px;
      align-items: center; padding: 18px; border-radius: 18px; background: var(--card);
      border: 1px solid var(--line); }
    #play { grid-row: span 2; width: 52px; height: 52px; border: 0; border-radius: 50%;
      background: var(--accent); color: var(--card); cursor: pointer; display: grid;
      place-items: center; transition: filter .15s; }
    #play:hover { filter: brightness(1.1); }
    #play svg { width: 24px; fill: currentColor; }
    .when-playing, .playing .when-paused { display: none; }
    .playing .when-playing { display: inline; }
    #scrubber { --progress: 0; appearance: none; width: 100%; height: 24px; margin: 0;
      background: none; cursor: grab; }
    #scrubber::-webkit-slider-runnable-track { height: 6px; border-radius: 3px;
      background: linear-gradient(90deg, var(--accent) calc(var(--progress) * 100%),
        var(--track) 0); }
    #scrubber::-moz-range-track { height: 6px; border-radius: 3px; background: var(--track); }
    #scrubber::-moz-range-progress { height: 6px; border-radius: 3px; background: var(--accent); }
    #scrubber::-webkit-slider-thumb { appearance: none; width: 20px; height: 20px;
      margin-top: -7px; border-radius: 50%; background: #fff; border: 1px solid rgb(0 0 0 / .12);
      box-shadow: 0 2px 6px rgb(0 0 0 / .25); }
    #scrubber::-moz-range-thumb { width: 18px; height: 18px; border-radius: 50%;
      background: #fff; border: 1px solid rgb(0 0 0 / .12); }
    #time { font-size: 13px; color: var(--soft); font-variant-numeric: tabular-nums; }
    .options { grid-column: 1 / -1; display: flex; flex-wrap: wrap; gap: 8px 20px; padding-top: 14px;
      margin-top: 14px; border-top: 1px solid var(--line); align-items: center; font-size: 14px; }
    .options label { display: flex; gap: 8px; align-items: center; }
    select { font: inherit; color: inherit; background: var(--paper); padding: 3px 6px;
      border: 1px solid var(--line); border-radius: 8px; }
    input[type=checkbox] { accent-color: var(--accent); width: 16px; height: 16px; margin: 0; }
    .keys { margin: 0 0 0 auto; color: var(--soft); font-size: 12px; }
    kbd { font: inherit; padding: 0 5px; border: 1px solid var(--line); border-radius: 5px; }
    #reduced-motion-note { grid-column: 1 / -1; margin: 12px 0 0; color: var(--soft); font-size: 13px; }
    :focus-visible { outline: 3px solid color-mix(in srgb, var(--accent) 60%, transparent);
      outline-offset: 3px; }
    .lanes { --label: 116px; position: relative; margin-top: 24px; max-height: 232px;
      overflow-y: auto; border-radius: 6px; }
    .lanes ol { list-style: none; margin: 0; padding: 0; }
    .lanes li { display: grid; grid-template-columns: var(--label) 1fr; align-items: center;
      height: 24px; font-size: 12px; }
    .lanes span { color: var(--soft); overflow: hidden; text-overflow: ellipsis;
      white-space: nowrap; padding-right: 12px; }
    .lanes b { position: relative; height: 10px; border-radius: 5px; overflow: hidden;
      background: color-mix(in srgb, var(--track) 45%, transparent); }
    .lanes b i { position: absolute; top: 0; bottom: 0; border-radius: 5px; min-width: 3px;
      background: color-mix(in srgb, var(--accent) 55%, transparent); }
    .ruler { position: absolute; left: var(--label); right: 0; top: 0; bottom: 0; }
    #playhead { position: absolute; top: 0; bottom: 0; width: 2px; margin-left: -1px;
      border-radius: 1px; background: var(--ink); opacity: .75; }
    dl { margin: 24px 0 0; display: grid; gap: 14px 20px;
      grid-template-columns: repeat(auto-fill, minmax(112px, 1fr)); }
    dt { color: var(--soft); font-size: 12px; }
    dd { margin: 0; font-weight: 600; font-variant-numeric: tabular-nums; }
    .losses { margin-top: 24px; padding: 14px 18px; border-radius: 14px; font-size: 13px;
      color: var(--soft); border: 1px solid var(--line); }
    .losses h2 { margin: 0 0 4px; font-size: 13px; color: var(--ink); }
    .losses ul { margin: 0; padding-left: 18px; }
    """
}
