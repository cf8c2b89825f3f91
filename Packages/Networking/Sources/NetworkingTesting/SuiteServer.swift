public import Foundation

/// A request as the test suite's server receives it.
public struct SuiteRequest: Sendable {
    /// The HTTP method.
    public let method: String
    /// The path with its query.
    public let path: String
    /// The header fields by lower-case name.
    public let fields: [String: String]
    /// The whole body.
    public let body: Data

    /// Creates a request.
    public init(method: String, path: String, fields: [String: String], body: Data) {
        (self.method, self.path, self.fields, self.body) = (method, path, fields, body)
    }
}

/// A response of the test suite's server.
public struct SuiteResponse: Sendable {
    /// The status.
    public var status = 200
    /// The header fields.
    public var fields: [String: String] = [:]
    /// The whole body. Servers send none in response to HEAD.
    public var body = Data()
    /// Whether the server never responds.
    public var isSilent = false

    /// Creates a response.
    public init(status: Int = 200, fields: [String: String] = [:], body: Data = Data(), isSilent: Bool = false) {
        (self.status, self.fields, self.body, self.isSilent) = (status, fields, body, isSilent)
    }

    /// Returns the same response for all transports, chosen by the first part of the path.
    public static func standard(_ request: SuiteRequest) -> SuiteResponse {
        let parts = request.path.split(separator: "/").map(String.init)
        switch parts.first {
        case "status": return SuiteResponse(status: Int(parts[1]) ?? 500, fields: ["retry-after": "0"], body: Data("status".utf8))
        case "size": return SuiteResponse(body: Data(repeating: 120, count: Int(parts[1]) ?? 0))
        case "silence": return SuiteResponse(isSilent: true)
        case "hop": return SuiteResponse(status: 302, fields: ["location": "/echo"])
        case "circle": return SuiteResponse(status: 302, fields: ["location": "/circle"])
        default:
            let text = "\(request.method) \(request.path) \(request.fields["x-test"] ?? "-") "
            return SuiteResponse(fields: ["x-seen": "yes"], body: Data(text.utf8) + request.body)
        }
    }
}
