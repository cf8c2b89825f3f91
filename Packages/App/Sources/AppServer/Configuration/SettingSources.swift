import Core

/// A setting's value with where it was found.
struct SettingSource: Sendable, Equatable {
    let value: String
    /// `command line`, `environment`, or a file with its line.
    let place: String
}

/// Everything that one run was told, by where it was told.
struct SettingSources: Sendable {
    let commandLine: [String: String]
    let environment: [String: String]
    let file: [String: SettingSource]

    /// What holds for a key: the command line wins over the environment, which wins over the file.
    func source(of key: String) -> SettingSource? {
        if let value = commandLine[key] { return SettingSource(value: value, place: "command line") }
        if let value = environment[key] { return SettingSource(value: value, place: "environment") }
        return file[key]
    }

    /// A setting's text; nil where it isn't given, or empty.
    func text(_ key: String) -> String? {
        source(of: key).flatMap { $0.value.isEmpty ? nil : $0.value }
    }

    /// A line for each name that was given and that nobody reads, with the one that was probably meant.
    func warnings(known: [String]) -> [String] {
        let known = Set(known)
        var given = Dictionary(file.map { ($0.key, $0.value.place) }, uniquingKeysWith: { first, _ in first })
        for key in commandLine.keys { given[key] = "command line" }
        // The environment is everybody's: only what looks like a slip of the pen is told.
        for key in environment.keys where key.count >= 8 {
            if key.hasPrefix("FLAG_") || known.contains(where: { NearestName.distance($0, key) == 1 }) { given[key] = given[key] ?? "environment" }
        }
        return given.filter { !known.contains($0.key) }.sorted { $0.key < $1.key }.map { key, place in
            let fix = NearestName.nearest(to: key, among: known).map { "write \($0)" } ?? "take it out"
            return "\(key) (\(place)) is no setting. To fix, \(fix)."
        }
    }

    /// A table of every setting with its value and where that is from. Secrets are masked.
    func table(_ keys: [SettingKey]) -> String {
        let rows = keys.map { key -> [String] in
            let source = source(of: key.name)
            let value = source.map { $0.value.isEmpty ? "(empty)" : key.isSecret ? "********" : $0.value } ?? "(not set)"
            return [key.name, value, source?.place ?? "-"]
        }
        return TextTable([["SETTING", "VALUE", "SOURCE"]] + rows).text
    }
}
