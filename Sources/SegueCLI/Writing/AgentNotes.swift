/// The file that tells agents how to work in a catalog.
enum AgentNotes {
  /// Its name, by which agents find it.
  static let name = "AGENTS.md"

  static let text = """
    # Screen transitions

    This folder is a catalog of Segue: one YAML file for each transition, `FAMILY/ID.yaml`, where the \
    file's name is the preset's `id`. Segue searches it before its own catalog, whose presets may be \
    extended here.

    ## Work in this order

    ```sh
    segue search card expands                          # find a preset that comes close
    segue show card-expand                             # its parameters, durations, easings and gestures
    segue new my-card --extends card-expand            # names the file that it writes; edit it
    segue validate --laws catalog/zoom/my-card.yaml    # until it says: no problems found
    segue preview my-card -o my-card.png               # look at the frames; .mp4 and .html play them
    segue use my-card                                  # the code for an app
    ```

    As a server for agents (`segue mcp`) the same commands are tools.

    ## Rules

    - Change a preset by extending it (`extends: ID`) and writing only what differs. A transition or an interaction replaces \
    the parent's as a whole; of a parameter, write what changes: `parameters: {dim: {default: 0.2}}`.
    - The first comment of a file names its schema, `schema/preset.json`; 'segue schema preset' prints it. Do not invent keys: \
    an unknown key is an error, which names the one that was meant.
    - Durations have units (`350ms`), angles too (`30deg`); lengths are points. Formulas may use `container.width`, \
    `source.*`, `direction` (−1 from right to left) and the preset's parameters.
    - Every preset says what it is with reduced motion (`reduced-motion`), and works from right to left: multiply \
    horizontal movements by `direction`.
    - A diagnostic says where the mistake is and what to do. 'segue explain CODE' says more; 'segue validate --fix' \
    makes the corrections that are certain.
    - `schema/` is written by Segue; do not edit it.

    ## Laws

    'segue validate --laws' plays each preset on many stages. These are errors:

    \(laws)

    """

  private static let laws = ExplainPage.all(with: "law").map { "- `\($0.code)`: \($0.what)" }
    .joined(separator: "\n")
}
