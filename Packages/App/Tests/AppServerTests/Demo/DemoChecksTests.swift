import Core
import Foundation
import ServerHost
import Testing

@testable import AppServer

struct DemoChecksTests {
    private func settings(_ values: [String: String], _ build: BuildConfiguration = .development) throws -> ServerSettings {
        try ServerSettings.load(build: build, file: nil, commandLine: values, environment: [:])
    }

    private func refusal(_ values: [String: String]) -> String? {
        do {
            try DemoChecks.checkSettings(try settings(values))
            return nil
        } catch {
            return "\(error)"
        }
    }

    @Test(arguments: [
        ["HOST": "0.0.0.0"], ["HOST": "::"], ["HOST": "192.168.1.20"], ["HOST": "workstation"], ["PUBLIC_URL": "https://tumble.example"],
        ["PUBLIC_URL": "http://192.168.1.20:8080"], ["HOST": "127.0.0.1.evil.example"],
    ])
    func `a server that other machines reach doesn't start with demo accounts`(values: [String: String]) {
        let message = refusal(values)
        #expect(message?.contains(values.values.first ?? "-") == true && message?.contains("DEMO_NETWORK=YES") == true, "\(message ?? "")")
        #expect(refusal(values.merging(["DEMO_DATA": "NO"]) { $1 }) == nil)
        #expect(refusal(values.merging(["DEMO_NETWORK": "YES"]) { $1 }) == nil)
    }

    @Test(arguments: [
        [:], ["HOST": "::1"], ["HOST": "localhost"], ["PUBLIC_URL": "http://127.0.0.1:8080"], ["PUBLIC_URL": "http://demo.localhost:8080"],
    ])
    func `one on this machine does`(values: [String: String]) {
        #expect(refusal(values) == nil)
    }

    @Test func `the accounts that an earlier start left count as well`() async throws {
        let product = try await DemoProduct(["DEMO_HISTORY": "NO", "DEMO_TRAFFIC": "NO"]).seeded()
        func check(_ values: [String: String]) async throws {
            let server = try await DemoProduct(values.merging(["DEMO_DATA": "NO"]) { $1 }, on: product.server.database, clock: product.clock).server
            try await DemoChecks.checkDatabase(server)
        }
        await #expect(throws: SettingError.self) { try await check(["HOST": "0.0.0.0"]) }
        try await check(["HOST": "0.0.0.0", "DEMO_NETWORK": "YES"])
        try await check([:])
        let empty = try await DemoProduct(["DEMO_DATA": "NO", "HOST": "0.0.0.0"]).server
        try await DemoChecks.checkDatabase(empty)
    }

    @Test func `development answers to the names of this machine and its own, production to any that its proxy passes on`() throws {
        #expect(try settings(["PUBLIC_URL": "https://Tumble.example"]).host.names == .local(and: ["tumble.example", "127.0.0.1"]))
        let production = ["PUBLIC_URL": "https://tumble.example", "SIGNING_KEY_FILE": "/some/key.pem"]
        #expect(try settings(production, .production).host.names == .all)
    }
}
