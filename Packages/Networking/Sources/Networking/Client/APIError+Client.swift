public import Core

extension APIError {
    /// The caller was cancelled before the answer came.
    public static var cancelled: APIError {
        APIError(status: 0, code: "cancelled", message: Strings.cancelled)
    }

    /// The input can't be laid out for the wire: a mistake in the program, found by the endpoint's round-trip test.
    public static var unencodable: APIError {
        APIError(status: 0, code: "unencodable", message: Strings.unencodable)
    }
}
