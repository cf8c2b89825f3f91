public import Core
public import Foundation
public import HTTPTypes

/// A request as the chain handles it, whatever transport it came over.
public struct ServerRequest: Sendable {
    /// The method, path with query, and header fields.
    public let head: HTTPRequest
    /// The whole body.
    public let body: Data
    /// The client's address; `in-process` for calls without a socket.
    public let remoteAddress: String
    /// Whether it came from this process itself, without a socket. It may still have the address of the client it is made for.
    public let isInProcess: Bool

    /// The address of calls that this process makes for itself.
    public static let inProcess = "in-process"

    /// Creates a request.
    ///
    /// - Parameter isInProcess: nil to derive it from the address.
    public init(head: HTTPRequest, body: Data = Data(), remoteAddress: String = ServerRequest.inProcess, isInProcess: Bool? = nil) {
        self.head = head
        self.body = body
        self.remoteAddress = remoteAddress
        self.isInProcess = isInProcess ?? (remoteAddress == Self.inProcess)
    }

    /// Whether the client's address is known.
    var hasAddress: Bool { remoteAddress != Self.inProcess }

    /// The path without the query, still percent-encoded.
    public var path: String {
        let path = head.path ?? "/"
        return path.utf8.firstIndex(of: UInt8(ascii: "?")).map { String(path[..<$0]) } ?? path
    }

    /// Returns the path's segments, percent-decoded.
    ///
    /// - Throws: ``APIError`` with status 400 for an invalid escape or a NUL byte.
    public func pathParts() throws(APIError) -> [String] {
        var parts: [String] = []
        for part in path.utf8.split(separator: UInt8(ascii: "/")) { parts.append(try Self.decode(String(Substring(part)))) }
        return parts
    }

    /// Returns the query's values by name; if a name repeats, the last one counts.
    ///
    /// - Throws: ``APIError`` with status 400 for an invalid escape or a NUL byte.
    public func query() throws(APIError) -> [String: String] {
        guard let bytes = head.path?.utf8, let mark = bytes.firstIndex(of: UInt8(ascii: "?")) else { return [:] }
        var values: [String: String] = [:]
        for pair in bytes[bytes.index(after: mark)...].split(separator: UInt8(ascii: "&")) {
            let end = pair.firstIndex(of: UInt8(ascii: "=")) ?? pair.endIndex
            let value = pair[end...].dropFirst()
            let text = String(Substring(value))
            values[try Self.decode(String(Substring(pair[..<end])))] =
                try Self.decode(value.contains(UInt8(ascii: "+")) ? text.replacing("+", with: " ") : text)
        }
        return values
    }

    /// Returns the value of a cookie.
    public func cookie(_ name: String) -> String? {
        for pair in (head.headerFields[.cookie] ?? "").split(separator: ";") {
            let sides = pair.split(separator: "=", maxSplits: 1)
            guard sides.count == 2 else { continue }
            if sides[0].trimmingPrefix(while: \.isWhitespace) == name { return String(sides[1]) }
        }
        return nil
    }

    private static func decode(_ text: String) throws(APIError) -> String {
        // Most texts contain nothing to decode.
        guard text.utf8.contains(where: { $0 == UInt8(ascii: "%") || $0 == 0 }) else { return text }
        guard let decoded = text.removingPercentEncoding, !decoded.utf8.contains(0) else {
            throw .malformed(Strings.addressUnreadable, code: "malformed_path")
        }
        return decoded
    }
}
