import Foundation

/// The way in which a person proved who they are, when a session began or later in it.
enum SessionProof: Sendable, Equatable {
    /// The password alone.
    case password
    /// The password and a code of a second factor; or in a session that has been proved by password before, the code alone.
    case secondFactor
    /// A passkey with user verification, which is both factors at once.
    case passkey

    /// Whether the proof includes a second factor.
    var includesFactor: Bool {
        switch self {
        case .password: false
        case .secondFactor, .passkey: true
        }
    }
}

/// A session with its proofs, as its access tokens state them.
struct ProvenSession: Sendable, Equatable {
    let id: Int
    /// The time at which the person last proved who they are; nil if it is unknown.
    let provedAt: Date?
    /// The time at which the person last gave a second factor or a passkey; nil if never in this session.
    let factorAt: Date?
}
