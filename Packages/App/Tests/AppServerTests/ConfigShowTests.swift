import Core
import Foundation
import Testing

@testable import AppServer

struct ConfigShowTests {
    private func settings(commandLine: [String: String] = [:], environment: [String: String] = [:]) throws -> ServerSettings {
        try ServerSettings.load(build: .development, file: file, commandLine: commandLine, environment: environment)
    }

    private var file: String {
        URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../../Configurations/Dev.xcconfig").standardized.path
    }

    private func row(_ name: String, in text: String) -> String? {
        text.split(separator: "\n").first { $0.hasPrefix(name + " ") }.map { String($0.split(separator: " ").joined(separator: " ")) }
    }

    @Test func `every setting is shown with its value and where that is from`() throws {
        let sources = try settings(commandLine: ["PORT": "9001"], environment: ["PORT": "9000", "HOST": "::1"]).sources
        let text = sources.table(SettingKey.all)
        #expect(row("PORT", in: text) == "PORT 9001 command line")
        #expect(row("HOST", in: text) == "HOST ::1 environment")
        #expect(row("DATABASE_FILE", in: text)?.hasPrefix("DATABASE_FILE tumble.sqlite ") == true)
        #expect(row("DATABASE_FILE", in: text)?.contains("Configurations/Shared.xcconfig:") == true)
        #expect(row("LOG_LEVEL", in: text)?.contains("Configurations/Dev.xcconfig:") == true)
        #expect(row("SIGNING_KEY_FILE", in: text)?.hasPrefix("SIGNING_KEY_FILE (empty) ") == true)
        #expect(row("MAP_TILES_URL", in: text) == "MAP_TILES_URL (not set) -")
        #expect(text.split(separator: "\n").count == SettingKey.all.count + 1)
    }

    @Test func `secrets are masked, and what is named like one`() throws {
        let sources = try settings(environment: ["MAP_TILES_URL": "hunter2", "SMTP_USERNAME": "tumble", "SMTP_PASSWORD": "hunter2"]).sources
        let text = sources.table(SettingKey.all)
        #expect(!text.contains("hunter2"))
        #expect(row("SMTP_PASSWORD", in: text) == "SMTP_PASSWORD ******** environment")
    }

    @Test func `an unknown setting is told with the nearest known one`() throws {
        let sources = try settings(
            commandLine: ["DATA_FODLER": "/tmp"], environment: ["LOG_LEVLE": "info", "HOME": "/root", "FLAG_NOTHING": "YES", "SOMETHING_ELSE": "1"]
        ).sources
        #expect(
            sources.warnings(known: SettingKey.all.map(\.name)) == [
                "DATA_FODLER (command line) is no setting. To fix, write DATA_FOLDER.",
                "FLAG_NOTHING (environment) is no setting. To fix, take it out.",
                "LOG_LEVLE (environment) is no setting. To fix, write LOG_LEVEL.",
            ])
    }

    @Test func `every setting of the files is a known one`() throws {
        for build in [BuildConfiguration.development, .production] {
            let sources = try ServerSettings.load(build: build, file: nil, commandLine: [:], environment: [:]).sources
            #expect(sources.warnings(known: SettingKey.all.map(\.name)) == [])
        }
    }

    @Test func `feature flags are shown with whom they are on for`() throws {
        let flags = [FeatureFlag("orders.tips", isOn: false, summary: "Tips."), FeatureFlag("chat.photos", isOn: true, summary: "Photos.")]
        let sources = try settings(commandLine: ["FLAG_ORDERS_TIPS": "driver"], environment: ["FLAG_ORDERS_TIP": "NO"]).sources
        struct FlaggedPlugin: Plugin {
            let name = "Flagged"
            let requires: [String] = []
            let featureFlags: [FeatureFlag]
        }
        let text = ShowConfigCommand.report(sources, try FlagBootstrap.flags(sources, plugins: [FlaggedPlugin(featureFlags: flags)]))
        #expect(row("FLAG_ORDERS_TIPS", in: text) == "FLAG_ORDERS_TIPS driver command line Tips.")
        #expect(row("FLAG_CHAT_PHOTOS", in: text) == "FLAG_CHAT_PHOTOS YES default Photos.")
        #expect(text.hasSuffix("Warning: FLAG_ORDERS_TIP (environment) is no setting. To fix, write FLAG_ORDERS_TIPS."))
    }

    @Test func `the log and the trace are what the settings say`() throws {
        let settings = try settings(commandLine: ["LOG_FILTER": "http=error,store=off", "LOG_FORMAT": "json", "TRACE_FILE": "/tmp/trace.json"])
        #expect(settings.log.format == .json && settings.log.subsystem == "app.tumble.dev")
        let levels = ["http", "store", "orders"].map { settings.log.filter.level(of: $0).map { "\($0)" } ?? "off" }
        #expect(levels == ["error", "off", "debug"])
        #expect(settings.traceFile?.path == "/tmp/trace.json")
    }

    @Test func `analytics are off unless the settings and the person say otherwise`() throws {
        let container = DIContainer()
        AnalyticsBootstrap.register(try settings(), in: container)
        #expect(try container.resolve((any AnalyticsService).self) is DisabledAnalyticsService)
        container.register((any Clock).self) { _ in SystemClock() }
        AnalyticsBootstrap.register(try settings(commandLine: ["ANALYTICS": "YES"]), in: container)
        #expect(try container.resolve((any AnalyticsService).self) is LiveAnalyticsService)
    }
}
