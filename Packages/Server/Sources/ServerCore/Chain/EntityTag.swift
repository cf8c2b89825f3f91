import Foundation
import HTTPTypes

/// The ETag of a response, with which polling clients detect that nothing changed (RFC 9110, 8.8.3 and 13.1.2).
enum EntityTag {
    /// Adds a tag to the response to a GET, and replaces the response with 304 if the client already has it.
    static func apply(to response: ServerResponse, for request: ServerRequest) -> ServerResponse {
        var response = response
        guard request.head.method == .get || request.head.method == .head else {
            response.headerFields[.cacheControl] = "no-store"
            return response
        }
        guard response.status == .ok || response.status == .notModified else { return response }
        // What must not be kept needs no tag to be asked for again.
        guard response.headerFields[.cacheControl] == nil else { return response }
        let tag = response.headerFields[.eTag] ?? tag(EncodedJSON.hash(of: response.body))
        response.headerFields[.eTag] = tag
        response.headerFields[.cacheControl] = "private, no-cache"
        response.headerFields[.vary] = "Authorization, Accept-Language"
        guard response.status == .ok, isKnown(tag, to: request) else { return response }
        response.headerFields[.contentType] = nil
        return ServerResponse(status: .notModified, headerFields: response.headerFields)
    }

    /// Returns the response of JSON with its tag; 304 without a body if the client already has it.
    static func response(_ json: EncodedJSON, for request: ServerRequest, status: HTTPResponse.Status) -> ServerResponse {
        let isPoll = status == .ok && (request.head.method == .get || request.head.method == .head)
        let tag = tag(json.hash)
        if isPoll, isKnown(tag, to: request) { return ServerResponse(status: .notModified, headerFields: [.eTag: tag]) }
        var response = ServerResponse.content(json.envelope, type: "application/json; charset=utf-8", status: status)
        if isPoll { response.headerFields[.eTag] = tag }
        return response
    }

    private static func tag(_ hash: UInt64) -> String { "\"\(String(hash, radix: 16))\"" }

    /// True where a request says that the client has what a tag is of.
    static func isKnown(_ tag: String, to request: ServerRequest) -> Bool {
        guard let known = request.head.headerFields[.ifNoneMatch] else { return false }
        return known.split(separator: ",").contains { candidate in
            let trimmed = candidate.drop { $0 == " " }.prefix { $0 != " " }
            return trimmed == "*" || trimmed == tag || trimmed == "W/" + tag
        }
    }
}
