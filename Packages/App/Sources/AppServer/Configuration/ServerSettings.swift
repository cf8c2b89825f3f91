package import Core
package import Foundation
import MailTransport
import PersistencePostgres
import ServerCore
package import ServerHost
import Theme
import UI

/// The settings of one run of the server: from the command line, the environment, and the configuration file, in this order.
package struct ServerSettings: Sendable {
    /// The source of each setting.
    let sources: SettingSources
    /// Every setting that the product declares.
    let catalog: SettingCatalog
    /// The settings' values, for plugins.
    private(set) var values: SettingValues
    /// The part of the settings that clients need.
    package let app: AppConfiguration
    /// The public base address, without a trailing slash; empty for the address that the server listens on.
    let publicURL: String
    /// The settings of the product's appearance.
    let theme: ThemeSettings
    /// The addresses, ports, encryption and proxies.
    package private(set) var host: HostConfiguration
    /// The settings of the realtime socket.
    let realtime: RealtimeSettings
    /// The roles of this process, and its limits.
    let application: ApplicationSettings
    /// The location of data and keys.
    package let data: DataSettings
    /// The SQLite file; nil for a database in memory.
    package var databaseFile: URL?
    /// The PostgreSQL server to use instead of the file; nil for none.
    var postgres: PostgresSettings?
    /// The logging setup.
    let log: LogConfiguration
    /// The file for a Chrome trace; nil for none.
    let traceFile: URL?
    /// The settings for sending mail.
    let mail: MailSettings

    /// The same settings with a temporary database.
    package var inMemory: ServerSettings {
        var settings = self
        settings.databaseFile = nil
        settings.postgres = nil
        return settings
    }

    /// The folder for mail: the given one, or in development one in the data folder.
    package var mailFolder: URL? {
        if mail.folder == nil, mail.server == nil, app.build == .development, databaseFile != nil { return data.folder.appending(path: "mail") }
        return mail.folder
    }

    /// Returns the same settings, with what administrators change in place of changeable ones. What the command line or the environment gives, no
    /// change overrides.
    func changing(by changes: ChangedSettings) -> ServerSettings {
        var settings = self
        let sources = sources
        settings.values = values.changing(by: changes) { sources.pin(of: $0) != nil }
        return settings
    }

    /// Returns whether there is a setting or feature flag of a name.
    package func declares(_ key: String) -> Bool { catalog.warnings(SettingSources(commandLine: [key: ""], environment: [:], file: [:])).isEmpty }

    /// The style sheet of the theme, for pages that aren't made of views.
    package var styleSheet: String { UIStyleSheet.css + theme.theme.css }

    /// The SQLite file, for commands that work on it.
    var requiredDatabaseFile: URL {
        get throws {
            guard let databaseFile else {
                throw SettingError("The database isn't a SQLite file. To fix, use the tools of PostgreSQL, such as pg_dump.")
            }
            return databaseFile
        }
    }

    /// Whether the public address uses HTTPS.
    var isSecure: Bool { publicURL.hasPrefix("https:") }

    /// Reads the settings.
    ///
    /// - Parameters:
    ///   - file: the configuration file; nil for the product's own.
    ///   - readsFile: whether a file is read at all; without one the declared defaults hold.
    ///   - commandLine: the texts given there, by key.
    ///   - plugins: the plugins whose settings are read; by default the product's.
    /// - Throws: `SettingError` with the key and how to fix it.
    package static func load(
        build: BuildConfiguration, file: String?, readsFile: Bool = true, commandLine: [String: String],
        environment: [String: String] = ProcessInfo.processInfo.environment, plugins: [any Plugin] = ProductPlugins.all
    ) throws -> ServerSettings {
        let sources = SettingSources(
            commandLine: commandLine, environment: environment, file: readsFile ? try ConfigurationFile.load(build: build, path: file) : [:])
        let catalog = try SettingCatalog(plugins)
        let values = sources.values(build).declaring(catalog.settings)
        try catalog.check(values)
        let settings = try ServerSettings(sources, catalog, values)
        if settings.application.roles.contains(.web), !settings.application.roles.contains(.api), settings.app.apiBaseURL == nil {
            throw SettingError("ROLES has web without api. To fix, set API_BASE_URL to the API's address, or add api.")
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
        if app.build == .development {
            host.names = .local(and: Set([URL(string: publicURL)?.host()?.lowercased(), host.hostname.lowercased()].compactMap(\.self)))
        }
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
