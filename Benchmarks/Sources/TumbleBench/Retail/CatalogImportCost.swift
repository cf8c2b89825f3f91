import Foundation
import PersistenceTesting

/// The time and the memory of `tumble retail import` for a file of 100,000 items into an empty shelf: those of the slower or larger engine.
/// PostgreSQL is measured where there is a server: `Scripts/bench` starts one.
struct CatalogImportCost: Measure {
    /// The measured part of an import's cost.
    enum Kind: String {
        case time, memory
    }

    let kind: Kind

    var name: String { kind == .time ? "retail.import" : "retail.import-memory" }
    var bar: Bar { kind == .time ? .under(15, "s") : .under(150, "MB") }

    private static let runs = 3

    func run(_ settings: MeasureSettings) async throws -> Figure {
        let folder = try DataFolder()
        let file = URL(filePath: folder.path).appending(path: "catalog.csv")
        try LargeCatalog.write(to: file)
        var largest: [Double] = []
        for engine in TestEngine.available {
            var figures: [Double] = []
            for _ in 0..<Self.runs {
                let outcome = try await CatalogCommand(executable: settings.server, on: engine).importFile(file)
                figures.append(kind == .time ? outcome.seconds : outcome.megabytes)
            }
            if figures.sorted()[Self.runs / 2] > (largest.sorted().dropFirst(Self.runs / 2).first ?? 0) { largest = figures }
        }
        return Figure(medianOf: largest)
    }
}
