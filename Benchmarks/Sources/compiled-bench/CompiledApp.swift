import Measuring

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A program with a catalog that `segue compile` has written.
struct CompiledApp {
  /// The number of presets.
  let count: Int
  /// The sizes in bytes.
  let yamlSize, swiftSize, catalogSize, objectSize: Double

  private let path: String
  private let modules: String

  /// Writes the presets and compiles the program; nil if a command fails.
  ///
  /// - Parameter root: the clone of the project.
  init?(in folder: BenchFolder, root: String, variants: Int = 10) {
    path = folder.path
    modules = beside("Modules")
    let made = output(of: Self.script(for: folder, root: root, variants: variants))
    let numbers = made?.split(separator: "\n").compactMap { Double($0) } ?? []
    guard numbers.count == 4 else { return nil }
    (count, yamlSize, swiftSize) = (Int(numbers[0]), numbers[1], numbers[2])
    catalogSize = numbers[3] * 3 / 4
    guard Self.write(Self.program, to: "\(path)/main.swift"),
      Self.compile("Catalog", "-O", in: path, modules) != nil,
      let size = output(of: "wc -c <\(path)/Catalog.o").flatMap({
        Double($0.split(separator: "\n").joined())
      })
    else { return nil }
    objectSize = size
    // All objects of the libraries that an app links.
    let objects = ["Timeline", "Catalog", "Coordinator"].map {
      "\(beside("Segue\($0).build"))/*.o"
    }
    let link = """
      cd \(path) && swiftc -O -wmo -module-name App -I \(modules) main.swift Catalog.swift \
      \(objects.joined(separator: " ")) -lm -o app 2>&1
      """
    guard output(of: link) != nil else { return nil }
  }

  /// The seconds that the compiler takes for the generated file alone; nil if it fails.
  func compilationTime(_ option: String) -> Double? {
    Self.compile("Catalog", option, in: path, modules)
  }

  /// The times of some runs in milliseconds.
  struct Runs {
    var firstOpening, firstPreset, opening, preset, allPresets: Samples
  }

  /// Runs the program; nil if it fails.
  func runs(count: Int) -> Runs? {
    let rows = (0..<count).compactMap { _ in
      output(of: "\(path)/app")?.split(separator: " ").compactMap {
        Double($0.split(separator: "\n").joined())
      }
    }
    guard rows.count == count, rows.allSatisfy({ $0.count == 5 }) else { return nil }
    let columns = (0..<5).map { column in Samples(rows.map { $0[column] }) }
    return Runs(
      firstOpening: columns[0], firstPreset: columns[1], opening: columns[2], preset: columns[3],
      allPresets: columns[4])
  }

  // MARK: Making it

  private static func script(for folder: BenchFolder, root: String, variants: Int) -> String {
    """
    set -e; cd \(shellQuoted(root))
    for file in $(grep -lE "^reduced-motion:" catalog/*/*.yaml); do
      family=$(basename "$(dirname "$file")"); id=$(basename "$file" .yaml)
      mkdir -p \(folder.path)/catalog/$family
      cp "$file" \(folder.path)/catalog/$family
      for i in $(seq 2 \(variants)); do
        sed "s/^id: $id\\$/id: $id-$i/" "$file" >\(folder.path)/catalog/$family/$id-$i.yaml
      done
    done
    cd \(folder.path)
    \(shellQuoted(folder.segue)) compile --catalog catalog -o Catalog.swift >/dev/null
    find catalog -name '*.yaml' | wc -l
    cat catalog/*/*.yaml | wc -c
    wc -c <Catalog.swift
    grep -E '^ *"[A-Za-z0-9+/=]*"$' Catalog.swift | tr -d ' "\n' | wc -c
    # Opened again at each use, for measuring.
    sed 's/static let app = compiled(/static var again: CompiledCatalog { compiled(/; s/^  )$/  ) }/' \
      Catalog.swift | sed '/^extension TransitionStyle/,$d' >>Catalog.swift.again
    cat Catalog.swift.again >>Catalog.swift
    """
  }

  private static func compile(
    _ name: String, _ option: String, in path: String, _ modules: String
  ) -> Double? {
    let start = now(ofThread: false)
    let command = """
      cd \(path) && swiftc \(option) -parse-as-library -module-name App -I \(modules) \
      -c \(name).swift -o \(name).o 2>&1
      """
    return output(of: command).map { _ in now(ofThread: false) - start }
  }

  private static func write(_ text: String, to path: String) -> Bool {
    guard let file = fopen(path, "w") else { return false }
    fputs(text, file)
    return fclose(file) == 0
  }

  /// Prints five times in milliseconds.
  private static let program = """
    import SegueCatalog

    func milliseconds(_ body: () -> Void) -> Double {
      let time = ContinuousClock().measure(body)
      return Double(time.components.attoseconds) / 1e15
    }

    var times: [Double] = []
    var catalog: CompiledCatalog?
    var presets: [Preset?] = []
    times.append(milliseconds { catalog = .app })
    let ids = catalog?.ids ?? []
    times.append(milliseconds { presets.append(try? catalog?.preset(ids[75])) })
    times.append(milliseconds { catalog = .again })
    times.append(milliseconds { presets.append(try? catalog?.preset(ids[25])) })
    times.append(milliseconds { for id in ids { presets.append(try? catalog?.preset(id)) } })
    guard ids.count >= 100, !presets.contains(where: { $0 == nil }) else { fatalError() }
    print(times.map { "\\($0)" }.joined(separator: " "))
    """
}
