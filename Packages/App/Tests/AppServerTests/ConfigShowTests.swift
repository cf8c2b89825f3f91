import Core
import Foundation
import ServerCore
import Testing

@testable import AppServer

struct ConfigShowTests {
    private func settings(
        commandLine: [String: String] = [:], environment: [String: String] = [:], plugins: [any Plugin] = ProductPlugins.all
    ) throws -> ServerSettings {
        let file = root.appending(path: "Configurations/Dev.xcconfig").path
        return try ServerSettings.load(build: .development, file: file, commandLine: commandLine, environment: environment, plugins: plugins)
    }

    private var root: URL { URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../..").standardized }

    private func row(_ name: String, in text: String) -> String? {
        text.split(separator: "\n").first { $0.hasPrefix(name + " ") }.map { String($0.split(separator: " ").joined(separator: " ")) }
    }

    @Test func `every setting is shown with its value and where that is from`() throws {
        let settings = try settings(commandLine: ["PORT": "9001"], environment: ["PORT": "9000", "HOST": "::1"])
        let text = settings.catalog.table(settings.sources, settings.values)
        #expect(row("PORT", in: text) == "PORT 9001 command line Port to listen on. 0: any free one.")
        #expect(row("HOST", in: text) == "HOST ::1 environment Address to listen on.")
        #expect(row("DATABASE_FILE", in: text)?.hasPrefix("DATABASE_FILE tumble.sqlite ") == true)
        #expect(row("DATABASE_FILE", in: text)?.contains("Configurations/Shared.xcconfig:") == true)
        #expect(row("LOG_LEVEL", in: text)?.contains("Configurations/Dev.xcconfig:") == true)
        #expect(row("SIGNING_KEY_FILE", in: text)?.hasPrefix("SIGNING_KEY_FILE (empty) ") == true)
        #expect(text.split(separator: "\n").count == settings.catalog.settings.count + 1)
    }

    @Test func `a value that no file and nobody else gives is shown as the default`() async throws {
        try await TemporaryFolder.with { folder in
            let file = folder.appending(path: "Empty.xcconfig")
            try Data().write(to: file)
            let bare = try ServerSettings.load(build: .production, file: file.path, commandLine: [:], environment: [:])
            #expect(row("HOST", in: bare.catalog.table(bare.sources, bare.values)) == "HOST 0.0.0.0 default Address to listen on.")
        }
    }

    @Test func `secrets are masked, and what is named like one`() throws {
        let settings = try settings(environment: ["MAP_TILES_URL": "hunter2", "SMTP_USERNAME": "tumble", "SMTP_PASSWORD": "hunter2"])
        let text = settings.catalog.table(settings.sources, settings.values)
        #expect(!text.contains("hunter2"))
        #expect(row("SMTP_PASSWORD", in: text) == "SMTP_PASSWORD ******** environment Password for the mail server.")
    }

    @Test func `an unknown setting is told with the nearest known one`() throws {
        let settings = try settings(
            commandLine: ["DATA_FODLER": "/tmp"], environment: ["LOG_LEVLE": "info", "HOME": "/root", "FLAG_NOTHING": "YES", "SOMETHING_ELSE": "1"])
        #expect(
            settings.catalog.warnings(settings.sources) == [
                "DATA_FODLER (command line) is not a setting. To fix, write DATA_FOLDER.",
                "FLAG_NOTHING (environment) is not a setting. To fix, remove it.",
                "LOG_LEVLE (environment) is not a setting. To fix, write LOG_LEVEL.",
            ])
    }

    @Test func `every setting of the files is a known one`() throws {
        for build in [BuildConfiguration.development, .production] {
            let file = root.appending(path: "Configurations/\(ConfigurationFile.name(build))").path
            let settings = try ServerSettings.load(build: build, file: file, commandLine: [:], environment: [:])
            #expect(settings.catalog.warnings(settings.sources) == [])
        }
    }

    @Test func `feature flags are shown with whom they are on for`() throws {
        let flags = [FeatureFlag("orders.tips", isOn: false, summary: "Tips."), FeatureFlag("chat.photos", isOn: true, summary: "Photos.")]
        let plugin = DeclaringPlugin(featureFlags: flags)
        let settings = try settings(commandLine: ["FLAG_ORDERS_TIPS": "driver"], environment: ["FLAG_ORDERS_TIP": "NO"], plugins: ProductPlugins.all + [plugin])
        let text = ShowConfigCommand.report(settings, try FlagBootstrap.flags(settings.sources, plugins: [plugin]))
        #expect(row("FLAG_ORDERS_TIPS", in: text) == "FLAG_ORDERS_TIPS driver command line Tips.")
        #expect(row("FLAG_CHAT_PHOTOS", in: text) == "FLAG_CHAT_PHOTOS YES default Photos.")
        #expect(text.hasSuffix("Warning: FLAG_ORDERS_TIP (environment) is not a setting. To fix, write FLAG_ORDERS_TIPS."))
    }

    @Test func `a setting that one plugin declares is in the configuration, in the files and in README's table, and nothing else knows of it`() throws {
        let speed = Setting.number("CAROUSEL_SPEED", 1...9, unit: "turns", default: 3, development: 5, "How fast the carousel turns.")
        let plugin = DeclaringPlugin(settings: [speed])
        let declared = try settings(plugins: ProductPlugins.all + [plugin])
        #expect(row("CAROUSEL_SPEED", in: declared.catalog.table(declared.sources, declared.values)) == "CAROUSEL_SPEED 5 default How fast the carousel turns.")
        #expect(try declared.values[speed] == 5)

        let documents = SettingDocuments(declared.catalog)
        let row = "| `CAROUSEL_SPEED` | `5` | `3` | 1 to 9 turns | How fast the carousel turns. |"
        let files = try Dictionary(uniqueKeysWithValues: documents.files(in: root).map { ($0.path, $0.text) })
        #expect(files["README.md"]?.contains(row) == true)
        #expect(files["Configurations/Dev.xcconfig"]?.contains("// How fast the carousel turns. [1 to 9 turns]\nCAROUSEL_SPEED = 5\n") == true)
        #expect(files["Configurations/Prod.xcconfig"]?.contains("CAROUSEL_SPEED = 3\n") == true)
        let problems = try documents.problems(in: root)
        for name in ["README.md", "Configurations/Dev.xcconfig", "Configurations/Prod.xcconfig"] {
            #expect(problems.contains { $0.hasPrefix("\(name) is out of date. To fix, run make settings.") && $0.contains("CAROUSEL_SPEED") })
        }

        let wrong = #expect(throws: SettingError.self) { try settings(commandLine: ["CAROUSEL_SPEED": "12"], plugins: [plugin]) }
        #expect(wrong?.description == "CAROUSEL_SPEED is '12'. To fix, give a number from 1 to 9.")
        let unknown = try settings(commandLine: ["CAROUSEL_SPEED": "7"])
        #expect(unknown.catalog.warnings(unknown.sources) == ["CAROUSEL_SPEED (command line) is not a setting. To fix, remove it."])
    }

    @Test func `the configuration files and README's table are what the parts of the product declare`() throws {
        #expect(try SettingDocuments(SettingCatalog(ProductPlugins.all)).problems(in: root) == [])
    }

    @Test func `a key belongs to one part`() {
        let plugin = DeclaringPlugin(settings: [Setting.flag("ANALYTICS", default: true, "Another one.")])
        let error = #expect(throws: SettingError.self) { try SettingCatalog(ProductPlugins.all + [plugin]) }
        #expect(error?.description == "ANALYTICS is declared by Analytics and Declaring. To fix, rename one, or let one read the other's.")
    }

    @Test func `the log and the trace are what the settings say`() throws {
        let settings = try settings(commandLine: ["LOG_FILTER": "http=error,store=off", "LOG_FORMAT": "json", "TRACE_FILE": "/tmp/trace.json"])
        #expect(settings.log.format == .json && settings.log.subsystem == "app.tumble.dev")
        let levels = ["http", "store", "orders"].map { settings.log.filter.level(of: $0).map { "\($0)" } ?? "off" }
        #expect(levels == ["error", "off", "debug"])
        #expect(settings.traceFile?.path == "/tmp/trace.json")
    }

    @Test func `analytics are off unless the settings and the person say otherwise`() async throws {
        func service(_ values: [String: String]) async throws -> any AnalyticsService {
            try await makeProduct(values).application.container.resolve((any AnalyticsService).self)
        }
        #expect(try await service([:]) is DisabledAnalyticsService)
        #expect(try await service(["ANALYTICS": "YES"]) is LiveAnalyticsService)
    }
}

private struct DeclaringPlugin: Plugin {
    let name = "Declaring"
    let requires: [String] = []
    var settings: [any SettingDeclaration] = []
    var featureFlags: [FeatureFlag] = []
}
