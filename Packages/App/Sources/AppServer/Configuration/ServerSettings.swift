import Core
import Foundation
import PersistencePostgres
import ServerCore
import Theme

/// Everything that one run of the server is told: from the command line, the environment, and the configuration file, in this order.
struct ServerSettings: Sendable {
    /// What the client part needs to know.
    let app: AppConfiguration
    /// What this process does, where several serve one database.
    let roles: Set<NodeRole>
    /// The address to listen on.
    let host: String
    /// The port to listen on; 0 lets the system choose.
    let port: Int
    /// The address that people open, without a slash at its end; empty for the one that is listened on.
    let publicURL: String
    /// The folder of the database and of keys that are made here.
    let dataFolder: URL
    /// The database's file; nil for one in memory.
    var databaseFile: URL?
    /// The PostgreSQL server that takes the file's place; nil for none.
    var postgres: PostgresSettings?
    /// The private key that signs tokens; nil has it made in the data folder, in development.
    let signingKeyFile: URL?
    /// The key that seals browser sessions; nil has it made in the data folder.
    let sealingKeyFile: URL?
    /// Where maps take raster tiles from; nil for maps without.
    let mapTiles: MapTiles?
    /// Whether demo people are made.
    let hasDemoData: Bool
    /// What is logged, and how.
    let log: LogConfiguration
    /// The file that takes a Chrome trace; nil for none.
    let traceFile: URL?
    /// Whether events of people who agreed are counted.
    let hasAnalytics: Bool
    /// How the server is reached, and by whom how often.
    let reach: HostSettings
    /// Where the realtime socket is, and who may come to this one.
    let realtime: RealtimeSettings
    /// How mail leaves the server.
    let mail: MailSettings
    /// What accounts and sign-ins are granted.
    let accounts: AccountSettings
    /// What conversations are granted.
    let conversations: ConversationSettings
    /// What becomes of drivers' positions.
    let positions: PositionSettings
    /// What becomes of events.
    let events: EventSettings
    /// Where each setting was found.
    let sources: SettingSources

    /// The same settings with a database that is gone afterwards.
    var inMemory: ServerSettings {
        var settings = self
        settings.databaseFile = nil
        settings.postgres = nil
        return settings
    }

    /// The folder that mail is written to: the one that is named, or in development one in the data folder.
    var mailFolder: URL? {
        if mail.folder == nil, mail.server == nil, app.build == .development, databaseFile != nil { return dataFolder.appending(path: "mail") }
        return mail.folder
    }

    /// The database's file, for commands that work on it.
    var requiredDatabaseFile: URL {
        get throws {
            guard let databaseFile else {
                throw SettingsError(description: "The database isn't a SQLite file. To fix, use the tools of PostgreSQL, such as pg_dump.")
            }
            return databaseFile
        }
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
        let values = try ConfigurationFile.load(build: build, path: file)
        let sources = SettingSources(commandLine: commandLine, environment: environment, file: values)
        let reader = SettingsReader(sources)
        let publicURL = (reader.text("PUBLIC_URL") ?? "").replacing(/\/+$/, with: "")
        let seconds = try reader.number("LAUNCH_SCREEN_SECONDS", 0...60)
        let dataFolder = URL(filePath: reader.text("DATA_FOLDER") ?? "Data", directoryHint: .isDirectory)
        let bundleIdentifier = try reader.required("PRODUCT_BUNDLE_IDENTIFIER")
        let displayName = try reader.required("PRODUCT_DISPLAY_NAME")
        let apiBaseURL = try reader.url("API_BASE_URL")
        let roles = try roles(reader)
        if roles.contains(.web), !roles.contains(.api), apiBaseURL == nil {
            throw SettingsError(description: "ROLES has web without api. To fix, name the API in API_BASE_URL, or add api.")
        }
        return ServerSettings(
            app: AppConfiguration(
                build: build,
                bundleIdentifier: bundleIdentifier,
                displayName: displayName,
                apiBaseURL: apiBaseURL,
                brand: try reader.brand("BRAND"),
                launchScreenDuration: .seconds(seconds)),
            roles: roles,
            host: try reader.required("HOST"),
            port: try reader.number("PORT", 0...65535),
            publicURL: publicURL,
            dataFolder: dataFolder,
            databaseFile: dataFolder.appending(path: try reader.required("DATABASE_FILE")),
            postgres: try reader.postgres("DATABASE_URL", connections: try reader.number("DATABASE_CONNECTIONS", 1...1000)),
            signingKeyFile: reader.text("SIGNING_KEY_FILE").map { URL(filePath: $0) },
            sealingKeyFile: reader.text("SEALING_KEY_FILE").map { URL(filePath: $0) },
            mapTiles: reader.text("MAP_TILES_URL").map { MapTiles(template: $0, attribution: reader.text("MAP_TILES_ATTRIBUTION") ?? "") },
            hasDemoData: try reader.flag("DEMO_DATA"),
            log: try reader.log(subsystem: bundleIdentifier),
            traceFile: reader.text("TRACE_FILE").map { URL(filePath: $0) },
            hasAnalytics: try reader.flag("ANALYTICS"),
            reach: try HostSettings(reader, publicURL: publicURL),
            realtime: try RealtimeSettings(reader),
            mail: try MailSettings(reader, senderName: displayName),
            accounts: try AccountSettings(reader),
            conversations: try ConversationSettings(reader),
            positions: try PositionSettings(reader),
            events: try EventSettings(reader),
            sources: sources)
    }

    private static func roles(_ reader: SettingsReader) throws -> Set<NodeRole> {
        let text = try reader.required("ROLES")
        guard let roles = NodeRole.list(text) else {
            let all = NodeRole.allCases.map(\.rawValue).joined(separator: ", ")
            throw SettingsError(description: "ROLES is '\(text)'. To fix, give one or more of \(all), separated by commas.")
        }
        return roles
    }
}
