import BlobStores
import Core
import MailTransport
import PersistencePostgres
import ServerCore
import ServerHost
import Theme

/// The settings of one part of the product.
struct SettingGroup: Sendable {
    /// The part's name, such as a plugin's.
    let name: String
    let settings: [any SettingDeclaration]
}

/// All settings of a product, as declared by its parts and plugins.
struct SettingCatalog: Sendable {
    /// The parts in documentation order: the platform's, then the plugins'.
    let groups: [SettingGroup]
    private let flagKeys: [String]

    /// The settings of the platform, besides the plugins'.
    private static let platform = [
        SettingGroup(name: "Product", settings: ProductSettings.all + ThemeSettings.all),
        SettingGroup(name: "Host", settings: HostSettings.all + RealtimeSettings.all),
        SettingGroup(name: "Server", settings: ApplicationSettings.all),
        SettingGroup(name: "Data", settings: DataSettings.all + PostgresSettings.all),
        SettingGroup(name: "Logs", settings: LogSettings.all),
        SettingGroup(name: "Mail", settings: MailSettings.all),
        SettingGroup(name: "Files", settings: BlobSettings.all),
    ]

    /// Collects the settings of a product's plugins. A feature's two plugins form one group.
    ///
    /// - Throws: ``SettingError`` for a key declared by two of them.
    init(_ plugins: [any Plugin]) throws(SettingError) {
        var groups = Self.platform
        for plugin in plugins where !plugin.settings.isEmpty {
            if let index = groups.firstIndex(where: { $0.name == plugin.name }) {
                groups[index] = SettingGroup(name: plugin.name, settings: groups[index].settings + plugin.settings)
            } else {
                groups.append(SettingGroup(name: plugin.name, settings: plugin.settings))
            }
        }
        for (key, owners) in Dictionary(grouping: groups.flatMap { group in group.settings.map { ($0.key, group.name) } }, by: \.0) where owners.count > 1 {
            throw SettingError("\(key) is declared by \(owners.map(\.1).joined(separator: " and ")). To fix, rename one, or let one read the other's.")
        }
        self.groups = groups
        flagKeys = plugins.flatMap(\.featureFlags).map(\.key)
    }

    /// Every setting, in the order of the groups.
    var settings: [any SettingDeclaration] { groups.flatMap(\.settings) }

    /// Reads each setting once, so that an invalid one prevents the start.
    ///
    /// - Throws: ``SettingError`` for the first invalid one.
    func check(_ values: SettingValues) throws(SettingError) {
        for setting in settings { try setting.check(values.text(of: setting)) }
    }

    /// Returns a line for each given name that is neither a setting nor a feature flag.
    func warnings(_ sources: SettingSources) -> [String] { sources.warnings(known: settings.map(\.key) + flagKeys) }

    /// Returns a table of every setting with its value, source and summary. Secrets are masked.
    func table(_ sources: SettingSources, _ values: SettingValues) -> String {
        let rows = settings.map { setting -> [String] in
            let (text, place) = (values.text(of: setting), sources.source(of: setting.key)?.place)
            return [setting.key, text.isEmpty ? "(empty)" : setting.isSecret ? "********" : text, place ?? "default", setting.summary]
        }
        return TextTable([["SETTING", "VALUE", "SOURCE", "MEANING"]] + rows).text
    }
}
