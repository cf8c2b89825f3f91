import Core
import Foundation
import MailTransport
import PersistencePostgres
import ServerCore
import ServerHost
import Theme

/// Everything that one run of the server is told: from the command line, the environment, and the configuration file, in this order.
struct ServerSettings: Sendable {
    /// Where each setting was found.
    let sources: SettingSources
    /// Every setting that the product knows.
    let catalog: SettingCatalog
    /// The settings' values, for plugins.
    let values: SettingValues
    /// What the client part needs to know.
    let app: AppConfiguration
    /// The address that people open, without a slash at its end; empty for the one that is listened on.
    let publicURL: String
    /// How the product looks.
    let theme: ThemeSettings
    /// How the server is reached.
    let host: HostConfiguration
    /// Where the realtime socket is, and who may come to this one.
    let realtime: RealtimeSettings
    /// The roles of this process, and its limits.
    let application: ApplicationSettings
    /// Where data and keys lie.
    let data: DataSettings
    /// The database's file; nil for one in memory.
    var databaseFile: URL?
    /// The PostgreSQL server that takes the file's place; nil for none.
    var postgres: PostgresSettings?
    /// What is logged, and how.
    let log: LogConfiguration
    /// The file that takes a Chrome trace; nil for none.
    let traceFile: URL?
    /// How mail leaves the server.
    let mail: MailSettings

    /// The same settings with a database that is gone afterwards.
    var inMemory: ServerSettings {
        var settings = self
        settings.databaseFile = nil
        settings.postgres = nil
        return settings
    }

    /// The folder that mail is written to: the one that is named, or in development one in the data folder.
    var mailFolder: URL? {
        if mail.folder == nil, mail.server == nil, app.build == .development, databaseFile != nil { return data.folder.appending(path: "mail") }
        return mail.folder
    }

    /// The database's file, for commands that work on it.
    var requiredDatabaseFile: URL {
        get throws {
            guard let databaseFile else {
                throw SettingError("The database isn't a SQLite file. To fix, use the tools of PostgreSQL, such as pg_dump.")
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
    ///   - plugins: those whose settings are read; unless told the product's.
    /// - Throws: `SettingError` that names the key and the fix.
    static func load(
        build: BuildConfiguration, file: String?, commandLine: [String: String],
        environment: [String: String] = ProcessInfo.processInfo.environment, plugins: [any Plugin] = ProductPlugins.all
    ) throws -> ServerSettings {
        let sources = SettingSources(
            commandLine: commandLine, environment: environment, file: try ConfigurationFile.load(build: build, path: file))
        let catalog = try SettingCatalog(plugins)
        let values = sources.values(build).declaring(catalog.settings)
        try catalog.check(values)
        let settings = try ServerSettings(sources, catalog, values)
        if settings.application.roles.contains(.web), !settings.application.roles.contains(.api), settings.app.apiBaseURL == nil {
            throw SettingError("ROLES has web without api. To fix, name the API in API_BASE_URL, or add api.")
        }
        return settings
    }

    private init(_ sources: SettingSources, _ catalog: SettingCatalog, _ values: SettingValues) throws {
        self.sources = sources
        self.catalog = catalog
        self.values = values
        app = try AppConfiguration(values)
        publicURL = try values[ProductSettings.publicURL]
        theme = try ThemeSettings(values)
        host = try HostConfiguration(values)
        realtime = try RealtimeSettings(values)
        application = try ApplicationSettings(values)
        data = try DataSettings(values)
        databaseFile = data.file
        postgres = try PostgresSettings(values)
        log = try LogConfiguration(values)
        traceFile = try values[LogSettings.traceFile]
        mail = try MailSettings(values)
    }
}
