import AdministrationAPI
import AdministrationServer
import Core
import CoreTesting
import Foundation
import HTTPTypes
import Networking
import Persistence
import PersistenceTesting
import ServerCore
import ServerTesting
import Testing

struct SystemTests {
    @Test func `an administrator sees version, database, queues, processes, jobs and plugins`() async throws {
        let server = try await AdministrationTestServer()
        server.work.load.withLock { $0 = WorkQueue.Load(waiting: 3, oldest: server.server.clock.now, failed: 2) }
        let status = try await server.administrator.call(AdministrationEndpoints.status)
        #expect(status.version == "1.2.3" && status.build == "development" && status.readAt == server.server.clock.now)
        #expect(["sqlite", "postgres"].contains(status.database.engine) && status.database.bytes > 0 && !status.database.version.isEmpty)
        #expect(status.queues == [QueueStatus(id: "work", title: "Parcels", waiting: 3, oldestAt: server.server.clock.now, failed: 2)])
        let node = try #require(status.nodes.first)
        #expect(status.nodes.count == 1 && node.isRunning && node.roles.contains("worker"))
        #expect(node.jobs.contains { $0.name == "nodes report themselves" && $0.isOnEveryNode })
        #expect(status.plugins.map(\.name) == ["Core", "Administration", "Work"])
        #expect(status.plugins[1].migrations.first == MigrationStatus(number: 1, name: "nodes"))
    }

    @Test func `work that waits too long needs attention, and so does a missing backup`() async throws {
        let server = try await AdministrationTestServer()
        let healthy = try await server.administrator.call(AdministrationEndpoints.overview)
        #expect(healthy.checks.first { $0.part == .queues }?.isHealthy == true)
        #expect(healthy.figures == [Figure(id: "work.count", title: "Parcels", value: 12)])
        server.work.load.withLock { $0 = WorkQueue.Load(waiting: 1, oldest: server.server.clock.now.addingTimeInterval(-1000)) }
        let overview = try await server.administrator.call(AdministrationEndpoints.overview)
        let queues = try #require(overview.checks.first { $0.part == .queues })
        #expect(!queues.isHealthy && queues.detail?.contains("Parcels") == true)
        let backup = overview.checks.first { $0.part == .backup }
        #expect(backup.map { !$0.isHealthy } ?? (TestEngine.chosen != .sqlite))
    }

    @Test func `another process is shown as it reported itself, until it has been silent for an hour`() async throws {
        let server = try await AdministrationTestServer()
        let now = server.server.clock.now
        let holder = try server.server.application.container.resolve(ServerInventory.self).jobs.holder
        try await AdministrationServerPlugin().jobs(server.server.application.container)[0].run()
        try await server.server.database.write { transaction in
            try transaction.execute(
                "UPDATE administration_node SET node = 'other', seen_at = \(now.addingTimeInterval(-90)), report = REPLACE(report, \(holder), 'other')")
        }
        let status = try await server.administrator.call(AdministrationEndpoints.status)
        let other = try #require(status.nodes.first { $0.id == "other" })
        #expect(!other.isRunning && status.checks.first { $0.part == .nodes }?.isHealthy == false)
        server.server.clock.advance(by: .seconds(3600))
        #expect(try await server.administrator.call(AdministrationEndpoints.status).nodes.count == 1)
    }

    @Test func `a process stores its report, and forgets those of long ago`() async throws {
        let server = try await AdministrationTestServer()
        let jobs = try AdministrationServerPlugin().jobs(server.server.application.container)
        let old = server.server.clock.now.addingTimeInterval(-7200)
        try await server.server.database.write { _ = try $0.execute("INSERT INTO administration_node (node, seen_at, report) VALUES ('old', \(old), '{}')") }
        for _ in 1...2 { try await jobs[0].run() }
        let nodes = try await server.server.database.read { try $0.values(String.self, "SELECT node FROM administration_node") }
        #expect(nodes.count == 1 && nodes != ["old"])
    }

    @Test func `settings are shown without secrets, and who looked is in the audit log`() async throws {
        let server = try await AdministrationTestServer()
        let groups = try await server.administrator.call(AdministrationEndpoints.settings)
        #expect(groups.first == .sample && groups[0].settings[1].value == nil)
        #expect(server.server.audit.entries.map(\.action) == ["settings_read"])
    }

    @Test func `nobody but administrators sees the system`() async throws {
        let server = try await AdministrationTestServer()
        for person in [Person.customer(7), .driver(8), .dispatcher(9)] {
            for path in ["status", "overview", "settings"] {
                #expect(await server.server.send(.get, "/api/v1/administration/\(path)", as: person).status == .forbidden)
            }
        }
        #expect(await server.server.send(.get, "/api/v1/administration/status").status == .unauthorized)
    }
}
