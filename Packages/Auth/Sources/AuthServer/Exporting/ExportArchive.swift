import Blobs
import Core
import Foundation
import Persistence
import ServerCore

/// Writes what is kept of a person into a ZIP archive: a README, a file of JSON for each kind of data, and the files. At a time one page of rows or one file
/// is in memory.
struct ExportArchive: Sendable {
    private static let pageSize = 500

    let database: any Database
    let blobs: any BlobStore
    let declarations: PersonalDataDeclarations
    let name: CurrentSetting<String>

    /// The person whose archive it is.
    struct Subject: Sendable {
        let id: Int
        /// Data of people with other roles is left out if there is none of this person.
        let roles: Set<Role>
        /// The language of the README.
        let language: Language
    }

    /// A kind of data with the files that belong to it.
    private struct Part: Sendable {
        let data: PersonalData
        let files: [PersonalFile]
    }

    /// Writes the archive.
    ///
    /// - Parameter advance: called after each step with the number of those that are done, and of all.
    func write(of person: Subject, to url: URL, at now: Date, advance: (_ done: Int, _ total: Int) async throws -> Void) async throws {
        let parts = try await parts(of: person.id, as: person.roles)
        let total = parts.reduce(1) { $0 + 1 + $1.files.count }
        var done = 0
        let zip = try ZipFile(url, modified: now)
        try zip.begin("README.txt")
        try zip.write(Data(Language.$current.withValue(person.language) { readme(parts, at: now) }.utf8))
        try zip.end()
        for part in parts {
            try await write(part.data, of: person.id, to: zip)
            done += 1
            try await advance(done, total)
            for file in part.files {
                try await write(file, to: zip)
                done += 1
                try await advance(done, total)
            }
        }
        try zip.finish()
        try await advance(total, total)
    }

    private func parts(of person: Int, as roles: Set<Role>) async throws -> [Part] {
        var parts: [Part] = []
        for data in declarations.all {
            let part = Part(data: data, files: try await files(of: data, person))
            let concerns = !data.roles.isDisjoint(with: roles) || !part.files.isEmpty
            let isHeld = concerns ? true : try await hasRows(data, person)
            if isHeld { parts.append(part) }
        }
        return parts
    }

    /// Returns true where there is something of somebody who has the role no longer.
    private func hasRows(_ data: PersonalData, _ person: Int) async throws -> Bool {
        try await database.read { transaction in
            try data.tables.contains { try $0.isExported && !$0.rows(of: person, after: nil, limit: 1, in: transaction).isEmpty }
        }
    }

    private func files(of data: PersonalData, _ person: Int) async throws -> [PersonalFile] {
        var files: [PersonalFile] = []
        while true {
            let last = files.last?.key ?? 0
            let page = try await database.read { try data.files(of: person, after: last, in: $0) }
            guard !page.isEmpty else { return files }
            files += page
        }
    }

    private func readme(_ parts: [Part], at now: Date) -> String {
        let lists = parts.map { part in
            """
            \(part.data.id).json: \(part.data.name)
                \(part.data.purpose)
                \(Strings.exportKept(part.data.retention))

            """
        }
        return Strings.exportReadme(name.value, day: Self.day(now)) + "\n\n" + lists.joined(separator: "\n")
    }

    private static func day(_ date: Date) -> String {
        date.formatted(Date.FormatStyle(timeZone: .gmt).locale(Language.current.locale).year().month(.wide).day())
    }

    /// Writes an object with a list for each table.
    private func write(_ data: PersonalData, of person: Int, to zip: ZipFile) async throws {
        try zip.begin("\(data.id).json")
        try zip.write(Data("{".utf8))
        var names: [String] = []
        for table in data.tables where table.isExported && !names.contains(table.name) {
            try zip.write(Data("\(names.isEmpty ? "" : ",")\n\"\(PersonalRowJSON.name(of: table))\":[".utf8))
            names.append(table.name)
            try await writeRows(of: data.tables.filter { $0.name == table.name && $0.isExported }, person, to: zip)
            try zip.write(Data("]".utf8))
        }
        try zip.write(Data("\n}\n".utf8))
        try zip.end()
    }

    /// Writes the rows that a person has by any of several declarations of one table, each once.
    private func writeRows(of tables: [PersonalTable], _ person: Int, to zip: ZipFile) async throws {
        var written: Set<SQLValue> = []
        var isFirst = true
        for table in tables {
            let json = PersonalRowJSON(table)
            var last: SQLValue?
            repeat {
                try Task.checkCancellation()
                let rows = try await database.read { [last] in try table.rows(of: person, after: last, limit: Self.pageSize, in: $0) }
                last = try rows.last?.value(PersonalRowJSON.key)
                var text = ""
                for row in rows {
                    if tables.count > 1, !written.insert(try row.value(PersonalRowJSON.key)).inserted { continue }
                    text += (isFirst ? "\n" : ",\n") + (try json.text(row))
                    isFirst = false
                }
                try zip.write(Data(text.utf8))
            } while last != nil
        }
    }

    /// Writes a file. One that was removed meanwhile is left out.
    private func write(_ file: PersonalFile, to zip: ZipFile) async throws {
        try Task.checkCancellation()
        guard let id = BlobID(file.blob, area: file.area), let bytes = try await blobs.data(of: id) else { return }
        try zip.begin("files/\(file.name)")
        try zip.write(bytes)
        try zip.end()
    }
}

extension PersonalTable {
    /// True where exports have something of it.
    fileprivate var isExported: Bool { columns.contains { $0.form != .left } }
}
