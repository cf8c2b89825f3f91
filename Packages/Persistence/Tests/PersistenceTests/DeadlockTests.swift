import Dispatch
import Persistence
import PersistencePostgres
import PersistenceTesting
import Synchronization
import Testing

@Suite(.enabled(if: TestEngine.available.contains(.postgres), "\(TestEngine.postgresIsMissing)"), .timeLimit(.minutes(2)))
struct DeadlockTests {
    @Test(arguments: [Isolation.readCommitted, .repeatableRead, .serializable])
    func `of two who lock two rows in opposite order one runs again, and both end well`(_ isolation: Isolation) async throws {
        let shop = try await TestDatabase(.postgres, plugins: Shop.plugins)
        let ids = try await shop.database.write { transaction in
            try ["a", "b"].map { try transaction.insert(into: "shop_customer", ["email": $0, "version": 0]) }
        }
        var settings = try #require(shop.postgres)
        settings.url += "&options=-c%20deadlock_timeout%3D20ms"
        settings.timeout = .seconds(60)
        settings.lockTimeout = .seconds(60)
        let database = try PostgresDatabase(settings)
        let meeting = Meeting()
        try await withThrowingTaskGroup { group in
            for order in [ids, ids.reversed()] {
                group.addTask {
                    try await database.write(isolation) { transaction in
                        try meeting.observing {
                            try transaction.execute("UPDATE shop_customer SET version = version + 1 WHERE id = \(order[0])")
                            // Each holds a row before either asks for the other's; whoever runs again finds both there.
                            meeting.arrive()
                            try transaction.execute("UPDATE shop_customer SET version = version + 1 WHERE id = \(order[1])")
                        }
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(try await shop.database.read { try $0.values(Int.self, "SELECT version FROM shop_customer") } == [2, 2])
        let refusals = meeting.refusals
        #expect(refusals.contains { $0.hasPrefix("Database error (serialization): deadlock detected (SQLSTATE 40P01)") }, "\(refusals)")
        try await database.close()
    }
}

/// Two threads that wait for each other, and what they were refused.
private final class Meeting: Sendable {
    private struct State {
        var arrivals = 0
        var refusals: [String] = []
    }

    private let state = Mutex(State())
    private let bothAreThere = DispatchSemaphore(value: 0)

    var refusals: [String] { state.withLock { $0.refusals } }

    func arrive() {
        let arrivals = state.withLock { state in
            state.arrivals += 1
            return state.arrivals
        }
        if arrivals == 1 { bothAreThere.wait() } else if arrivals == 2 { bothAreThere.signal() }
    }

    func observing(_ work: () throws -> Void) throws {
        do {
            try work()
        } catch {
            state.withLock { $0.refusals.append("\(error)") }
            throw error
        }
    }
}
