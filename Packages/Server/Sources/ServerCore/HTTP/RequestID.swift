public import Core
public import HTTPTypes

/// The id that follows a request through log and answer.
public enum RequestID {
    /// The caller's own id where it is usable (8 to 64 letters, digits and hyphens), else a new one.
    public static func of(_ fields: HTTPFields, random: any RandomSource) -> String {
        let given = fields[.requestID] ?? ""
        let isUsable = (8...64).contains(given.count) && given.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
        return isUsable ? given : random.hexadecimal(byteCount: 8)
    }
}
