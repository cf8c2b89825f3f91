import Foundation
import ProcessTesting
import Testing

@Suite(.timeLimit(.minutes(2)))
struct APICommandTests {
    @Test func `a person's calls reach the server, wait while it is down, and are done once when it is back`() async throws {
        try await RunningServer.with { server in
            let address = try #require(await server.address)
            let person = CommandLineClient(server: "http://\(address)", folder: server.folder)
            let anonymous = try await person.run(["GET", "/auth/me"])
            #expect(anonymous.status == 3 && anonymous.complaints.first?.contains("tumble api sign-in") == true, "\(anonymous)")
            try await person.signIn("customer")
            let listed = try await person.run(["GET", "/orders", "--status", "inProgress", "--output", "json"])
            #expect(listed.status == 0, "\(listed)")
            #expect(try person.json(listed)["items"].array.isEmpty)

            await server.kill()
            let saved = try await person.run(["GET", "/orders", "--status", "inProgress", "--output", "json"])
            #expect(saved.status == 0 && saved.output == listed.output, "\(saved)")
            #expect(saved.complaints.first?.contains("can't be reached: this is what it said at") == true, "\(saved)")
            let unknown = try await person.run(["GET", "/orders", "--status", "delivered"])
            #expect(unknown.status == 4 && unknown.complaints.count == 1, "\(unknown)")
            let order = [
                "--bags", "2", "--pickupMode", "ASAP", "--address.line1", "100 Spectrum Center Dr", "--address.city", "Irvine", "--address.postalCode", "92618",
                "--address.latitude", "33.6506", "--address.longitude", "-117.7436",
            ]
            let queued = try await person.run(["POST", "/orders"] + order)
            #expect(queued.status == 0 && queued.output.contains("Waits in the outbox as number 1"), "\(queued)")
            #expect(try await person.run(["outbox"]).output.contains("POST /orders"))
            #expect(try await person.run(["outbox", "send"]).status == 4)

            try await server.start()
            let sent = try await person.run(["outbox", "send"])
            #expect(sent.status == 0 && sent.output == "Sent 1, refused 0, waiting 0.\n", "\(sent)")
            #expect(try await person.run(["outbox", "send"]).output == "Sent 0, refused 0, waiting 0.\n")
            let orders = try person.json(try await person.run(["GET", "/orders", "--output", "json"]))["items"].array
            #expect(orders.map { $0["bags"].int } == [2])
            let refused = try await person.run(["POST", "/orders", "--bags", "99"] + order.dropFirst(2))
            #expect(refused.status == 2 && refused.complaints.first?.contains("bags: ") == true, "\(refused)")

            let out = try await person.run(["sign-out"])
            #expect(out.status == 0, "\(out)")
            #expect(try await person.run(["GET", "/orders"]).status == 3)
        }
    }

    @Test(arguments: [["--status", "soon"], ["--stat", "delivered"], ["--page"]])
    func `a wrong field is said in one line, without a server, whatever lies in the working folder`(words: [String]) async throws {
        try await TemporaryFolder.with { folder in
            let configurations = folder.url.appending(path: "Configurations")
            try FileManager.default.createDirectory(at: configurations, withIntermediateDirectories: true)
            try Data("this is no setting".utf8).write(to: configurations.appending(path: "Dev.xcconfig"))
            let execution = try await CommandLineClient(server: "https://nowhere.invalid", folder: folder).run(["GET", "/orders"] + words)
            #expect(execution.status == 64)
            #expect(execution.complaints.count == 1 && execution.complaints.first?.contains("Configurations") == false, "\(execution)")
        }
    }

    @Test func `bash completes methods, paths, fields and values`() async throws {
        try await TemporaryFolder.with { folder in
            let script = folder.url.appending(path: "complete.sh")
            let completions = try await Executable.development.run(["completions", "bash"], in: folder)
            #expect(completions.status == 0)
            let lines = ["tumble api GE", "tumble api GET /orders/win", "tumble api GET /orders --sta", "tumble api GET /orders --status d", "tumble backu"]
            let calls = lines.map { "try '\($0)'" }.joined(separator: "\n")
            let text = """
                compopt() { :; }
                \(completions.output)
                try() {
                    COMP_LINE="$1"; COMP_POINT=${#1}; read -ra COMP_WORDS <<< "$1"; COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); COMPREPLY=()
                    _tumble_words tumble "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
                    echo "${COMPREPLY[*]}"
                }
                \(calls)
                """
            try Data(text.utf8).write(to: script)
            let bin = folder.url.appending(path: "bin")
            try FileManager.default.createDirectory(at: bin, withIntermediateDirectories: true)
            try FileManager.default.createSymbolicLink(at: bin.appending(path: "tumble"), withDestinationURL: try Executable.development.url())
            let shell = Process()
            shell.executableURL = URL(filePath: "/bin/bash")
            shell.arguments = ["-c", "PATH=\(bin.path):$PATH; . \(script.path)"]
            let output = Pipe()
            shell.standardOutput = output
            try shell.run()
            let said = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
            #expect(said == "GET\n/orders/windows\n--status --stage\ndelivered\nbackup\n")
        }
    }
}

/// `tumble api` as one person uses it, with a state folder of their own.
private struct CommandLineClient {
    let server: String
    let folder: TemporaryFolder

    func run(_ words: [String], input: String? = nil) async throws -> Execution {
        let process = try RunningProcess(
            .development, ["api"] + words, environment: ["TUMBLE_SERVER": server, "XDG_STATE_HOME": folder.url.appending(path: "state").path],
            takesInput: input != nil, in: folder.url, log: folder.url.appending(path: "log-\(UUID().uuidString).txt"))
        if let input { try process.write(input) }
        return await process.end()
    }

    func signIn(_ name: String) async throws {
        let execution = try await run(["sign-in", "\(name)@tumble.example"], input: "tumble-demo\n")
        #expect(execution.status == 0 && execution.output.contains("as \(name)@tumble.example"), "\(execution)")
    }

    func json(_ execution: Execution) throws -> JSON { try JSONDecoder().decode(JSON.self, from: Data(execution.output.utf8)) }
}
