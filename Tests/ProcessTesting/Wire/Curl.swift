import Foundation
import Synchronization

#if canImport(Glibc)
import Glibc
#endif

/// Somebody at a terminal who has the contract and `curl`. Each call is a process of its own; no content type is named, as one forgets to.
package struct Curl: Sendable {
    private let base: String
    private let folder: TemporaryFolder
    private let device: String

    /// - Parameter device: what the caller's device calls itself (User-Agent).
    package init(_ server: RunningServer, device: String = "curl/8 at home") async throws {
        guard let address = await server.address else { throw NeverCame(description: "A running server") }
        (base, folder, self.device) = ("http://\(address)/api/v1", server.folder, device)
    }

    package func get(_ path: String, token: String? = nil) async throws -> Answer { try await call("GET", path, nil, token) }

    package func post(_ path: String, _ body: JSON = [:], token: String? = nil) async throws -> Answer { try await call("POST", path, body, token) }

    package func delete(_ path: String, token: String? = nil) async throws -> Answer { try await call("DELETE", path, nil, token) }

    private func call(_ method: String, _ path: String, _ body: JSON?, _ token: String?) async throws -> Answer {
        let output = folder.url.appending(path: "curl-\(UUID().uuidString)")
        var arguments = [
            "curl", "--silent", "--include", "--max-time", "60", "--output", output.path, "--user-agent", device, "--request", method, base + path,
        ]
        if let body { arguments += ["--data", String(decoding: try JSONEncoder().encode(body), as: UTF8.self)] }
        if let token { arguments += ["--header", "Authorization: Bearer \(token)"] }
        let status = try await Self.run("/usr/bin/curl", arguments)
        let text = (try? String(contentsOf: output, encoding: .utf8)) ?? ""
        guard status == 0, let answer = Self.answer(text) else { throw NeverCame(description: "curl ended with \(status). An answer to \(method) \(path)") }
        guard answer.faults.isEmpty else { throw ContractViolation(request: "\(method) \(path)", answer: answer) }
        return answer
    }

    /// Runs a program to its end. Foundation's `Process` on Linux doesn't notice the end of every one of many that are short.
    ///
    /// - Returns: the status that `waitpid` gives: 0 for a program that ended well.
    private static func run(_ program: String, _ arguments: [String]) async throws -> Int32 {
        try await withCheckedThrowingContinuation { continuation in
            DispatchQueue.global().async {
                var words = arguments.map { strdup($0) }
                defer { for word in words { free(word) } }
                words.append(nil)
                var (process, status) = (pid_t(0), Int32(0))
                guard RunningProcess.starting.withLock({ _ in posix_spawn(&process, program, nil, nil, words, environ) }) == 0 else {
                    return continuation.resume(throwing: NeverCame(description: "\(program) can't be started. An answer"))
                }
                while waitpid(process, &status, 0) == -1, errno == EINTR {}
                continuation.resume(returning: status)
            }
        }
    }

    /// Reads what `--include` prints: the status line, the header fields, an empty line, the body.
    private static func answer(_ text: String) -> Answer? {
        guard let end = text.range(of: "\r\n\r\n") else { return nil }
        let lines = text[..<end.lowerBound].components(separatedBy: "\r\n")
        guard let status = lines.first?.split(separator: " ").dropFirst().first.flatMap({ Int($0) }) else { return nil }
        let fields = lines.dropFirst().compactMap { line -> (String, String)? in
            guard let colon = line.firstIndex(of: ":") else { return nil }
            return (line[..<colon].lowercased(), line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces))
        }
        return Answer(status: status, headers: Dictionary(fields) { first, _ in first }, body: Data(text[end.upperBound...].utf8))
    }
}
