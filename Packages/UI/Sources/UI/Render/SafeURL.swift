#if !canImport(SwiftUI)
/// Which URLs may stand in a page.
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
#endif
