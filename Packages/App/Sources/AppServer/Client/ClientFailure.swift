import Core

/// An error of `tumble api`, with the exit status that scripts can rely on.
struct ClientFailure: Error, Equatable, CustomStringConvertible {
    /// The exit statuses beside 0 for success, 1 for other failures, and 64 for a wrong command line.
    enum Status: Int32 {
        case refused = 2
        case signedOut = 3
        case unreachable = 4
        case serverFailed = 5
    }

    let status: Status
    let description: String

    /// Creates a failure.
    init(_ status: Status, _ description: String) { (self.status, self.description) = (status, description) }

    /// Describes the outcome of a call.
    init(_ error: APIError, server: String) {
        let fields = error.fields.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
        let allowed = error.allowedActions.map { ["allowed instead: \($0.joined(separator: ", "))"] } ?? []
        let details = (["\(error.status) \(error.code.rawValue)"] + fields + allowed).joined(separator: "; ")
        switch error.kind {
        case .unauthorized: self.init(.signedOut, "\(error.message) (\(details)). To fix, run tumble api sign-in.")
        case .forbidden where error.code == .proofRequired:
            self.init(.refused, "\(error.message) (\(details)). To fix, run tumble api prove, then this again.")
        case .offline, .timedOut:
            self.init(.unreachable, "\(server) can't be reached (\(error.code.rawValue)). To fix, check the address, or try again later.")
        case .insecure: self.init(.unreachable, "\(error.message) (\(server))")
        case .server: self.init(.serverFailed, "\(error.message) (\(details))")
        case .canceled, .tooLarge, .decoding: self.init(.serverFailed, "\(error.message) (\(error.code.rawValue))")
        case .forbidden, .notFound, .conflict, .invalid, .rateLimited, .refused: self.init(.refused, "\(error.message) (\(details))")
        }
    }
}
