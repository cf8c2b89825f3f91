/// How far the mail that confirms the person's address is, once it was asked for again.
public enum VerificationMail: Sendable, Equatable {
    /// It wasn't asked for again.
    case idle
    /// The server is being asked.
    case sending
    /// It is on its way.
    case sent
    /// It wasn't sent; with a message for the person.
    case failed(String)
}
