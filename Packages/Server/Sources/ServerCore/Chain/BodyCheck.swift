import Core
import Foundation
import HTTPTypes

/// Checks a request's body before it is decoded.
enum BodyCheck {
    /// Checks that a body isn't larger than allowed, and is declared as JSON without NUL, raw or escaped. Files are checked once the
    /// caller is known.
    ///
    /// - Throws: ``APIError`` with status 413, 415, 400 or 422.
    static func check(_ request: ServerRequest, _ entry: Routes.Entry, limit: Int) throws(APIError) {
        guard request.body.count <= limit else { throw RequestLimits.bodyTooLarge }
        guard !request.body.isEmpty, entry.takes.isEmpty else { return }
        guard !entry.isEndpoint || isJSON(request.head.headerFields[.contentType]) else {
            throw APIError(status: 415, code: "unsupported_media_type", message: Strings.bodyNotJSON)
        }
        // Neither engine stores the NUL character in text, and nobody types one.
        switch request.body.withUnsafeBytes(nul) {
        case .none: return
        case .raw: throw .malformed(Strings.bodyMalformed, code: "malformed_json")
        case .escaped: throw APIError(status: 422, code: "invalid_characters", message: Strings.invalidCharacters)
        }
    }

    /// Checks that there is a file of a type that the endpoint takes. Its content is for the handler to check.
    ///
    /// - Throws: ``APIError`` with status 415 or 400.
    static func checkFile(_ request: ServerRequest, _ entry: Routes.Entry) throws(APIError) {
        guard !entry.takes.isEmpty else { return }
        let type = (request.head.headerFields[.contentType] ?? "").prefix { $0 != ";" }.lowercased().filter { $0 != " " }
        guard entry.takes.contains(type) else {
            // What iPhones take by themselves, and only some browsers can convert.
            if ["image/heic", "image/heif"].contains(type) {
                throw APIError(status: 415, code: "unsupported_media_type", message: Strings.fileHEIC)
            }
            throw APIError(status: 415, code: "unsupported_media_type", message: Strings.fileTypes(entry.takes.joined(separator: ", ")))
        }
        guard !request.body.isEmpty else { throw .malformed(Strings.fileMissing, code: "file_missing") }
    }

    /// Returns whether a content type may hold JSON. URLSession and curl declare bodies as forms by default.
    private static func isJSON(_ type: String?) -> Bool {
        guard let type, type != "application/json" else { return true }
        let name = type.prefix { $0 != ";" }.lowercased().filter { $0 != " " }
        return name == "application/json" || name == "application/x-www-form-urlencoded" || (name.hasPrefix("application/") && name.hasSuffix("+json"))
    }

    private enum Nul { case none, raw, escaped }

    private static let escape = Array(#"\u0000"#.utf8)

    private static func nul(_ bytes: UnsafeRawBufferPointer) -> Nul {
        guard let start = bytes.baseAddress else { return .none }
        guard memchr(start, 0, bytes.count) == nil else { return .raw }
        var index = 0
        while let backslash = memchr(start + index, Int32(escape[0]), bytes.count - index) {
            index = UnsafeRawPointer(backslash) - start
            if bytes[index...].starts(with: escape) { return .escaped }
            // Two backslashes stand for one, and anything after them is text.
            index = min(index + 2, bytes.count)
        }
        return .none
    }
}
