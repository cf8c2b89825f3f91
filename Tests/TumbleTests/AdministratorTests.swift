import Foundation
import ProcessTesting
import Testing

/// The first administrator of a new production database, made on the command line.
@Suite(.timeLimit(.minutes(5)))
struct AdministratorTests {
    private static let password = "eleven purple kettles"

    @Test func `a production without an administrator names the command, which makes one`() async throws {
        try await TemporaryFolder.with { folder in
            let settings = try makeSettings(in: folder)
            #expect(try await run(["migrate"], settings, in: folder).status == 0)
            try await RunningServer.with(.production, in: folder, settings: settings) { server in
                let made = try await run(["admin", "create", "ada@tumble.example"], settings, input: Self.password, in: folder)
                #expect(made.status == 0 && made.output == "ada@tumble.example is an administrator.\n", "\(made)")
                let login = try await server.client().post("/auth/login", ["email": "ada@tumble.example", "password": .string(Self.password)])
                #expect(login.status == 200, "\(login)")
                let ended = try await run(["admin", "sessions", "end", "ada@tumble.example"], settings, in: folder)
                #expect(ended.output == "ada@tumble.example is signed out everywhere: 1 session ended.\n", "\(ended)")
                let disabled = try await run(["admin", "disable", "ada@tumble.example"], settings, in: folder)
                #expect(disabled.output == "ada@tumble.example is disabled and signed out.\n", "\(disabled)")
                let refused = try await server.client().post("/auth/login", ["email": "ada@tumble.example", "password": .string(Self.password)])
                #expect(refused.status == 401, "\(refused)")
                let stopped = try #require(await server.stop())
                #expect(stopped.output.contains("There is no administrator yet. To make one, run: tumble admin create EMAIL"), "\(stopped)")
                #expect(!stopped.errors.contains(Self.password))
            }
            let audit = try await run(["admin", "audit", "--from", "2026-01-01"], settings, in: folder)
            let lines = audit.output.split(separator: "\n")
            #expect(lines.count >= 5 && lines.first?.contains(#""kind":"account_created""#) == true, "\(audit)")
            #expect(lines.last?.contains(#""kind":"sign_in_failed""#) == true && !audit.output.contains("ada@"), "\(audit)")
            #expect(try await run(["admin", "enable", "ada@tumble.example"], settings, in: folder).status == 0)
            try await RunningServer.with(.production, in: folder, settings: settings) { server in
                let stopped = try #require(await server.stop())
                #expect(!stopped.output.contains("There is no administrator yet"), "\(stopped)")
            }
        }
    }

    @Test func `what can't be done is refused in one line with the fix, and a password is no argument`() async throws {
        try await TemporaryFolder.with { folder in
            let settings = try makeSettings(in: folder)
            #expect(try await run(["migrate"], settings, in: folder).status == 0)
            try await expectRefusal(["create", "ada"], settings, in: folder, names: "'ada' is not an email address")
            try await expectRefusal(["create", "ada@tumble.example"], settings, input: "", in: folder, names: "There is no password")
            try await expectRefusal(["create", "ada@tumble.example"], settings, input: "password123", in: folder, names: "The password can't be used")
            try await expectRefusal(["create", "ada@tumble.example", Self.password], settings, in: folder, names: Self.password)
            try await expectRefusal(["disable", "ada@tumble.example"], settings, in: folder, names: "tumble admin create ada@tumble.example")
            try await expectRefusal(["roles", "ada@tumble.example", "boss"], settings, in: folder, names: "'boss' is not a role")
            try await expectRefusal(["audit", "--from", "yesterday"], settings, in: folder, names: "'yesterday' is not a time")
        }
    }

    private func makeSettings(in folder: TemporaryFolder) throws -> [String] {
        let key = folder.url.appending(path: "production-key.pem")
        try Data(TokenMint.newKey().utf8).write(to: key)
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: key.path)
        return ["SIGNING_KEY_FILE=\(key.path)", "PUBLIC_URL=https://tumble.example", "MAIL_FOLDER=\(folder.url.path)/mail", "ADMIN_PORT="]
    }

    private func run(_ command: [String], _ settings: [String], input: String? = nil, in folder: TemporaryFolder) async throws -> Execution {
        let arguments = command + ["--data", folder.data.path] + settings.flatMap { ["--set", $0] }
        guard let input else { return try await Executable.production.run(arguments, in: folder) }
        let log = folder.url.appending(path: "log-\(UUID().uuidString).txt")
        let process = try RunningProcess(.production, arguments, takesInput: true, in: folder.url, log: log)
        try process.write(input + "\n")
        return await process.end()
    }

    private func expectRefusal(
        _ command: [String], _ settings: [String], input: String? = nil, in folder: TemporaryFolder, names word: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        let execution = try await run(["admin"] + command, settings, input: input, in: folder)
        #expect(execution.status > 0, "\(execution)", sourceLocation: sourceLocation)
        #expect(execution.complaints.count == 1, "\(execution)", sourceLocation: sourceLocation)
        #expect(execution.complaints.first?.contains("To fix") == true, "\(execution)", sourceLocation: sourceLocation)
        #expect(execution.complaints.first?.contains(word) == true, "\(execution)", sourceLocation: sourceLocation)
    }
}
