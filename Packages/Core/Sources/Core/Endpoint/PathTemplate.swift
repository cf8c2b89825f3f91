import Foundation

/// A path with named placeholders, such as `/orders/{id}/timeline`.
public struct PathTemplate: Sendable, Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// A part of the path between two slashes.
    public enum Segment: Sendable, Hashable {
        /// Text that must match exactly.
        case literal(String)
        /// A placeholder filled by the field of this name.
        case field(String)
    }

    /// The segments in order.
    public let segments: [Segment]
    /// The template as written.
    public let description: String
    /// The names of the placeholders.
    public let fields: [String]
    /// The path of a template without placeholders.
    private let literal: String?

    /// Creates a template from a literal.
    public init(stringLiteral value: String) { self.init(value) }

    /// Parses a template.
    public init(_ text: String) {
        description = text
        let segments: [Segment] = text.split(separator: "/").map { part in
            part.hasPrefix("{") && part.hasSuffix("}") ? .field(String(part.dropFirst().dropLast())) : .literal(String(part))
        }
        let fields: [String] = segments.compactMap { segment in
            guard case .field(let name) = segment else { return nil }
            return name
        }
        (self.segments, self.fields) = (segments, fields)
        literal = fields.isEmpty ? "/" + text.split(separator: "/").joined(separator: "/") : nil
    }

    /// Returns the placeholder values if a path's percent-decoded segments match; nil otherwise.
    public func match(_ parts: [String]) -> [String: String]? {
        guard parts.count == segments.count else { return nil }
        var values: [String: String] = [:]
        for (segment, part) in zip(segments, parts) {
            switch segment {
            case .literal(let text): guard text == part else { return nil }
            case .field(let name): values[name] = part
            }
        }
        return values
    }

    /// Returns the path with its placeholders filled, percent-encoded.
    ///
    /// - Returns: nil if a value is missing.
    public func fill(_ values: [String: String]) -> String? {
        if let literal { return literal }
        var path = ""
        for segment in segments {
            switch segment {
            case .literal(let text): path += "/" + text
            case .field(let name):
                guard let value = values[name], let encoded = value.percentEncoded else { return nil }
                path += "/" + encoded
            }
        }
        return path
    }
}

extension String {
    /// The text with everything but unreserved characters (RFC 3986, 2.3) percent-encoded.
    public var percentEncoded: String? {
        // Most segments need no encoding; Foundation's pass over UTF-16 takes 4 us to find that out.
        utf8.allSatisfy(\.isUnreserved) ? self : addingPercentEncoding(withAllowedCharacters: .unreserved)
    }
}

extension UInt8 {
    fileprivate var isUnreserved: Bool {
        switch self {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E: true
        default: false
        }
    }
}

extension CharacterSet {
    /// RFC 3986, section 2.3.
    fileprivate static let unreserved = CharacterSet(charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
}
