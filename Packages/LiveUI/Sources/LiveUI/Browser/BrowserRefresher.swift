import Core
import Networking

/// Renews the tokens of a browser session in one of the processes that serve the browser, while the others read the result: a refresh token used
/// twice would sign the person out.
struct BrowserRefresher: SessionRefreshing {
    let store: BrowserTokenStore
    let base: any SessionRefreshing
    let clock: any Clock

    /// The delay before checking again whether another process is done.
    private static let pause = Duration.milliseconds(50)

    func refresh(_ refreshToken: String) async throws(APIError) -> Tokens {
        // A tab without a cookie doesn't share its tokens.
        guard let browser = store.browser else { return try await base.refresh(refreshToken) }
        while true {
            guard let row = try await stored({ try await store.repository.find(browser) }) else { throw .unauthorized() }
            guard row.tokens.refreshToken == refreshToken else { return adopted(row.tokens) }
            if let version = try await stored({ try await store.repository.claim(browser, version: row.version) }) {
                return try await renew(refreshToken, browser, version)
            }
            guard (try? await clock.sleep(for: Self.pause)) != nil else { throw Self.unavailable }
        }
    }

    private func renew(_ refreshToken: String, _ browser: BrowserID, _ version: Int) async throws(APIError) -> Tokens {
        let renewed: Tokens
        do throws(APIError) {
            renewed = try await base.refresh(refreshToken)
        } catch {
            // After a refusal, another process may have renewed the tokens once this one's claim had expired.
            if error.status == 401, let row = try await stored({ try await store.repository.find(browser) }), row.tokens.refreshToken != refreshToken {
                return adopted(row.tokens)
            }
            try? await store.repository.release(browser, version: version)
            throw error
        }
        // The old token is used up: if the new one can't be stored, at least this process continues with it.
        guard let isReplaced = try? await store.repository.replace(renewed, browser, version: version), !isReplaced else { return adopted(renewed) }
        guard let row = try await stored({ try await store.repository.find(browser) }) else { throw .unauthorized() }
        return adopted(row.tokens)
    }

    private func adopted(_ tokens: Tokens) -> Tokens {
        store.adopt(tokens)
        return tokens
    }

    /// Prevents a failing database from ending a session.
    private func stored<T>(_ work: () async throws -> T) async throws(APIError) -> T {
        do {
            return try await work()
        } catch {
            throw Self.unavailable
        }
    }

    private static var unavailable: APIError { APIError(status: 503, code: "unavailable", message: APIError.internalError.message) }
}
