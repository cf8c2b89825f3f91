public import Logging

extension Logger.MetadataValue {
    /// Wraps a token, password or email address, which the log replaces with its kind.
    public static func sensitive(_ value: Sensitive<String>) -> Logger.MetadataValue { .string(value.description) }

    /// Wraps a coordinate, which the log replaces with its kind.
    public static func sensitive(_ value: Sensitive<Coordinate>) -> Logger.MetadataValue { .string(value.description) }
}
