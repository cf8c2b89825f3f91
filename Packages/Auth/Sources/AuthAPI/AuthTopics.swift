public import Core

/// The topic that clients follow their account by.
public enum AuthTopics {
    /// The archive of a person's data, for that person only. A change says that it came further, or ended.
    public static func export(of person: Int) -> Topic { "people/\(person)/export" }
    /// The kind of the changes, which aren't stored.
    public static let exportChanged = "export.changed"
}
