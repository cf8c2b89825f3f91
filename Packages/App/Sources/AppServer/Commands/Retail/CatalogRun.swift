import Foundation
import RetailAPI
import RetailServer

/// The run of one import on the command line.
struct CatalogRun {
    let console: RetailConsole
    let file: CatalogFile

    /// Reads, checks and applies the file, and returns what became of it.
    func run(_ described: ImportFile, of retailer: Int, dryRun: Bool) async throws -> String {
        var run = try await open(described, of: retailer)
        var progress = ProgressLine(total: run.size, isTerminal: isatty(STDERR_FILENO) == 1)
        if run.offset > 0 { Tumble.write("Going on after row \(run.rows) of the same file.", to: .standardOutput) }
        while run.state == .reading {
            let piece = try file.piece(at: run.offset)
            // A file that was cut meanwhile would be read for ever.
            guard !piece.isEmpty else { throw ClientFailure(.refused, "\(file.name) has changed while it was read. To fix, run the import again.") }
            run = try await console.imports.take(piece, at: run.offset, of: run.id)
            progress.show(run.offset, "\(run.rows) rows read")
        }
        progress.end()
        switch run.state {
        case .ready: return dryRun ? try await dropped(run) : try await applied(run)
        case .columns:
            try await console.imports.discard(run.id)
            let headings = run.headings.joined(separator: ", ")
            throw ClientFailure(.refused, "The file has the columns \(headings). To fix, name sku, name, category and price, as in --map price='Unit Price'.")
        case .reading, .refused, .applied: throw try await refused(run)
        }
    }

    private func open(_ described: ImportFile, of retailer: Int) async throws -> CatalogImport {
        do {
            return try await console.imports.open(described, of: retailer) { try console.record("import_begun", object: "import/\($0)", in: $1) }
        } catch CatalogImports.Failure.busy {
            throw ClientFailure(.refused, "Another file is being read for this retailer. To fix, wait for a minute and run this again.")
        }
    }

    private func applied(_ run: CatalogImport) async throws -> String {
        do {
            let done = try await console.imports.apply(run.id) { try console.record("catalog_imported", object: "import/\($0)", in: $1) }
            return "Imported \(done.rows) rows: \(summary(done))."
        } catch CatalogImports.Failure.changed {
            try await console.imports.discard(run.id)
            throw ClientFailure(.refused, "Items have changed since the file was checked. To fix, run the import again.")
        }
    }

    private func dropped(_ run: CatalogImport) async throws -> String {
        try await console.imports.discard(run.id)
        return "Nothing is wrong with \(run.rows) rows: \(summary(run)). Nothing was changed."
    }

    private func summary(_ run: CatalogImport) -> String {
        "\(run.added) new, \(run.changed) known" + (run.replacing ? ", \(run.removed) out of sale" : "")
    }

    /// Prints what is wrong with the file, and forgets it.
    private func refused(_ run: CatalogImport) async throws -> ClientFailure {
        let list = try await console.imports.problems(of: run.id)
        for problem in list.problems {
            let place = [problem.row > 0 ? "row \(problem.row)" : nil, problem.column?.rawValue].compactMap(\.self).joined(separator: ", ")
            Tumble.write("\(place.isEmpty ? "file" : place): \(problem.message)\(problem.value.map { " (\($0))" } ?? "")", to: .standardOutput)
        }
        try await console.imports.discard(run.id)
        let more = list.total > list.problems.count ? " The first \(list.problems.count) are listed." : ""
        return ClientFailure(
            .refused,
            "\(list.total) \(list.total == 1 ? "problem" : "problems") in \(run.fileName); nothing was changed.\(more) To fix, correct the file and run this again."
        )
    }
}

/// The progress of reading a file: a bar on a terminal, a line for each quarter elsewhere.
struct ProgressLine {
    let total: Int
    let isTerminal: Bool
    private var quarters = 0

    init(total: Int, isTerminal: Bool) { (self.total, self.isTerminal) = (max(1, total), isTerminal) }

    mutating func show(_ done: Int, _ text: String) {
        if isTerminal {
            let filled = done * 30 / total
            let bar = String(repeating: "#", count: filled) + String(repeating: ".", count: 30 - filled)
            FileHandle.standardError.write(Data("\r[\(bar)] \(done * 100 / total) % \(text)".utf8))
        } else if done * 4 / total > quarters {
            quarters = done * 4 / total
            Tumble.write("\(quarters * 25) %: \(text)", to: .standardOutput)
        }
    }

    func end() { if isTerminal { Tumble.write("", to: .standardError) } }
}
