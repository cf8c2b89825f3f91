import Core
import Networking

/// The access token for the next connect: the session's own, renewed where the server has refused it.
actor TokenSource {
    private let session: AuthSession
    private var shown: String?
    private var refused: String?

    init(session: AuthSession) {
        self.session = session
    }

    /// Notes that the server no longer takes the token that was shown last.
    func refuse() { refused = shown }

    /// The token to show.
    ///
    /// - Throws: ``/Core/APIError`` where nobody is signed in, or the session can't be renewed now.
    func token() async throws(APIError) -> String {
        guard let tokens = await session.tokens() else { throw .unauthorized() }
        let token = tokens.accessToken == refused ? try await session.refresh(replacing: tokens.accessToken) : tokens.accessToken
        shown = token
        return token
    }
}
