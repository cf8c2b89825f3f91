import Configuration
import Core
import Foundation
import Logging
import PersistencePostgres
import Theme

/// A setting that can't be used.
struct SettingsError: Error, CustomStringConvertible {
    let description: String
}

/// Reads single settings with an error that names the key.
struct SettingsReader {
    private let reader: ConfigReader

    init(_ sources: SettingSources) {
        reader = ConfigReader(providers: [
            InMemoryProvider(name: "command line", values: Self.keyed(sources.commandLine)),
            EnvironmentVariablesProvider(environmentVariables: sources.environment),
            InMemoryProvider(name: "configuration file", values: Self.keyed(sources.file.mapValues(\.value))),
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

    func days(_ key: String, _ range: ClosedRange<Int>) throws -> Duration {
        .seconds(try number(key, range) * 24 * 3600)
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

    /// A PostgreSQL server's address, which the error doesn't show: it may hold a password.
    func postgres(_ key: String, connections: Int) throws -> PostgresSettings? {
        guard let text = text(key) else { return nil }
        guard text.hasPrefix("postgres://") || text.hasPrefix("postgresql://") else {
            throw SettingsError(description: "\(key) is no address of a PostgreSQL database. To fix, write it as postgres://name:password@host/database.")
        }
        return PostgresSettings(url: text, connections: connections)
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

    func log(subsystem: String) throws -> LogConfiguration {
        let level = try logLevel("LOG_LEVEL")
        let filter: LogFilter
        do {
            filter = try LogFilter(level: level, categories: text("LOG_FILTER") ?? "")
        } catch {
            throw SettingsError(description: "LOG_FILTER: \(error)")
        }
        let written = try required("LOG_FORMAT")
        guard let format = LogFormat(rawValue: written) else {
            let formats = LogFormat.allCases.map(\.rawValue).joined(separator: ", ")
            throw SettingsError(description: "LOG_FORMAT is '\(written)'. To fix, give one of \(formats).")
        }
        return LogConfiguration(subsystem: subsystem, filter: filter, format: format)
    }
}
