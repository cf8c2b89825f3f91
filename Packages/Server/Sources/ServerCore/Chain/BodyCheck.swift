import Core
import Foundation
import HTTPTypes

/// What the body of a call must be before it is decoded.
enum BodyCheck {
    /// Checks that a body holds no NUL, raw or escaped, and that an endpoint's is declared as JSON.
    ///
    /// - Throws: ``APIError`` of status 415, 400 or 422.
    static func check(_ request: ServerRequest, isEndpoint: Bool) throws(APIError) {
        guard !request.body.isEmpty else { return }
        guard !isEndpoint || isJSON(request.head.headerFields[.contentType]) else {
            throw APIError(status: 415, code: "unsupported_media_type", message: Strings.bodyNotJSON)
        }
        // Neither engine stores the NUL character in text, and no person types one.
        switch request.body.withUnsafeBytes(nul) {
        case .none: return
        case .raw: throw .malformed(Strings.bodyMalformed, code: "malformed_json")
        case .escaped: throw APIError(status: 422, code: "invalid_characters", message: Strings.invalidCharacters)
        }
    }

    /// Whether a content type may hold JSON. URLSession and curl call every body a form unless told.
    private static func isJSON(_ type: String?) -> Bool {
        guard let type else { return true }
        let name = type.prefix { $0 != ";" }.lowercased().filter { $0 != " " }
        return name == "application/json" || name == "application/x-www-form-urlencoded" || (name.hasPrefix("application/") && name.hasSuffix("+json"))
    }

    private enum Nul { case none, raw, escaped }

    private static func nul(_ bytes: UnsafeRawBufferPointer) -> Nul {
        let escape = Array(#"\u0000"#.utf8)
        var index = 0
        while index < bytes.count {
            if bytes[index] == 0 { return .raw }
            guard bytes[index] == escape[0] else {
                index += 1
                continue
            }
            if index + 6 <= bytes.count, (1..<6).allSatisfy({ bytes[index + $0] == escape[$0] }) { return .escaped }
            // Two backslashes stand for one, and what follows them is text.
            index += 2
        }
        return .none
    }
}
