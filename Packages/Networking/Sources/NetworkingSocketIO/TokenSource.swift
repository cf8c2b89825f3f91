import Core
import Networking

/// The access token for the next connection: the session's own, renewed if the server refused it.
actor TokenSource {
    private let session: AuthSession
    private var shown: String?
    private var refused: String?

    init(session: AuthSession) {
        self.session = session
    }

    /// Records that the server refused the last token.
    func refuse() { refused = shown }

    /// Returns the token for the next connection.
    ///
    /// - Throws: ``/Core/APIError`` if nobody is signed in, or if the session can't be renewed now.
    func token() async throws(APIError) -> String {
        guard let tokens = await session.tokens() else { throw .unauthorized() }
        let token = tokens.accessToken == refused ? try await session.refresh(replacing: tokens.accessToken) : tokens.accessToken
        shown = token
        return token
    }
}
