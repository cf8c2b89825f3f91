public import Core
import HTTPTypes

/// The endpoints of Payments.
public enum PaymentsEndpoints {
    /// Lists the caller's entries, newest first.
    public static let entries = Endpoint<NoInput, [PaymentsEntry]>(
        .get, "/payments/entries", access: .signedIn, summary: "The caller's entries, newest first.")
}
