import Core
import Foundation
import ServerCore
import ServerHost
import Testing
import Theme

@testable import AppServer

struct SettingsTests {
    private func load(
        _ build: BuildConfiguration = .development, file: String? = nil, commandLine: [String: String] = [:], environment: [String: String] = [:]
    ) throws -> ServerSettings {
        try ServerSettings.load(build: build, file: file, commandLine: commandLine, environment: environment)
    }

    @Test func `the command line wins over the environment, which wins over the file`() throws {
        #expect(try load().host.port == 8080)
        #expect(try load(environment: ["PORT": "9000"]).host.port == 9000)
        #expect(try load(commandLine: ["PORT": "9001"], environment: ["PORT": "9000"]).host.port == 9001)
    }

    @Test(arguments: [
        (["PORT": "many"], "PORT is 'many'. To fix, give a number from 0 to 65535."),
        (["PORT": "70000"], "PORT is '70000'. To fix, give a number from 0 to 65535."),
        (["DEMO_DATA": "perhaps"], "DEMO_DATA is 'perhaps'. To fix, give YES or NO."),
        (["API_BASE_URL": "nonsense"], "API_BASE_URL is 'nonsense'. To fix, give an address with its scheme and host."),
        (["BRAND": "acme"], "BRAND is 'acme'. To fix, give one of meadow, tumble."),
        (["LOG_FORMAT": "xml"], "LOG_FORMAT is 'xml'. To fix, give one of pretty, json."),
        (["LOG_FILTER": "http"], "LOG_FILTER: 'http' is not a category with a level. To fix, write category=level, as in http=debug."),
        (["ANALYTICS": "maybe"], "ANALYTICS is 'maybe'. To fix, give YES or NO."),
        (["PASSWORD_HASHES_AT_ONCE": "0"], "PASSWORD_HASHES_AT_ONCE is '0'. To fix, give a number from 1 to 1024."),
        (["PASSWORD_HASHES_WAITING": "some"], "PASSWORD_HASHES_WAITING is 'some'. To fix, give a number from 0 to 100000."),
        (["ACCESS_TOKEN_SECONDS": "0"], "ACCESS_TOKEN_SECONDS is '0'. To fix, give a number from 1 to 86400."),
        (["CHAT_RETENTION_DAYS": "-1"], "CHAT_RETENTION_DAYS is '-1'. To fix, give a number from 0 to 36500."),
        (["DRIVER_TRACE_DAYS": "366"], "DRIVER_TRACE_DAYS is '366'. To fix, give a number from 0 to 365."),
        (["EVENT_RETENTION_DAYS": "long"], "EVENT_RETENTION_DAYS is 'long'. To fix, give a number from 0 to 36500."),
        (["WEBHOOK_PRIVATE_ADDRESSES": "some"], "WEBHOOK_PRIVATE_ADDRESSES is 'some'. To fix, give YES or NO."),
        (["SESSION_IDLE_DAYS": "0"], "SESSION_IDLE_DAYS is '0'. To fix, give a number from 1 to 365."),
        (
            ["AUDIT_RETENTION_DAYS": ""],
            "AUDIT_RETENTION_DAYS is empty. To fix, set it in the configuration file, the environment or with --set "
                + "AUDIT_RETENTION_DAYS=..."
        ),
        (["LOG_LEVEL": "loud"], "LOG_LEVEL is 'loud'. To fix, give one of trace, debug, info, notice, warning, error, critical."),
    ])
    func `a setting that can't be used is named with its fix`(commandLine: [String: String], message: String) throws {
        let error = #expect(throws: SettingError.self) { try load(commandLine: commandLine) }
        #expect(error?.description == message)
    }

    @Test func `a configuration file that isn't there is named`() throws {
        let error = #expect(throws: XCConfig.ParseError.self) { try load(file: "/nowhere/My.xcconfig") }
        #expect(error?.description.contains("My.xcconfig") == true)
    }

    @Test func `the two builds differ where they should`() throws {
        let (development, production) = (try load(), try load(.production))
        #expect(development.app.displayName == "Tumble Dev")
        #expect(production.app.displayName == "Tumble")
        #expect(development.app.bundleIdentifier == "app.tumble.dev")
        #expect(production.app.bundleIdentifier == "app.tumble")
        #expect(development.data.hasDemoData && !production.data.hasDemoData)
        #expect(development.application.limits.rateFactor == 100 && production.application.limits.rateFactor == 1)
        #expect(development.app.launchScreenDuration == .seconds(2))
        #expect(development.theme.theme.brand == "tumble")
        #expect(try load(commandLine: ["BRAND": "meadow"]).theme.theme.brand == "meadow")
    }
}
