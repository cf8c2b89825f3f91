import Foundation

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
        var arguments = ["--silent", "--show-error", "--include", "--max-time", "30", "--user-agent", device, "--request", method, base + path]
        if let body { arguments += ["--data", String(decoding: try JSONEncoder().encode(body), as: UTF8.self)] }
        if let token { arguments += ["--header", "Authorization: Bearer \(token)"] }
        let curl = URL(filePath: "/usr/bin/curl")
        let log = folder.url.appending(path: "curl-\(UUID().uuidString).txt")
        let execution = try await RunningProcess(curl, arguments, in: folder.url, log: log).end()
        guard execution.status == 0, let answer = Self.answer(execution.output) else { throw NeverCame(description: "curl ended with \(execution)\nAn answer") }
        guard answer.faults.isEmpty else { throw ContractViolation(request: "\(method) \(path)", answer: answer) }
        return answer
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
