/// The name under which one request is found in the logs of everything that it passes: client, server, database.
///
/// The server's chain binds it for the handling of a request, the client sends it as ``header``, and log entries carry it as `request`.
public enum RequestID {
    /// The id of the request under way; nil outside of one. Tasks inherit it.
    @TaskLocal public static var current: String?

    /// The header that carries it.
    public static let header = "X-Request-Id"

    /// The id that a header gave, where it can be used: 1 to 64 letters, digits, hyphens, dots and underscores, so that no entry can be forged.
    public static func accepted(_ header: String?) -> String? {
        guard let header, (1...64).contains(header.utf8.count) else { return nil }
        let isSafe = header.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
            case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"): true
            default: false
            }
        }
        return isSafe ? header : nil
    }
}
