import Core
import Foundation

/// The repository's files that list every setting: the three configuration files, and README's table.
struct SettingDocuments {
    private let catalog: SettingCatalog

    init(_ catalog: SettingCatalog) { self.catalog = catalog }

    /// Returns the expected text of each file by its path in the repository.
    ///
    /// - Parameter root: the repository, whose README gets a new table and otherwise stays the same.
    /// - Throws: ``SettingError`` if README has no place for the table.
    func files(in root: URL) throws -> [(path: String, text: String)] {
        let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
        return [
            ("Configurations/Shared.xcconfig", shared), ("Configurations/Dev.xcconfig", configuration(.development)),
            ("Configurations/Prod.xcconfig", configuration(.production)), ("README.md", try Self.replacing(table, in: readme)),
        ]
    }

    /// Returns a line for each file that is out of date, with the settings that differ.
    func problems(in root: URL) throws -> [String] {
        try files(in: root).compactMap { path, text in
            let present = try String(contentsOf: root.appending(path: path), encoding: .utf8)
            guard present != text else { return nil }
            let missing = Set(text.split(separator: "\n")).subtracting(present.split(separator: "\n")).sorted()
            return "\(path) is out of date. To fix, run make settings. Missing: \(missing.joined(separator: "; "))"
        }
    }

    // MARK: Configuration files

    private static let note = """
        // Written by `make settings` from what each part of the product declares: change a default there. The environment and the command line
        // win over these files; `config show` says what holds. Two slashes start a comment in this format: write http:/$()/ before a host.
        """

    private var shared: String {
        let header = "// The settings whose defaults are the same in development and production.\n\(Self.note)\n"
        return header + sections { setting in setting.defaults.development == setting.defaults.production ? setting.defaults.production : nil }
    }

    private func configuration(_ build: BuildConfiguration) -> String {
        let name = build == .development ? "development" : "production"
        let header = "// The settings whose defaults are \(name)'s own.\n\(Self.note)\n#include \"Shared.xcconfig\"\n"
        return header + sections { setting in setting.defaults.development == setting.defaults.production ? nil : setting.defaults[build] }
    }

    private func sections(_ value: (any SettingDeclaration) -> String?) -> String {
        catalog.groups.map { group in
            let lines = group.settings.compactMap { setting in value(setting).map { Self.lines(setting, $0) } }
            return lines.isEmpty ? "" : "\n// \(group.name)\n\n" + lines.joined()
        }.joined()
    }

    private static func lines(_ setting: any SettingDeclaration, _ value: String) -> String {
        "// \(setting.summary)\(range(setting))\n\(setting.key) =\(value.isEmpty ? "" : " \(escaped(value))")\n"
    }

    private static func range(_ setting: any SettingDeclaration) -> String {
        switch setting.kind {
        case .text, .path: ""
        case .number, .flag, .choice, .other: " [\(escaped(setting.range))]"
        }
    }

    private static func escaped(_ text: String) -> String { text.replacing("//", with: "/$()/") }

    // MARK: README

    private static let opening = "<!-- Written by `make settings`. -->\n"
    private static let closing = "<!-- The end of the settings. -->\n"

    private var table: String {
        let head = "| key | development | production | may be | what it decides |\n|---|---|---|---|---|\n"
        let rows = catalog.settings.map { setting in
            let cells = ["`\(setting.key)`", Self.code(setting.defaults.development), Self.code(setting.defaults.production), setting.range, setting.summary]
            return "| \(cells.joined(separator: " | ")) |\n"
        }
        return head + rows.joined()
    }

    private static func code(_ text: String) -> String { text.isEmpty ? "empty" : "`\(text)`" }

    private static func replacing(_ table: String, in readme: String) throws(SettingError) -> String {
        guard let start = readme.range(of: opening), let end = readme.range(of: closing, range: start.upperBound..<readme.endIndex) else {
            throw SettingError("README.md has no place for the settings. To fix, put the lines \(opening)\(closing)where their table belongs.")
        }
        return readme.replacingCharacters(in: start.upperBound..<end.lowerBound, with: table)
    }
}
