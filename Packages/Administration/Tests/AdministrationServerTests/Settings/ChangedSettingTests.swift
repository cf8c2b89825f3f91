import AdministrationAPI
import AdministrationServer
import Core
import CoreTesting
import Foundation
import HTTPTypes
import Networking
import Persistence
import ServerCore
import ServerTesting
import Testing

struct ChangedSettingTests {
    private func limit(_ server: AdministrationTestServer) throws -> CurrentSetting<Int> {
        try server.server.application.container.currentSetting(WorkPlugin.limit)
    }

    private func change(_ server: AdministrationTestServer, _ key: String, _ value: String, _ version: Int = 0) async throws(APIError) -> SettingStatus {
        try await server.administrator.call(AdministrationEndpoints.changeSetting, ChangeSetting(key: key, value: value, version: version))
    }

    @Test func `a change holds at once, says who and when, and goes back by one call`() async throws {
        let server = try await AdministrationTestServer()
        let limit = try limit(server)
        #expect(limit.value == 3)
        let changed = try await change(server, "WORK_LIMIT", "7")
        #expect(limit.value == 7)
        let state = try #require(changed.change)
        #expect(state.value == "7" && state.unchanged == "3" && state.version == 1 && state.isChanged && state.changedBy == 1)
        #expect(state.changedAt == server.server.clock.now)
        let listed = try await server.administrator.call(AdministrationEndpoints.settings).flatMap(\.settings).first { $0.key == "WORK_LIMIT" }
        #expect(listed?.change == state)
        let reset = try await server.administrator.call(AdministrationEndpoints.resetSetting, ResetSetting(key: "WORK_LIMIT", version: 1))
        #expect(limit.value == 3 && reset.change?.isChanged == false && reset.change?.version == 2)
        #expect(server.server.audit.entries.map(\.action) == ["setting_changed", "settings_read", "setting_reset"])
        #expect(server.server.audit.details == ["'3' to '7'", nil, "'7' to default"])
    }

    @Test func `another process takes a change over by its job`() async throws {
        let server = try await AdministrationTestServer()
        let limit = try limit(server)
        let now = server.server.clock.now
        try await server.server.database.write { transaction in
            try transaction.execute(
                "INSERT INTO administration_setting (key, value, version, changed_by, changed_at) VALUES ('WORK_LIMIT', '9', 1, 1, \(now))")
        }
        let job = try #require(AdministrationServerPlugin().jobs(server.server.application.container).first { $0.name == "changed settings are read" })
        try await job.run()
        #expect(limit.value == 9)
    }

    @Test func `of two who change a setting at once, one is told`() async throws {
        let server = try await AdministrationTestServer()
        _ = try await change(server, "WORK_LIMIT", "5")
        await #expect { _ = try await change(server, "WORK_LIMIT", "6") } throws: { ($0 as? APIError)?.code == "stale_version" }
        #expect(try limit(server).value == 5)
        _ = try await change(server, "WORK_LIMIT", "6", 1)
        #expect(try limit(server).value == 6)
    }

    @Test func `the setting's own rule is kept, and what isn't changeable stays`() async throws {
        let server = try await AdministrationTestServer()
        for text in ["11", "many", "", "4\n"] {
            await #expect { _ = try await change(server, "WORK_LIMIT", text) } throws: { ($0 as? APIError)?.fields.keys.contains("value") == true }
        }
        await #expect { _ = try await change(server, "WORK_FIXED", "2") } throws: { ($0 as? APIError)?.code == "setting_fixed" }
        await #expect { _ = try await change(server, "WORK_NONE", "2") } throws: { ($0 as? APIError)?.status == 404 }
        server.facts.pins.withLock { $0["WORK_LIMIT"] = "environment" }
        await #expect { _ = try await change(server, "WORK_LIMIT", "2") } throws: { ($0 as? APIError)?.code == "setting_pinned" }
        #expect(try limit(server).value == 3)
    }

    @Test func `a secret is stored sealed, and shown neither on the page nor in the audit log`() async throws {
        let server = try await AdministrationTestServer()
        let secret = try server.server.application.container.currentSetting(WorkPlugin.secret)
        let changed = try await change(server, "WORK_SECRET", "open sesame")
        #expect(secret.value == "open sesame" && changed.value == nil && changed.change?.value == nil && changed.change?.isChanged == true)
        let stored = try await server.server.database.read { try $0.values(String.self, "SELECT value FROM administration_setting") }
        #expect(stored.count == 1 && !stored[0].contains("sesame"))
        #expect(server.server.audit.details == [nil])
    }

    @Test func `a stored text that can't be used is left out`() async throws {
        let server = try await AdministrationTestServer()
        _ = try await change(server, "WORK_LIMIT", "7")
        _ = try await change(server, "WORK_SECRET", "open sesame")
        try await server.server.database.write { _ = try $0.execute("UPDATE administration_setting SET value = 'nonsense', version = version + 1") }
        let settings = try await server.administrator.call(AdministrationEndpoints.settings).flatMap(\.settings)
        #expect(try limit(server).value == 3)
        #expect(settings.first { $0.key == "WORK_LIMIT" }?.change?.isChanged == false)
        #expect(try server.server.application.container.currentSetting(WorkPlugin.secret).value == nil)
    }

    @Test func `nobody but administrators changes settings`() async throws {
        let server = try await AdministrationTestServer()
        for person in [Person.customer(7), .driver(8), .dispatcher(9)] {
            let client = server.server.client(as: person)
            await #expect {
                _ = try await client.call(AdministrationEndpoints.changeSetting, ChangeSetting(key: "WORK_LIMIT", value: "5", version: 0))
            } throws: {
                ($0 as? APIError)?.status == 403
            }
            await #expect {
                _ = try await client.call(AdministrationEndpoints.resetSetting, ResetSetting(key: "WORK_LIMIT", version: 0))
            } throws: {
                ($0 as? APIError)?.status == 403
            }
        }
    }
}
