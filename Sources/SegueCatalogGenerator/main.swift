import SegueExport
import SegueSystem

// Built from source on the machine that builds the app: Segue's own presets lie beside it.
let root = #filePath.split(separator: "/").dropLast(3).map { "/\($0)" }.joined()
let arguments = Array(CommandLine.arguments.dropFirst())
guard let generator = CatalogGenerator(arguments + ["\(root)/catalog"]) else {
  print("usage: SegueCatalogGenerator [--check] CATALOG FILE")
  ThisProcess.exit(CatalogGenerator.usage)
}
ThisProcess.exit(generator.run { print($0) })
