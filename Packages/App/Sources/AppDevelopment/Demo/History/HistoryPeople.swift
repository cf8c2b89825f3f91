import Auth
import AuthAPI
import AuthServer
import Core
import Networking
import ServerCore

/// The people of the history, signed in at a server in this process.
struct HistoryPeople: Sendable {
    /// One of them.
    struct Member: Sendable {
        let id: Int
        let person: DemoPerson
        let client: APIClient
        let session: AuthSession
    }

    /// The customers, the visitors' own first.
    let customers: [Member]
    /// The drivers, the visitors' own two first.
    let drivers: [Member]
    /// The one who weighs and washes, and assigns orders.
    let plant: Member

    /// Signs everybody in.
    init(_ application: Application, clock: any Clock) async throws {
        let http = HTTPClient(transport: InProcessTransport(responder: application), clock: clock, policy: .inProcess)
        func members(_ people: [DemoPerson]) async throws -> [Member] {
            var members: [Member] = []
            for person in people { members.append(try await Self.member(person, http, clock)) }
            return members
        }
        customers = try await members([DemoPeople.customer] + SimulatedPeople.customers)
        drivers = try await members(DemoPeople.all.filter { $0.roles == [.driver] } + SimulatedPeople.drivers)
        plant = try await Self.member(SimulatedPeople.plant, http, clock)
    }

    private static func member(_ person: DemoPerson, _ http: HTTPClient, _ clock: any Clock) async throws -> Member {
        let open = APIClient(http: http, baseURL: nil, session: nil, clock: clock)
        let response = try await open.call(AuthEndpoints.login, LoginRequest(email: person.email, password: person.password))
        let session = AuthSession(store: InMemoryTokenStore(), refresher: AuthRefresher(client: open), clock: clock)
        try await session.begin(Tokens(accessToken: response.accessToken, refreshToken: response.refreshToken, expiresAt: response.expiresAt))
        return Member(
            id: response.user.id, person: person, client: APIClient(http: http, baseURL: nil, session: session, clock: clock), session: session)
    }

    /// Signs everybody out, so that no visitor finds a device that isn't theirs.
    func signOut() async {
        for member in customers + drivers + [plant] {
            guard let tokens = await member.session.tokens() else { continue }
            _ = try? await member.client.call(AuthEndpoints.logout, LogoutRequest(refreshToken: tokens.refreshToken), retryingAfterRefresh: false)
        }
    }
}
