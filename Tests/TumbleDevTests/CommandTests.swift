import Foundation
import ProcessTesting
import Testing

@Suite(.timeLimit(.minutes(5)))
struct CommandTests {
    @Test func `help names every command`() async throws {
        let help = try await run(["--help"])
        #expect(help.status == 0)
        for command in ["serve", "migrate", "seed", "routes", "backup", "restore", "vacuum", "events", "admin", "retail", "plan", "api", "completions"] {
            #expect(help.output.contains("  \(command)"))
        }
    }

    @Test func `its version is that of the stamp, and a build without one doesn't claim any`() async throws {
        let plain = try await run(["--version"])
        #expect(plain.status == 0 && plain.output == "tumble (development build)\n", "\(plain)")
        try await TemporaryFolder.with { folder in
            let (stamp, copy) = (folder.url.appending(path: "stamp"), folder.url.appending(path: "tumble"))
            try Data("1.4.0".utf8).write(to: stamp)
            // As Scripts/product does.
            #expect(
                try await Self.output("/usr/bin/objcopy", "--add-section", ".tumble.version=\(stamp.path)", try Executable.development.url().path, copy.path)
                    == "")
            #expect(try await Self.output(copy.path, "--version") == "tumble 1.4.0\n")
        }
    }

    @Test func `routes lists the API`() async throws {
        let routes = try await run(["routes", "--set", "LOG_LEVEL=warning"])
        #expect(routes.status == 0, "\(routes)")
        for path in ["/api/v1/auth/login", "/api/v1/orders", "/api/v1/drivers/jobs", "/api/v1/chat/conversations", "/health"] {
            #expect(routes.output.contains(path), "\(path)")
        }
    }

    @Test func `routes leaves no file behind`() async throws {
        try await TemporaryFolder.with { folder in
            _ = try await Executable.development.run(["routes", "--data", folder.data.path], in: folder)
            #expect(!FileManager.default.fileExists(atPath: folder.data.path))
        }
    }

    @Test(arguments: [["fly"], ["--fly"], ["serve", "--fly"], ["serve", "--port", "many"], ["--set", "PORT"], ["migrate", "twice"]])
    func `what isn't understood is said in one line that leads to the help`(arguments: [String]) async throws {
        let execution = try await run(arguments)
        #expect(execution.status != 0)
        #expect(execution.complaints.count == 1, "\(execution)")
        #expect(execution.complaints.first?.contains("--help") == true, "\(execution)")
        #expect(execution.output.isEmpty)
    }

    @Test(arguments: [("PORT=70000", "PORT"), ("LOG_LEVEL=loud", "LOG_LEVEL"), ("DEMO_DATA=maybe", "DEMO_DATA"), ("LAUNCH_SCREEN_SECONDS=-1", "LAUNCH")])
    func `a setting that can't be used is named`(assignment: String, key: String) async throws {
        let execution = try await run(["serve", "--set", assignment])
        #expect(execution.status != 0)
        #expect(execution.complaints.count == 1, "\(execution)")
        #expect(execution.complaints.first?.contains(key) == true)
        #expect(execution.complaints.first?.contains("To fix") == true)
    }

    @Test func `migrating twice says that the database is up to date`() async throws {
        try await TemporaryFolder.with { folder in
            let arguments = ["migrate", "--data", folder.data.path, "--set", "LOG_LEVEL=warning"]
            let plan = try await Executable.development.run(arguments + ["--plan"], in: folder)
            #expect(plan.output.contains("Would run orders 1"), "\(plan)")
            let first = try await Executable.development.run(arguments, in: folder)
            #expect(first.status == 0, "\(first)")
            #expect(first.output == plan.output.replacing("Would run", with: "Ran"))
            let second = try await Executable.development.run(arguments, in: folder)
            #expect(second.status == 0)
            #expect(second.output == "The database is up to date.\n")
        }
    }

    /// Runs a program that isn't one of the products, and returns what it prints.
    private static func output(_ program: String, _ arguments: String...) async throws -> String {
        let (process, pipe) = (Process(), Pipe())
        process.executableURL = URL(filePath: program)
        process.arguments = arguments
        process.standardOutput = pipe
        try process.run()
        let text = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        return text
    }

    private func run(_ arguments: [String]) async throws -> Execution {
        try await TemporaryFolder.with { try await Executable.development.run(arguments, in: $0) }
    }
}
