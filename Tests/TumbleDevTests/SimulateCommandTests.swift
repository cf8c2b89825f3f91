import Foundation
import ProcessTesting
import Testing

@Suite(.timeLimit(.minutes(5)))
struct SimulateCommandTests {
    @Test func `a small day ends with a report, a page and a comparison, and leaves nothing behind`() async throws {
        try await TemporaryFolder.with { folder in
            let day = ["--drivers", "2", "--orders", "3", "--hours", "9:10", "--speed", "900", "--seed", "5", "--cancellations", "0"]
            let first = try await Executable.development.run(["simulate"] + day + ["--json", "first.json", "--html", "first.html"], in: folder)
            #expect(first.status == 0 && first.output.contains("On time"), "\(first)")
            let data = try Data(contentsOf: folder.url.appending(path: "first.json"))
            let report = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
            let figures = try #require(report["figures"] as? [String: Any])
            let ends = ["delivered", "canceled", "open", "refused", "unplaced"].compactMap { figures[$0] as? Int }
            // At this speed a busy machine has no time for every delivery, but no order is lost.
            #expect(ends.count == 5 && ends.reduce(0, +) == 3 && figures["refused"] as? Int == 0, "\(first)")
            let integrity = try #require(figures["integrity"] as? [String: Any])
            #expect(integrity["lost"] as? Int == 0 && integrity["unknown"] as? Int == 0, "\(first)")
            let page = try String(contentsOf: folder.url.appending(path: "first.html"), encoding: .utf8)
            #expect(page.hasPrefix("<!doctype html>") && page.contains("A simulated day: 3 orders, 2 drivers"))
            let compared = try await Executable.development.run(["simulate", "compare", "first.json", "first.json", "--html", "both.html"], in: folder)
            #expect(try String(contentsOf: folder.url.appending(path: "both.html"), encoding: .utf8).hasPrefix("<!doctype html>"))
            // A busy machine may fall behind the clock, which is no difference.
            #expect(compared.status == 0 && compared.output.contains("difference") && !compared.output.contains("different"), "\(compared)")
            #expect(!FileManager.default.fileExists(atPath: folder.data.path))
        }
    }

    @Test func `a simulated day whose data is kept can be replayed, also from a file`() async throws {
        try await TemporaryFolder.with { folder in
            let day = ["--drivers", "2", "--orders", "3", "--hours", "9:10", "--tail", "3", "--speed", "600", "--seed", "5", "--cancellations", "0"]
            let played = try await Executable.development.run(["simulate"] + day + ["--data", "Kept"], in: folder)
            #expect(played.status == 0, "\(played)")
            let kept = ["--data", "Kept", "--set", "DEMO_DATA=NO"]
            let first = try await Executable.development.run(["replay", "2026-03-02", "--save", "day.json", "--json", "first.json"] + kept, in: folder)
            #expect(first.status == 0 && first.output.contains("Driven per visit"), "\(first)")
            let data = try Data(contentsOf: folder.url.appending(path: "first.json"))
            let report = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
            let replayed = try #require(report["replayed"] as? [String: Any])
            // Whatever the machine had time for in the simulation, a replay has time for all that was opened.
            #expect(try #require(replayed["served"] as? Int) >= 1, "\(first)")
            let again = try await Executable.development.run(["replay", "--file", "day.json"], in: folder)
            #expect(again.status == 0 && again.output == first.output, "\(again)")
            for refused in [
                ["2026-03-01"] + kept, ["--file", "first.json"], ["--file", "missing.json"], [], ["yesterday"], ["2026-03-02", "--file", "day.json"],
            ] {
                let execution = try await Executable.development.run(["replay"] + refused, in: folder)
                #expect(execution.status != 0 && execution.output.isEmpty && execution.complaints.count == 1, "\(execution)")
                #expect(execution.complaints.first?.contains("To fix") == true, "\(execution)")
            }
        }
    }

    @Test(arguments: [
        ["--hours", "20:8"], ["--hours", "8"], ["--hours", "8:25"], ["--drivers", "0"], ["--no-shows", "101"], ["--set", "NO_SUCH_SETTING=1"],
        ["--server", "nowhere", "--speed", "1"], ["--server", "http://127.0.0.1:9"], ["--server", "http://127.0.0.1:9", "--speed", "1", "--matcher", "greedy"],
        ["--server", "http://127.0.0.1:9", "--speed", "1", "--drivers", "1", "--orders", "1"], ["compare", "missing.json", "missing.json"],
    ])
    func `what can't be run is said in one line`(arguments: [String]) async throws {
        try await TemporaryFolder.with { folder in
            let execution = try await Executable.development.run(["simulate"] + arguments, in: folder)
            #expect(execution.status != 0 && execution.output.isEmpty && execution.complaints.count == 1, "\(execution)")
            #expect(execution.complaints.first?.contains("To fix") == true, "\(execution)")
        }
    }
}
