/// The id under which a request is found in the logs of client, server and database.
///
/// The server's chain sets it while a request is handled, the client sends it as ``header``, and log entries include it as `request`.
public enum RequestID {
    /// The id of the current request; nil outside of one. Child tasks inherit it.
    @TaskLocal public static var current: String?

    /// The header that carries it.
    public static let header = "X-Request-Id"

    /// Returns a header's id if it is valid: 1 to 64 letters, digits, hyphens, periods and underscores, so that it can't forge log entries.
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
