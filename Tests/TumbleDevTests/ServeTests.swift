import Foundation
import ProcessTesting
import Testing

@Suite(.timeLimit(.minutes(5)))
struct ServeTests {
    @Test func `seeding twice makes nobody and nothing twice`() async throws {
        try await TemporaryFolder.with { folder in
            for _ in 1...2 {
                let seed = try await Executable.development.run(
                    ["seed", "--data", folder.data.path, "--set", "LOG_LEVEL=warning", "--set", "DEMO_HISTORY=NO"], in: folder)
                #expect(seed.status == 0, "\(seed)")
                #expect(seed.output.contains("customer@tumble.example"))
            }
            try await RunningServer.with(in: folder) { server in
                let retailers = try await server.signIn("customer").get("/retail/retailers").data["items"].array.map { $0["name"] }
                #expect(retailers.count >= 3)
                #expect(Set(retailers).count == retailers.count)
            }
        }
    }

    @Test func `told to stop it ends well, and the next start goes on where it was`() async throws {
        try await RunningServer.with { server in
            let token = try await server.token(of: "customer")
            let stopped = try #require(await server.stop())
            #expect(stopped.status == 0, "\(stopped)")
            #expect(stopped.output.contains("tumble-demo"), "The start says how to sign in.")
            try await server.start()
            #expect(try await server.client(token: token).get("/auth/me").status == 200)
        }
    }

    @Test func `a start says how to open it before any of its own workings, even where everything is logged`() async throws {
        try await RunningServer.with(settings: ["LOG_LEVEL=debug"]) { server in
            let customer = try await server.signIn("customer")
            #expect(try await customer.get("/auth/me").status == 200)
            #expect(await server.log.contains("listening"))
            #expect(await !server.log.contains("sl-service"))
        }
    }

    @Test func `the log of a server that was stopped has the last request`() async throws {
        try await RunningServer.with { server in
            let client = try await server.client()
            for number in 1...100 { #expect(try await client.get("/orders/\(number)").status == 401) }
            #expect(await server.stop()?.status == 0)
            for number in [1, 99, 100] { #expect(await server.log.contains("GET /api/v1/orders/\(number) ")) }
        }
    }

    @Test func `keys and database are their owner's alone`() async throws {
        try await RunningServer.with { server in
            let folder = server.folder.data
            for (path, mode) in [(folder.path, 0o700), (folder.appending(path: "signing-key.pem").path, 0o600)] {
                let permissions = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
                #expect(permissions == mode, "\(path)")
            }
        }
    }

    @Test func `a port in use is said in one line`() async throws {
        try await RunningServer.with { server in
            let port = try #require(await server.address?.split(separator: ":").last)
            try await TemporaryFolder.with { folder in
                try await expectRefusal(["serve", "--port", String(port), "--data", folder.data.path], in: folder, names: "PORT")
            }
        }
    }

    @Test func `a file in the place of the data folder is said in one line`() async throws {
        try await TemporaryFolder.with { folder in
            try Data("not a folder".utf8).write(to: folder.url.appending(path: "data"))
            try await expectRefusal(["serve", "--port", "0", "--data", folder.url.appending(path: "data").path], in: folder, names: "--data")
            try await expectRefusal(["serve", "--port", "0", "--data", "/dev/null/tumble"], in: folder, names: "--data")
        }
    }

    @Test(arguments: ["serve", "migrate", "seed"])
    func `a damaged database file is said in one line`(command: String) async throws {
        try await TemporaryFolder.with { folder in
            try FileManager.default.createDirectory(at: folder.data, withIntermediateDirectories: true)
            let file = folder.data.appending(path: "tumble.sqlite")
            try Data(repeating: 0xA5, count: 8192).write(to: file)
            try await expectRefusal([command, "--port", "0", "--data", folder.data.path], in: folder, names: "tumble.sqlite")
            #expect(try Data(contentsOf: file) == Data(repeating: 0xA5, count: 8192), "What may be rescued is left alone.")
        }
    }

    private func expectRefusal(
        _ arguments: [String], in folder: TemporaryFolder, names word: String, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        let execution = try await Executable.development.run(arguments + ["--set", "LOG_LEVEL=info"], in: folder)
        #expect(execution.status > 0, "\(execution)", sourceLocation: sourceLocation)
        #expect(execution.complaints.count == 1, "\(execution)", sourceLocation: sourceLocation)
        #expect(execution.complaints.first?.contains("To fix") == true, "\(execution)", sourceLocation: sourceLocation)
        #expect(execution.complaints.first?.contains(word) == true, "\(execution)", sourceLocation: sourceLocation)
    }
}
