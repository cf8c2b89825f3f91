import Foundation
import ProcessTesting
import Testing

@Suite(.timeLimit(.minutes(5)))
struct ProductionTests {
    private static let url = "PUBLIC_URL=https://tumble.example"

    @Test func `it starts with a key, an https address and a migrated database`() async throws {
        try await TemporaryFolder.with { folder in
            // Another server of this machine may have the port that is usual for operators.
            let settings = [try makeKey(in: folder), Self.url, mail(in: folder), "ADMIN_PORT=0"]
            let migrated = try await run(["migrate"], settings, in: folder)
            #expect(migrated.status == 0, "\(migrated)")
            try await RunningServer.with(.production, in: folder, settings: settings) { server in
                let client = try await server.client()
                #expect(try await client.get("/health").status == 200)
                #expect(try await client.get("/ready").status == 200)
                let login = try await client.post("/auth/login", ["email": "customer@tumble.example", "password": "tumble-demo"])
                #expect(login.status == 401, "There are no demo people.")
                #expect(try await client.get("/demo/traffic").status == 404, "There is no switch of simulated people.")
                let stopped = try #require(await server.stop())
                #expect(stopped.status == 0)
                #expect(!stopped.output.contains("password"))
            }
        }
    }

    @Test func `it refuses to start without a signing key`() async throws {
        try await TemporaryFolder.with { try await expectRefusal([Self.url], in: $0, names: "SIGNING_KEY_FILE") }
    }

    @Test func `it refuses a signing key that is none`() async throws {
        try await TemporaryFolder.with { folder in
            let file = folder.url.appending(path: "key.pem")
            try Data("not a key".utf8).write(to: file)
            try await expectRefusal(["SIGNING_KEY_FILE=\(file.path)", Self.url], in: folder, names: "key.pem")
            try await expectRefusal(["SIGNING_KEY_FILE=\(file.path).missing", Self.url], in: folder, names: "SIGNING_KEY_FILE")
        }
    }

    @Test func `it refuses a key that others can read, and metrics for everybody`() async throws {
        try await TemporaryFolder.with { folder in
            let key = try makeKey(in: folder)
            try await expectRefusal([key, Self.url, "ADMIN_HOST=0.0.0.0"], in: folder, names: "ADMIN_TOKEN")
            try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: String(key.drop { $0 != "/" }))
            try await expectRefusal([key, Self.url], in: folder, names: "chmod 600")
        }
    }

    @Test func `what it writes is its owner's alone, even in a folder that is open`() async throws {
        try await TemporaryFolder.with { folder in
            try FileManager.default.createDirectory(at: folder.data, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o755])
            let settings = [try makeKey(in: folder), Self.url]
            #expect(try await run(["migrate"], settings, in: folder).status == 0)
            let copy = folder.url.appending(path: "copy.sqlite")
            #expect(try await run(["backup", copy.path], settings, in: folder).status == 0)
            for file in [folder.data.appending(path: "tumble.sqlite"), copy] {
                let mode = try #require(FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int)
                #expect(mode == 0o600, "\(file.lastPathComponent) \(String(mode, radix: 8))")
            }
        }
    }

    @Test(arguments: ["", "http://tumble.example", "tumble.example"])
    func `it refuses to start with a public address that isn't https`(address: String) async throws {
        try await TemporaryFolder.with { folder in
            try await expectRefusal([makeKey(in: folder), "PUBLIC_URL=\(address)"], in: folder, names: "PUBLIC_URL")
        }
    }

    @Test func `it refuses to start without a way for mail`() async throws {
        try await TemporaryFolder.with { folder in
            try await expectRefusal([makeKey(in: folder), Self.url, "MAIL_FOLDER="], in: folder, names: "SMTP_HOST")
            try await expectRefusal([makeKey(in: folder), Self.url, "MAIL_FOLDER=", "SMTP_HOST=smtp.example"], in: folder, names: "MAIL_SENDER")
        }
    }

    @Test func `a rotated key is taken`() async throws {
        try await TemporaryFolder.with { folder in
            let settings = [try makeKey(in: folder), Self.url, mail(in: folder)]
            let rotated = try await run(["rotate-key"], settings, in: folder)
            #expect(rotated.status == 0, "\(rotated)")
            #expect(try await run(["migrate"], settings, in: folder).status == 0)
        }
    }

    @Test func `it refuses to start with demo accounts`() async throws {
        try await TemporaryFolder.with { folder in
            let arguments = ["seed", "--data", folder.data.path, "--set", "LOG_LEVEL=warning", "--set", "DEMO_HISTORY=NO"]
            let seeded = try await Executable.development.run(arguments, in: folder)
            #expect(seeded.status == 0, "\(seeded)")
            try await expectRefusal([makeKey(in: folder), Self.url], in: folder, names: "demo accounts")
        }
    }

    @Test func `it refuses to make demo data`() async throws {
        try await TemporaryFolder.with { folder in
            let key = try makeKey(in: folder)
            try await expectRefusal([key, Self.url, "DEMO_DATA=YES"], in: folder, names: "DEMO_DATA")
            let seed = try await run(["seed"], [key, Self.url], in: folder)
            #expect(seed.status != 0)
            #expect(seed.complaints.count == 1, "\(seed)")
        }
    }

    @Test func `it has no command for development`() async throws {
        try await TemporaryFolder.with { folder in
            let commands = try await Executable.development.run(["--help"], in: folder).output
            let ours = try await Executable.production.run(["--help"], in: folder).output
            for command in ["previews", "socketio-suite"] {
                #expect(commands.contains("  \(command)"))
                #expect(!ours.contains(command))
                #expect(try await Executable.production.run([command], in: folder).status != 0)
            }
        }
    }

    @Test func `it refuses to start on a database that wasn't migrated`() async throws {
        try await TemporaryFolder.with { folder in
            try await expectRefusal([makeKey(in: folder), Self.url], in: folder, names: "migrate")
        }
    }

    /// Makes a signing key and returns the setting that names it.
    private func makeKey(in folder: TemporaryFolder) throws -> String {
        let file = folder.url.appending(path: "production-key.pem")
        try Data(TokenMint.newKey().utf8).write(to: file)
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
        return "SIGNING_KEY_FILE=\(file.path)"
    }

    /// The setting that has mail written into the folder.
    private func mail(in folder: TemporaryFolder) -> String { "MAIL_FOLDER=\(folder.url.path)/mail" }

    private func run(_ command: [String], _ settings: [String], in folder: TemporaryFolder) async throws -> Execution {
        let arguments =
            command + ["--host", "127.0.0.1", "--port", "0", "--data", folder.data.path] + ([mail(in: folder)] + settings).flatMap { ["--set", $0] }
        return try await Executable.production.run(arguments, in: folder)
    }

    private func expectRefusal(
        _ settings: [String], in folder: TemporaryFolder, names word: String, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        let execution = try await run(["serve"], settings, in: folder)
        #expect(execution.status > 0, "\(execution)", sourceLocation: sourceLocation)
        #expect(execution.complaints.count == 1, "\(execution)", sourceLocation: sourceLocation)
        #expect(execution.complaints.first?.contains("To fix") == true, "\(execution)", sourceLocation: sourceLocation)
        #expect(execution.complaints.first?.contains(word) == true, "\(execution)", sourceLocation: sourceLocation)
    }
}
