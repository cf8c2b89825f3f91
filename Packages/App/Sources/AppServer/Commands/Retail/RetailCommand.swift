import ArgumentParser
import Foundation
import RetailAPI
import RetailServer

/// `retail`: brings catalogs into the retailers' items, and writes them as files, on the server's machine.
struct RetailCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "retail", abstract: "Import and export the items of retailers.",
        discussion: "A running server goes on serving meanwhile. Retailers are added on the administrators' pages.",
        subcommands: [Import.self, Export.self])

    struct Import: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "import", abstract: "Import a catalog file, all of it or nothing.",
            discussion: """
                The first row names the columns: sku, name, category, price, and if you like memberPrice, currency, available, details and priceFrom, \
                the day from which the prices hold. Other headings are named with --map. An import that was interrupted goes on when it is run again.
                """)

        @OptionGroup var options: SettingsOptions

        @Argument(help: "The file, CSV or JSON in UTF-8.")
        var file: String

        @Option(help: "The name or the id of the retailer.")
        var retailer: String

        @Option(name: .customLong("map"), help: ArgumentHelp("The heading of a column.", valueName: "COLUMN=HEADING"))
        var columns: [String] = []

        @Flag(help: "Only check the file.")
        var dryRun = false

        @Flag(help: "Take items that aren't in the file out of sale.")
        var replace = false

        @Option(help: "csv or json. Default: by the ending of the file's name.")
        var format: Format?

        func run() async throws {
            let source = try CatalogFile(file)
            let described = ImportFile(
                name: String(source.name.prefix(200)), fingerprint: try source.fingerprint(), size: source.size, format: format?.catalog ?? source.format,
                columns: try namedColumns(), isReplacing: replace)
            try await RetailConsole.with(options) { console in
                let id = try await console.retailer(retailer)
                let outcome = try await CatalogRun(console: console, file: source).run(described, of: id, dryRun: dryRun)
                Tumble.write(outcome, to: .standardOutput)
            }
        }

        private func namedColumns() throws -> [CatalogColumn: String] {
            var named: [CatalogColumn: String] = [:]
            for text in columns {
                let sides = text.split(separator: "=", maxSplits: 1).map(String.init)
                guard sides.count == 2, let column = CatalogColumn(rawValue: sides[0]) else {
                    let names = CatalogColumn.allCases.map(\.rawValue).joined(separator: ", ")
                    throw ValidationError("--map \(text) doesn't have the form COLUMN=HEADING. To fix, name one of \(names).")
                }
                named[column] = sides[1]
            }
            return named
        }
    }

    struct Export: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "export", abstract: "Write a retailer's items to standard output, as a file that an import takes back.")

        @OptionGroup var options: SettingsOptions

        @Option(help: "The name or the id of the retailer.")
        var retailer: String

        @Option(help: "csv or json, an object a line.")
        var format = Format.csv

        func run() async throws {
            try await RetailConsole.with(options) { console in
                let id = try await console.retailer(retailer)
                let count = try await CatalogExport(database: console.database).write(id, as: format.catalog) {
                    try FileHandle.standardOutput.write(contentsOf: $0)
                }
                try await console.record("catalog_exported", object: "retailer/\(id)")
                Tumble.write("Wrote \(count) \(count == 1 ? "item" : "items").", to: .standardError)
            }
        }
    }
}

extension RetailCommand {
    /// The formats as the command line names them.
    enum Format: String, ExpressibleByArgument, CaseIterable {
        case csv, json

        var catalog: CatalogFormat {
            switch self {
            case .csv: .csv
            case .json: .json
            }
        }
    }
}
