import AuthAPI
import Core
import Networking

/// The calls about people's accounts.
protocol PeopleService: Sendable {
    /// Returns a page of accounts, newest first.
    func accounts(_ query: AccountQuery) async throws(APIError) -> AccountPage
    /// Returns an account.
    func account(_ id: Int) async throws(APIError) -> AdministeredAccount
    /// Returns the devices on which somebody is signed in.
    func sessions(of id: Int) async throws(APIError) -> [SignedInDevice]
    /// Returns the last entries of the audit log about an account.
    func events(of id: Int) async throws(APIError) -> [SecurityEvent]
    /// Sets somebody's roles.
    func setRoles(_ roles: [Role], of id: Int) async throws(APIError) -> AdministeredAccount
    /// Disables an account, or enables it.
    func setDisabled(_ isDisabled: Bool, _ id: Int) async throws(APIError) -> AdministeredAccount
    /// Signs somebody out, on one device or everywhere.
    func endSessions(of id: Int, session: Int?) async throws(APIError)
    /// Returns the times at which administrators viewed as somebody, newest first.
    func viewings(of id: Int) async throws(APIError) -> [AccountViewing]
    /// Begins to view the product as somebody. The pages of this browser come back as they see them.
    func view(as id: Int, reason: String) async throws(APIError)
}

/// Calls the API.
struct LivePeopleService: PeopleService {
    let client: APIClient
    let session: AuthSession

    func accounts(_ query: AccountQuery) async throws(APIError) -> AccountPage { try await client.call(AuthEndpoints.accounts, query) }

    func account(_ id: Int) async throws(APIError) -> AdministeredAccount { try await client.call(AuthEndpoints.account, IDInput(id: id)) }

    func sessions(of id: Int) async throws(APIError) -> [SignedInDevice] { try await client.call(AuthEndpoints.accountSessions, IDInput(id: id)) }

    func events(of id: Int) async throws(APIError) -> [SecurityEvent] {
        try await client.call(AuthEndpoints.audit, SecurityEventQuery(limit: 20, accountID: id)).items
    }

    func setRoles(_ roles: [Role], of id: Int) async throws(APIError) -> AdministeredAccount {
        _ = try await client.call(AuthEndpoints.updateRoles, RolesUpdate(id: id, roles: roles))
        return try await account(id)
    }

    func setDisabled(_ isDisabled: Bool, _ id: Int) async throws(APIError) -> AdministeredAccount {
        try await client.call(isDisabled ? AuthEndpoints.disableAccount : AuthEndpoints.enableAccount, IDInput(id: id))
    }

    func endSessions(of id: Int, session: Int?) async throws(APIError) {
        if let session {
            _ = try await client.call(AuthEndpoints.endAccountSession, AccountSessionInput(id: id, session: session))
        } else {
            _ = try await client.call(AuthEndpoints.endSessions, IDInput(id: id))
        }
    }

    func viewings(of id: Int) async throws(APIError) -> [AccountViewing] { try await client.call(AuthEndpoints.viewings, IDInput(id: id)) }

    func view(as id: Int, reason: String) async throws(APIError) {
        let viewing = try await client.call(AuthEndpoints.view, ViewRequest(id: id, reason: reason))
        do {
            try await session.view(with: Tokens(accessToken: viewing.accessToken, refreshToken: "", expiresAt: viewing.expiresAt))
        } catch {
            throw APIError(status: 0, code: "viewing_not_kept", message: Strings.viewingNotKept)
        }
    }
}

#if DEBUG
/// Returns what it was given; for tests and previews.
struct FakePeopleService: PeopleService {
    var pageResult: Result<AccountPage, APIError> = .success(.sample)
    var accountResult: Result<AdministeredAccount, APIError> = .success(.sample)
    var sessionsResult: Result<[SignedInDevice], APIError> = .success([.sample])
    var eventsResult: Result<[SecurityEvent], APIError> = .success([.sample])
    var viewingsResult: Result<[AccountViewing], APIError> = .success([.sample])
    var changeResult: Result<AdministeredAccount, APIError> = .success(.sample)

    func accounts(_ query: AccountQuery) async throws(APIError) -> AccountPage { try pageResult.get() }
    func account(_ id: Int) async throws(APIError) -> AdministeredAccount { try accountResult.get() }
    func sessions(of id: Int) async throws(APIError) -> [SignedInDevice] { try sessionsResult.get() }
    func events(of id: Int) async throws(APIError) -> [SecurityEvent] { try eventsResult.get() }
    func setRoles(_ roles: [Role], of id: Int) async throws(APIError) -> AdministeredAccount { try changeResult.get() }
    func setDisabled(_ isDisabled: Bool, _ id: Int) async throws(APIError) -> AdministeredAccount { try changeResult.get() }
    func endSessions(of id: Int, session: Int?) async throws(APIError) { _ = try changeResult.get() }
    func viewings(of id: Int) async throws(APIError) -> [AccountViewing] { try viewingsResult.get() }
    func view(as id: Int, reason: String) async throws(APIError) { _ = try changeResult.get() }
}
#endif
