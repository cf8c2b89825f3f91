public import Core
public import HTTPTypes

extension RequestID {
    /// Returns the caller's id if it is valid, otherwise a new one.
    public static func of(_ fields: HTTPFields, random: any RandomSource) -> String {
        accepted(fields[.requestID]) ?? random.hexadecimal(byteCount: 8)
    }
}
