public import Foundation
public import HTTPTypes

/// A response as the chain produces it.
public struct ServerResponse: Sendable {
    /// The status.
    public var status: HTTPResponse.Status
    /// The header fields.
    public var headerFields: HTTPFields
    /// The whole body.
    public var body: Data

    /// Creates a response.
    public init(status: HTTPResponse.Status = .ok, headerFields: HTTPFields = [:], body: Data = Data()) {
        self.status = status
        self.headerFields = headerFields
        self.body = body
    }

    /// Returns a response with a body of a content type.
    public static func content(_ body: Data, type: String, status: HTTPResponse.Status = .ok) -> ServerResponse {
        ServerResponse(status: status, headerFields: [.contentType: type], body: body)
    }
}
