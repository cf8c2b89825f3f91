import Core
import ServerCore
import ServerHost
import Testing

@testable import AppServer

struct HostSettingsTests {
    private func load(_ build: BuildConfiguration, _ values: [String: String]) throws -> HostConfiguration {
        try ServerSettings.load(build: build, file: nil, commandLine: values, environment: [:]).host
    }

    @Test func `development is open, production is not`() throws {
        let development = try load(.development, [:])
        #expect(development.plainHTTP == .allowed && development.adminPort == nil)
        let production = try load(.production, ["PUBLIC_URL": "https://tumble.example/"])
        #expect(production.plainHTTP == .redirected(to: "https://tumble.example"))
        #expect(production.adminPort == 9090 && production.adminHostname == "127.0.0.1")
        #expect(production.drainTime == .seconds(5) && production.tls == nil)
        #expect(production.trustedProxies.contains("127.0.0.1") && !production.trustedProxies.contains("10.0.0.1"))
        #expect(try load(.production, [:]).plainHTTP == .refused)
    }

    @Test(arguments: [
        ["TLS_CERTIFICATE_FILE": "c.pem"], ["TLS_KEY_FILE": "k.pem"], ["PLAIN_HTTP": "maybe"], ["TRUSTED_PROXIES": "10.0.0.0/99"], ["ADMIN_PORT": "x"],
        ["DRAIN_SECONDS": "-1"], ["RATE_LIMIT_FACTOR": "fast"],
    ])
    func `what can't be used is named with the fix`(values: [String: String]) throws {
        let error = #expect(throws: SettingError.self) { try load(.development, values) }
        #expect(error?.description.contains("To fix, ") == true)
        #expect(error?.description.contains("TLS_") == true || values.keys.allSatisfy { error?.description.contains($0) == true })
    }

    @Test func `a certificate and its key go together`() throws {
        let tls = try load(.production, ["TLS_CERTIFICATE_FILE": "c.pem", "TLS_KEY_FILE": "k.pem"]).tls
        #expect(tls?.certificates == "c.pem" && tls?.privateKey == "k.pem")
    }
}
