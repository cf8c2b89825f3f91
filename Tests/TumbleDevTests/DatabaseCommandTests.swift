import Foundation
import ProcessTesting
import Testing

/// Tests the commands for the database's file beside a server of its own process.
@Suite(.timeLimit(.minutes(2)))
struct DatabaseCommandTests {
    private func run(_ arguments: [String], in folder: TemporaryFolder) async throws -> Execution {
        try await Executable.development.run(arguments + ["--data", folder.data.path, "--set", "LOG_LEVEL=warning"], in: folder)
    }

    private func order(_ client: WireClient) async throws -> Int {
        let answer = try await client.post("/orders", Samples.order)
        return try #require(answer.data["id"].int, "\(answer)")
    }

    private func orders(_ client: WireClient) async throws -> Int? { try await client.get("/orders").data["total"].int }

    @Test func `a backup of a running server is restored once the server has stopped`() async throws {
        try await RunningServer.with { server in
            let folder = server.folder
            let backup = folder.url.appending(path: "backup.sqlite").path
            _ = try await order(try await server.signIn("customer"))
            let saved = try await run(["backup", backup], in: folder)
            #expect(saved.status == 0, "\(saved)")
            _ = try await order(try await server.signIn("customer"))
            let refused = try await run(["restore", backup], in: folder)
            #expect(refused.status != 0)
            #expect(refused.complaints.count == 1, "\(refused)")
            #expect(refused.complaints.first?.contains("To fix, stop it first") == true, "\(refused)")
            #expect(try await run(["vacuum"], in: folder).status != 0)
            #expect(try await orders(try await server.signIn("customer")) == 2)
            _ = await server.stop()
            let restored = try await run(["restore", backup], in: folder)
            #expect(restored.status == 0, "\(restored)")
            #expect(try await run(["vacuum"], in: folder).status == 0)
            try await server.start()
            #expect(try await orders(try await server.signIn("customer")) == 1)
        }
    }

    @Test func `a restore after a kill takes nothing of what the killed server left`() async throws {
        try await RunningServer.with { server in
            let folder = server.folder
            let backup = folder.url.appending(path: "backup.sqlite").path
            #expect(try await run(["backup", backup], in: folder).status == 0)
            _ = try await order(try await server.signIn("customer"))
            await server.kill()
            #expect(try await run(["restore", backup], in: folder).status == 0)
            try await server.start()
            #expect(try await orders(try await server.signIn("customer")) == 0)
        }
    }

    @Test func `subscribers are shown and set back`() async throws {
        try await RunningServer.with { server in
            _ = try await order(try await server.signIn("customer"))
            let list = try await run(["events", "list"], in: server.folder)
            #expect(list.status == 0, "\(list)")
            #expect(list.output.contains("fleet.orders: at 0."), "\(list)")
            #expect(list.output.contains("webhooks: at"))
            #expect(try await run(["events", "replay", "sustainability.orders", "--from", "0"], in: server.folder).status == 0)
            let unknown = try await run(["events", "replay", "nobody", "--from", "0"], in: server.folder)
            #expect(unknown.status != 0)
            #expect(unknown.complaints.first?.contains("There is no subscriber nobody. To fix, give one of: ") == true, "\(unknown)")
        }
    }

    @Test(arguments: [["backup", "/nowhere/x.sqlite"], ["restore", "/nowhere/x.sqlite"], ["vacuum"]])
    func `a file that isn't there is said in one line`(arguments: [String]) async throws {
        try await TemporaryFolder.with { folder in
            let execution = try await run(arguments, in: folder)
            #expect(execution.status != 0)
            #expect(execution.complaints.count == 1, "\(execution)")
            #expect(execution.complaints.first?.contains("There is no file") == true, "\(execution)")
        }
    }
}

private enum Samples {
    static let order: JSON = [
        "bags": 2, "pickupMode": "ASAP",
        "address": ["line1": "100 Spectrum Center Dr", "city": "Irvine", "postalCode": "92618", "latitude": 33.6506, "longitude": -117.7436],
        "retailItems": [],
    ]
}
