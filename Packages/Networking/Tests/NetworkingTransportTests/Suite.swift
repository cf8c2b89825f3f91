import Core
import CoreTesting
import Foundation
import HTTPTypes
import NetworkingNIO
import NetworkingURLSession
import Testing

/// A request as the suite's server sees it.
struct SuiteRequest: Sendable {
    let method: String
    let path: String
    let fields: [String: String]
    let body: Data
}

/// What the suite's server answers.
struct SuiteAnswer: Sendable {
    var status = 200
    var fields: [String: String] = [:]
    var body = Data()
    var isSilent = false

    /// One behaviour for all transports.
    static func standard(_ request: SuiteRequest) -> SuiteAnswer {
        let parts = request.path.split(separator: "/").map(String.init)
        switch parts.first {
        case "status": return SuiteAnswer(status: Int(parts[1]) ?? 500, fields: ["retry-after": "0"], body: Data("status".utf8))
        case "size": return SuiteAnswer(body: Data(repeating: 120, count: Int(parts[1]) ?? 0))
        case "silence": return SuiteAnswer(isSilent: true)
        case "hop": return SuiteAnswer(status: 302, fields: ["location": "/echo"])
        case "circle": return SuiteAnswer(status: 302, fields: ["location": "/circle"])
        default:
            let text = "\(request.method) \(request.path) \(request.fields["x-test"] ?? "-") "
            return SuiteAnswer(fields: ["x-seen": "yes"], body: Data(text.utf8) + request.body)
        }
    }
}

/// The transports that the suite runs over.
enum Carrier: String, CaseIterable, Sendable, CustomTestStringConvertible {
    case asyncHTTPClient, urlSession, inMemory

    var testDescription: String { rawValue }
}

/// A transport into the suite's server, and how to end both.
struct SuiteLine: Sendable {
    let transport: any HTTPTransport
    let authority: String?
    let stop: @Sendable () async throws -> Void

    static func open(_ carrier: Carrier, _ answer: @escaping @Sendable (SuiteRequest) -> SuiteAnswer = SuiteAnswer.standard) async throws -> SuiteLine {
        if carrier == .inMemory { return SuiteLine(transport: InMemoryTransport(answer: answer), authority: nil) {} }
        let server = try await TestServer(answer: answer)
        let authority = "127.0.0.1:\(server.port)"
        if carrier == .urlSession { return SuiteLine(transport: URLSessionTransport(), authority: authority) { try await server.stop() } }
        let transport = AsyncHTTPClientTransport()
        return SuiteLine(transport: transport, authority: authority) {
            try await transport.shutdown()
            try await server.stop()
        }
    }

    func request(_ method: HTTPRequest.Method, _ path: String, _ fields: HTTPFields = [:]) -> HTTPRequest {
        HTTPRequest(method: method, scheme: "http", authority: authority ?? "in.process", path: path, headerFields: fields)
    }

    func client(_ change: (inout HTTPClientPolicy) -> Void = { _ in }) -> HTTPClient {
        var policy = HTTPClientPolicy()
        policy.deadline = .seconds(10)
        change(&policy)
        return HTTPClient(transport: transport, clock: SystemClock(), policy: policy)
    }
}

/// A server in the same process, as the in-process transport meets one.
private struct InMemoryTransport: HTTPTransport {
    let answer: @Sendable (SuiteRequest) -> SuiteAnswer

    func send(_ request: HTTPRequest, body: Data) async throws -> (HTTPResponse, Data) {
        let fields = Dictionary(request.headerFields.map { ($0.name.canonicalName, $0.value) }) { $1 }
        let answer = answer(SuiteRequest(method: request.method.rawValue, path: request.path ?? "/", fields: fields, body: body))
        if answer.isSilent { try await SystemClock().sleep(for: .seconds(60)) }
        var headers = HTTPFields()
        for (name, value) in answer.fields { if let name = HTTPField.Name(name) { headers[name] = value } }
        return (HTTPResponse(status: .init(code: answer.status), headerFields: headers), request.method == .head ? Data() : answer.body)
    }
}

/// Counts the exchanges that are under way.
struct CountingTransport: HTTPTransport {
    let base: any HTTPTransport
    let running = LockedValue(0)
    let begun = LockedValue(0)

    func send(_ request: HTTPRequest, body: Data) async throws -> (HTTPResponse, Data) {
        enter()
        defer { running.withLock { $0 -= 1 } }
        return try await base.send(request, body: body)
    }

    func open(_ request: HTTPRequest, body: HTTPBody) async throws -> (HTTPResponse, HTTPBytes) {
        enter()
        defer { running.withLock { $0 -= 1 } }
        return try await base.open(request, body: body)
    }

    private func enter() {
        running.withLock { $0 += 1 }
        begun.withLock { $0 += 1 }
    }
}
