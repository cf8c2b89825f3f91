public import Logging

extension Logger.MetadataValue {
    /// A token, a password or an e-mail address, of which the log shows the kind alone.
    public static func sensitive(_ value: Sensitive<String>) -> Logger.MetadataValue { .string(value.description) }

    /// A place, of which the log shows the kind alone.
    public static func sensitive(_ value: Sensitive<Coordinate>) -> Logger.MetadataValue { .string(value.description) }
}
