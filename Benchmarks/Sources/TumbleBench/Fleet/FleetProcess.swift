import AuthAPI
import AuthServer
import Core
import FleetAPI
import Foundation
import Networking
import NetworkingNIO
import OrdersAPI
import PersistenceSQLite

/// A server in a process of its own on one core, with customers, drivers and a dispatcher who are signed in.
final class FleetProcess {
    /// Somebody who is signed in.
    struct Person: Sendable {
        let id: Int
        let client: APIClient
        /// The token of the sign-in.
        let token: String
    }

    let server: ServerProcess
    let customers: [Person]
    let drivers: [Person]
    let dispatcher: APIClient
    private let transport: AsyncHTTPClientTransport

    /// The requests that are in flight while people and orders are made.
    private static let inFlight = 16

    /// Starts a server with people. Their passwords have a cheap hash, as those of the demo.
    init(_ settings: MeasureSettings, customers: Int, drivers: Int) async throws {
        let folder = try DataFolder()
        // The first start makes the tables and the demo's people.
        try ServerProcess(executable: settings.server, folder: folder).stop()
        try await Self.addAccounts(customers: customers, drivers: drivers, in: folder)
        let server = try ServerProcess(executable: settings.server, folder: folder, core: 0)
        let transport = AsyncHTTPClientTransport(connectionsPerHost: 64)
        let access = Access(http: HTTPClient(transport: transport, clock: SystemClock()), base: URL(string: "http:/" + "/\(server.authority)"))
        (self.server, self.transport) = (server, transport)
        dispatcher = try await access.signIn("dispatcher@tumble.example").client
        self.customers = try await Self.concurrently(customers) { try await access.signIn(Self.customer($0)) }
        self.drivers = try await Self.concurrently(drivers) { try await access.signIn(Self.driver($0)) }
        // Whoever has never been online is nobody's driver yet.
        for driver in self.drivers { _ = try await driver.client.call(FleetEndpoints.setStatus, DriverStatusUpdate(online: false)) }
    }

    /// Ends the connections. The server ends with the last reference to it.
    func close() async throws { try await transport.shutdown() }

    /// Returns a customer's email address.
    static func customer(_ number: Int) -> String { "customer\(number)@bench.example" }

    private static func driver(_ number: Int) -> String { "driver\(number)@bench.example" }

    private static func addAccounts(customers: Int, drivers: Int, in folder: DataFolder) async throws {
        let database = try SQLiteDatabase(path: folder.path + "/tumble.sqlite")
        let people =
            (0..<customers).map { number in
                DemoPerson(
                    email: customer(number), name: "Customer \(number)", roles: [.customer], password: DemoPeople.password, address: DemoPeople.customer.address
                )
            }
            + (0..<drivers).map { DemoPerson(email: driver($0), name: "Driver \($0)", roles: [.driver], password: DemoPeople.password) }
        try await AccountSeeding(database: database, clock: SystemClock(), random: SystemRandomSource()).createAccounts(people)
    }

    /// Runs an operation for each number, several at once, and returns the results in order.
    static func concurrently<Value: Sendable>(_ count: Int, _ operation: @escaping @Sendable (Int) async throws -> Value) async throws -> [Value] {
        try await withThrowingTaskGroup(of: (Int, Value).self) { group in
            var values = [Value?](repeating: nil, count: count)
            for number in 0..<min(count, inFlight) { group.addTask { (number, try await operation(number)) } }
            var next = min(count, inFlight)
            while let (number, value) = try await group.next() {
                values[number] = value
                guard next < count else { continue }
                let number = next
                group.addTask { (number, try await operation(number)) }
                next += 1
            }
            return values.compactMap(\.self)
        }
    }

    /// Lets customers order in turn, and waits until all orders are on the board.
    ///
    /// - Returns: the ids of the orders.
    func placeOrders(_ count: Int) async throws -> [Int] {
        let orders = try await Self.concurrently(count) { [customers] number in
            let request = CreateOrder(QuoteRequest(bags: 2, pickupMode: .asap))
            return try await customers[number % customers.count].client.call(OrdersEndpoints.create, request).id
        }
        let clock = ContinuousClock()
        let deadline = clock.now + .seconds(60)
        // From outside, the board itself is the only signal: it is asked again, and bounded by the deadline.
        while try await dispatcher.call(FleetEndpoints.board, BoardRequest()).cards.count < count {
            guard clock.now < deadline else { throw MeasureError.wrongResult("orders that don't come to the board") }
            try await Task.sleep(for: .milliseconds(100))
        }
        return orders
    }
}

/// The way to the server for people who sign in.
private struct Access: Sendable {
    let http: HTTPClient
    let base: URL?

    func signIn(_ email: String) async throws -> FleetProcess.Person {
        let open = APIClient(http: http, baseURL: base, session: nil)
        let response = try await open.call(AuthEndpoints.login, LoginRequest(email: email, password: DemoPeople.password))
        let tokens = Tokens(accessToken: response.accessToken, refreshToken: response.refreshToken, expiresAt: response.expiresAt)
        let session = AuthSession(store: InMemoryTokenStore(tokens), refresher: Refresher(client: open), clock: SystemClock())
        return FleetProcess.Person(id: response.user.id, client: APIClient(http: http, baseURL: base, session: session), token: response.accessToken)
    }
}

/// Renews tokens where a measure takes longer than they are good.
private struct Refresher: SessionRefreshing {
    let client: APIClient

    func refresh(_ refreshToken: String) async throws(APIError) -> Tokens {
        let response = try await client.call(AuthEndpoints.refresh, RefreshRequest(refreshToken: refreshToken))
        return Tokens(accessToken: response.accessToken, refreshToken: response.refreshToken, expiresAt: response.expiresAt)
    }
}
