public import Core
public import HTTPTypes

extension RequestID {
    /// The caller's own id where it is usable, else a new one.
    public static func of(_ fields: HTTPFields, random: any RandomSource) -> String {
        accepted(fields[.requestID]) ?? random.hexadecimal(byteCount: 8)
    }
}
