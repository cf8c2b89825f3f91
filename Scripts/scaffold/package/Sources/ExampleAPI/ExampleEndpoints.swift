public import Core
import HTTPTypes

/// The endpoints of Example.
public enum ExampleEndpoints {
    /// Lists the caller's entries, newest first.
    public static let entries = Endpoint<NoInput, [ExampleEntry]>(
        .get, "/example/entries", access: .signedIn, summary: "The caller's entries, newest first.")
}
