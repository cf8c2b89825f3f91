/// The ids of requests that the demo makes all the time. The log has of them only what went wrong.
package enum QuietRequests {
    /// The id of the requests that make the demo's history.
    package static let history = "demo-history"
    /// The id of the requests of simulated people.
    package static let traffic = "demo-traffic"

    /// Returns whether a request's id is one of these.
    static func contains(_ id: String?) -> Bool { id == history || id == traffic }
}
