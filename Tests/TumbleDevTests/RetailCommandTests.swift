import Foundation
import ProcessTesting
import Testing

/// Tests the commands that bring catalogs into the items of retailers, each in a process of its own.
@Suite(.timeLimit(.minutes(3)))
struct RetailCommandTests {
    private let heading = "sku,name,category,price\n"

    private func options(_ folder: TemporaryFolder) -> [String] { ["--data", folder.data.path, "--set", "LOG_LEVEL=warning", "--set", "DEMO_HISTORY=NO"] }

    private func run(_ arguments: [String], in folder: TemporaryFolder) async throws -> Execution {
        try await Executable.development.run(arguments + options(folder), in: folder)
    }

    private func write(_ text: String, as name: String = "items.csv", in folder: TemporaryFolder) throws -> String {
        let url = folder.url.appending(path: name)
        try Data(text.utf8).write(to: url)
        return url.path
    }

    @Test func `a file is checked, imported, refused with its rows, and exported`() async throws {
        try await TemporaryFolder.with { folder in
            #expect(try await run(["seed"], in: folder).status == 0)
            let good = try write(heading + "N1,Notebook,School,2.99\nN2,Pencils,School,1.49\n", in: folder)
            let dry = try await run(["retail", "import", good, "--retailer", "target", "--dry-run"], in: folder)
            #expect(dry.status == 0 && dry.output.contains("Nothing is wrong with 2 rows: 2 new, 0 known. Nothing was changed."), "\(dry)")
            let done = try await run(["retail", "import", good, "--retailer", "Target"], in: folder)
            #expect(done.status == 0 && done.output.contains("Imported 2 rows: 2 new, 0 known."), "\(done)")
            let again = try await run(["retail", "import", good, "--retailer", "Target", "--replace"], in: folder)
            #expect(again.output.contains("0 new, 2 known, 99 out of sale."), "\(again)")
            let bad = try write(heading + "N1,=cmd(),School,abc\nN3,\"Open\n", as: "bad.csv", in: folder)
            let refused = try await run(["retail", "import", bad, "--retailer", "Target"], in: folder)
            #expect(refused.status == 2 && refused.complaints.count == 1, "\(refused)")
            #expect(refused.output.contains("row 2, name: ") && refused.output.contains("row 2, price: ") && refused.output.contains("row 3: "), "\(refused)")
            let export = try await run(["retail", "export", "--retailer", "Target"], in: folder)
            #expect(export.status == 0 && export.output.contains("N2,Pencils,School,1.49,,USD,yes,") && !export.output.contains("cmd"), "\(export.errors)")
            let json = try write("{\"Nr\":\"N9\",\"name\":\"Ruler\",\"category\":\"School\",\"price\":0.99}\n", as: "one.jsonl", in: folder)
            let unmapped = try await run(["retail", "import", json, "--retailer", "Target"], in: folder)
            #expect(unmapped.status == 2 && unmapped.complaints.first?.contains("--map") == true, "\(unmapped)")
            #expect(try await run(["retail", "import", json, "--retailer", "Target", "--map", "sku=Nr"], in: folder).status == 0)
        }
    }

    @Test func `wrong words on the command line are told with the fix`() async throws {
        try await TemporaryFolder.with { folder in
            #expect(try await run(["seed"], in: folder).status == 0)
            let good = try write(heading + "N1,Notebook,School,2.99\n", in: folder)
            for arguments in [[good, "--retailer", "Nobody"], ["/nowhere.csv", "--retailer", "Target"], [good, "--retailer", "Target", "--map", "colour=x"]] {
                let execution = try await run(["retail", "import"] + arguments, in: folder)
                #expect(execution.status != 0 && execution.complaints.count == 1, "\(execution)")
                #expect(execution.complaints.first?.contains("To fix, ") == true, "\(execution)")
            }
        }
    }

    @Test func `an import that is killed goes on where it was, and brings each item once`() async throws {
        try await TemporaryFolder.with { folder in
            #expect(try await run(["seed"], in: folder).status == 0)
            let count = 40_000
            let rows = (0..<count).map { "K\($0),Item number \($0) with a name of some length,Shelf \($0 % 9),\($0 % 70 + 1).95\n" }.joined()
            let file = try write(heading + rows, in: folder)
            let log = folder.url.appending(path: "killed.txt")
            let first = try RunningProcess(
                .development, ["retail", "import", file, "--retailer", "Target"] + options(folder), in: folder.url, log: log)
            _ = try #require(await first.firstLine(containing: "25 %: "))
            await first.end(by: SIGKILL)
            let export = try await run(["retail", "export", "--retailer", "Target"], in: folder)
            #expect(!export.output.contains("K0,"), "Half of the file is there.")
            let second = try await run(["retail", "import", file, "--retailer", "Target"], in: folder)
            #expect(second.output.contains("Going on after row "), "\(second)")
            #expect(second.output.contains("Imported \(count) rows: \(count) new, 0 known."), "\(second)")
            let all = try await run(["retail", "export", "--retailer", "Target"], in: folder)
            #expect(all.output.split(separator: "\r\n").filter { $0.hasPrefix("K") }.count == count)
        }
    }
}
