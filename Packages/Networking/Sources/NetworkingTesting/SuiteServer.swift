public import Foundation

/// A request as the server of the transports' suite sees it.
public struct SuiteRequest: Sendable {
    /// The HTTP method.
    public let method: String
    /// The path with its query.
    public let path: String
    /// The header fields, by name in lower case.
    public let fields: [String: String]
    /// The whole body.
    public let body: Data

    /// Creates a request.
    public init(method: String, path: String, fields: [String: String], body: Data) {
        (self.method, self.path, self.fields, self.body) = (method, path, fields, body)
    }
}

/// What the suite's server answers.
public struct SuiteAnswer: Sendable {
    /// The status.
    public var status = 200
    /// The header fields.
    public var fields: [String: String] = [:]
    /// The whole body. A server sends none in answer to HEAD.
    public var body = Data()
    /// Whether the server never answers.
    public var isSilent = false

    /// Creates an answer.
    public init(status: Int = 200, fields: [String: String] = [:], body: Data = Data(), isSilent: Bool = false) {
        (self.status, self.fields, self.body, self.isSilent) = (status, fields, body, isSilent)
    }

    /// One behaviour for all transports, by the first part of the path.
    public static func standard(_ request: SuiteRequest) -> SuiteAnswer {
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
