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
            let compared = try await Executable.development.run(["simulate", "compare", "first.json", "first.json"], in: folder)
            // A busy machine may fall behind the clock, which is no difference.
            #expect(compared.status == 0 && compared.output.contains("difference") && !compared.output.contains("different"), "\(compared)")
            #expect(!FileManager.default.fileExists(atPath: folder.data.path))
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
