import Configuration
import Core
import Foundation
import Logging
import Theme

/// Everything that one run of the server is told: from the command line, the environment, and the configuration file, in this order.
struct ServerSettings: Sendable {
    /// What the client part needs to know.
    let app: AppConfiguration
    /// The address to listen on.
    let host: String
    /// The port to listen on; 0 lets the system choose.
    let port: Int
    /// The address that people open; empty for the one that is listened on.
    let publicURL: String
    /// The folder of the database and of keys that are made here.
    let dataFolder: URL
    /// The database's file; nil for one in memory.
    let databaseFile: URL?
    /// The private key that signs tokens; nil has it made in the data folder, in development.
    let signingKeyFile: URL?
    /// Where maps take raster tiles from; nil for maps without.
    let mapTiles: MapTiles?
    /// Whether demo people are made.
    let hasDemoData: Bool
    /// The least severe entries that are logged.
    let logLevel: Logger.Level

    /// The same settings with a database that is gone afterwards.
    var inMemory: ServerSettings {
        ServerSettings(
            app: app, host: host, port: port, publicURL: publicURL, dataFolder: dataFolder, databaseFile: nil, signingKeyFile: signingKeyFile,
            mapTiles: mapTiles, hasDemoData: hasDemoData, logLevel: logLevel)
    }

    /// Whether people reach the product over HTTPS.
    var isSecure: Bool { publicURL.hasPrefix("https:") }

    /// Reads the settings.
    ///
    /// - Parameters:
    ///   - file: the configuration file; nil for the product's own.
    ///   - commandLine: what was given there, by key.
    /// - Throws: ``SettingsError`` that names the key and the fix.
    static func load(
        build: BuildConfiguration, file: String?, commandLine: [String: String],
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws -> ServerSettings {
        let (values, name) = try ConfigurationFile.load(build: build, path: file)
        let reader = SettingsReader(commandLine: commandLine, environment: environment, file: values, fileName: name)
        let seconds = try reader.number("LAUNCH_SCREEN_SECONDS", 0...60)
        let dataFolder = URL(filePath: reader.text("DATA_FOLDER") ?? "Data", directoryHint: .isDirectory)
        return ServerSettings(
            app: AppConfiguration(
                build: build,
                bundleIdentifier: try reader.required("PRODUCT_BUNDLE_IDENTIFIER"),
                displayName: try reader.required("PRODUCT_DISPLAY_NAME"),
                apiBaseURL: try reader.url("API_BASE_URL"),
                brand: try reader.brand("BRAND"),
                launchScreenDuration: .seconds(seconds)),
            host: try reader.required("HOST"),
            port: try reader.number("PORT", 0...65535),
            publicURL: reader.text("PUBLIC_URL") ?? "",
            dataFolder: dataFolder,
            databaseFile: dataFolder.appending(path: try reader.required("DATABASE_FILE")),
            signingKeyFile: reader.text("SIGNING_KEY_FILE").map { URL(filePath: $0) },
            mapTiles: reader.text("MAP_TILES_URL").map { MapTiles(template: $0, attribution: reader.text("MAP_TILES_ATTRIBUTION") ?? "") },
            hasDemoData: try reader.flag("DEMO_DATA"),
            logLevel: try reader.logLevel("LOG_LEVEL"))
    }
}

/// A setting that can't be used.
struct SettingsError: Error, CustomStringConvertible {
    let description: String
}

/// Reads single settings with an error that names the key.
struct SettingsReader {
    private let reader: ConfigReader

    init(commandLine: [String: String], environment: [String: String], file: [String: String], fileName: String) {
        reader = ConfigReader(providers: [
            InMemoryProvider(name: "command line", values: Self.keyed(commandLine)),
            EnvironmentVariablesProvider(environmentVariables: environment),
            InMemoryProvider(name: fileName, values: Self.keyed(file)),
        ])
    }

    private static func keyed(_ values: [String: String]) -> [AbsoluteConfigKey: ConfigValue] {
        Dictionary(values.map { (AbsoluteConfigKey(components($0)), ConfigValue(.string($1), isSecret: false)) }, uniquingKeysWith: { $1 })
    }

    private static func components(_ key: String) -> [String] { key.lowercased().split(separator: "_").map(String.init) }

    /// A setting's text; nil where it is not given or empty.
    func text(_ key: String) -> String? {
        reader.string(forKey: ConfigKey(Self.components(key))).flatMap { $0.isEmpty ? nil : $0 }
    }

    func required(_ key: String) throws -> String {
        guard let text = text(key) else {
            throw SettingsError(description: "\(key) is empty. To fix, set it in the configuration file, the environment or with --set \(key)=...")
        }
        return text
    }

    func number(_ key: String, _ range: ClosedRange<Int>) throws -> Int {
        let text = try required(key)
        guard let number = Int(text), range.contains(number) else {
            throw SettingsError(description: "\(key) is '\(text)'. To fix, give a number from \(range.lowerBound) to \(range.upperBound).")
        }
        return number
    }

    func flag(_ key: String) throws -> Bool {
        let text = try required(key)
        switch text.lowercased() {
        case "yes", "true", "1": return true
        case "no", "false", "0": return false
        default: throw SettingsError(description: "\(key) is '\(text)'. To fix, give YES or NO.")
        }
    }

    func url(_ key: String) throws -> URL? {
        guard let text = text(key) else { return nil }
        guard let url = URL(string: text), url.scheme?.hasPrefix("http") == true, url.host() != nil else {
            throw SettingsError(description: "\(key) is '\(text)'. To fix, give an address with its scheme and host.")
        }
        return url
    }

    func brand(_ key: String) throws -> String {
        let text = try required(key)
        guard AppTheme.brands.contains(text) else {
            throw SettingsError(description: "\(key) is '\(text)'. To fix, give one of \(AppTheme.brands.joined(separator: ", ")).")
        }
        return text
    }

    func logLevel(_ key: String) throws -> Logger.Level {
        let text = try required(key)
        guard let level = Logger.Level(rawValue: text) else {
            let levels = Logger.Level.allCases.map(\.rawValue).joined(separator: ", ")
            throw SettingsError(description: "\(key) is '\(text)'. To fix, give one of \(levels).")
        }
        return level
    }
}
