import Core
import Persistence
import ServerCore
import Testing

@testable import AppServer

/// That every column that may tell of somebody is declared by its plugin, so that exports, deletions and the privacy page leave nothing out.
struct PersonalDataTests {
    @Test func `every column that may tell of somebody is declared, or known to tell of nobody`() async throws {
        let server = try await makeProduct()
        let columns = try await server.database.read { try StoredColumn.all(in: $0) }
        let declarations = try server.application.container.resolve(PersonalDataDeclarations.self).all
        let declared = Set(declarations.flatMap(\.tables).flatMap { table in table.columns.map { "\(table.name).\($0.name)" } })
        let forgotten = columns.filter { column in
            column.mayBePersonal && !declared.contains("\(column)") && !ImpersonalColumns.all.contains("\(column)")
                && !ImpersonalColumns.all.contains(column.table)
        }
        #expect(
            forgotten.isEmpty,
            """
            No plugin declares these columns. To fix, add them to the plugin's PersonalData, with what becomes of them when somebody's account is deleted; \
            or, if they can't tell of anybody, to ImpersonalColumns with the reason.
            """)
    }

    @Test func `what is declared exists, and nothing that is declared is called impersonal`() async throws {
        let server = try await makeProduct()
        let known = Set(try await server.database.read { try StoredColumn.all(in: $0) }.map(\.description))
        let declarations = try server.application.container.resolve(PersonalDataDeclarations.self).all
        for table in declarations.flatMap(\.tables) {
            for column in table.columns { #expect(known.contains("\(table.name).\(column.name)"), "\(table.name).\(column.name) doesn't exist") }
            for column in table.columns { #expect(!ImpersonalColumns.all.contains("\(table.name).\(column.name)"), "\(table.name).\(column.name)") }
            #expect(known.contains("\(table.name).\(table.key)"))
            if case .replaced(let values) = table.erasure {
                for column in values.keys { #expect(table.columns.contains { $0.name == column }, "\(table.name).\(column) is erased, but not declared") }
            }
        }
        let tables = Set(known.map { String($0.prefix { $0 != "." }) })
        for name in ImpersonalColumns.all where !ImpersonalColumns.isOfOneEngine(name) {
            #expect(known.contains(name) || tables.contains(name), "\(name) is gone. To fix, remove it from ImpersonalColumns.")
        }
    }

    @Test func `every declaration has words in every language`() async throws {
        let server = try await makeProduct()
        for data in try server.application.container.resolve(PersonalDataDeclarations.self).all {
            #expect(![data.name, data.purpose, data.retention].contains(""), "\(data.id)")
        }
    }
}
