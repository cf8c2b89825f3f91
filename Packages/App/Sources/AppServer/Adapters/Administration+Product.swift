import AdministrationAPI
import AdministrationServer
import Core
import Foundation

/// Provides Administration with what the product knows of itself.
struct AdministrationProduct: ProductFacts {
    let server: ServerSettings

    static func register(in container: DIContainer) {
        guard container.isRegistered(ServerSettings.self) else { return }
        container.register((any ProductFacts).self) { AdministrationProduct(server: try $0.resolve(ServerSettings.self)) }
    }

    var name: String { server.app.displayName }
    var address: String { server.publicURL.hasSuffix("/") ? String(server.publicURL.dropLast()) : server.publicURL }
    var styleSheet: String { server.styleSheet }
    var version: String? { ReleaseStamp.version }
    var build: String { "\(server.app.build)" }

    func settings() -> [SettingGroupStatus] {
        let (sources, values) = (server.sources, server.values)
        return server.catalog.groups.map { group in
            SettingGroupStatus(
                name: group.name,
                settings: group.settings.map { setting in
                    let text = values.text(of: setting)
                    let unchanged = values.unchangedText(of: setting)
                    let source = setting.isChangeable && text != unchanged ? "administrator" : sources.source(of: setting.key)?.place ?? "default"
                    return SettingStatus(
                        key: setting.key, value: setting.isSecret ? nil : text, isSet: !text.isEmpty, source: source, range: setting.range,
                        summary: setting.summary,
                        change: setting.isChangeable
                            ? SettingChange(
                                unchanged: setting.isSecret ? nil : unchanged, choices: setting.kind.choices, pinnedBy: sources.pin(of: setting.key))
                            : nil)
                })
        }
    }

    func declaration(of key: String) -> (any SettingDeclaration)? { server.catalog.settings.first { $0.key == key } }

    func pin(of key: String) -> String? { server.sources.pin(of: key) }

    func lastBackup() -> Date? { server.databaseFile.flatMap { BackupMark(database: $0.path).time } }
}
