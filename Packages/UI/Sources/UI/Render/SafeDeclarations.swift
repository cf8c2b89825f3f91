#if !canImport(SwiftUI)
/// Checks the URLs of a page.
enum SafeURL {
    private static let schemes: Set<String> = ["http", "https", "mailto", "tel", "sms", "geo"]

    /// Relative URLs and those of well-known schemes; never `javascript:`, `data:` and the like.
    static func isSafe(_ text: String) -> Bool {
        var scheme = ""
        for byte in text.utf8 {
            switch byte {
            case 0...32, 127: return false
            case 58: return schemes.contains(scheme.lowercased())
            case 47, 63, 35: return true
            default: scheme.append(Character(Unicode.Scalar(byte)))
            }
        }
        return true
    }
}

/// Keeps declarations inside of their rule.
///
/// In a style sheet, unlike in an attribute, an open bracket or comment would swallow the rules that follow. A declaration that could is left out.
/// It happens once for each style of a render.
enum SafeDeclarations {
    /// Appends the declarations of `bytes` that are safe, each with a semicolon at its end.
    static func append(_ bytes: UnsafeBufferPointer<UInt8>, to text: inout ByteBuffer) {
        for declaration in bytes.split(separator: 59) where isSafe(declaration) {
            text.append(UnsafeBufferPointer(rebasing: declaration))
            text.append(59)
        }
    }

    /// Whether parentheses match and there is no comment, quote, backslash, other bracket, `<`, `@` or control character.
    private static func isSafe(_ declaration: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        var depth = 0
        var previous: UInt8 = 0
        for byte in declaration {
            switch byte {
            case 40: depth += 1
            case 41: depth -= 1
            case 42 where previous == 47: return false
            case 0..<32, 34, 39, 60, 64, 91...93, 123, 125, 127: return false
            default: break
            }
            if depth < 0 { return false }
            previous = byte
        }
        return depth == 0
    }
}
#endif
