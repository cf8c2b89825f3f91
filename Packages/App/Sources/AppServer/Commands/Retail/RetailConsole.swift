import AuthServer
import Core
import Foundation
import Persistence
import RetailServer
import ServerCore

/// The parts of the server that the commands on catalogs use.
struct RetailConsole: Sendable {
    let database: any Database
    let imports: CatalogImports
    private let accounts: AccountCommands?

    /// Opens the server's database, runs a body and closes it.
    static func with(_ options: SettingsOptions, _ body: (RetailConsole) async throws -> Void) async throws {
        let server = try await Bootstrap.composeMigrated(try options.settings())
        do {
            let container = server.application.container
            let imports = try container.resolveIfRegistered(CatalogImports.self)
            guard let imports else { throw ClientFailure(.refused, "This server has no retailers. To fix, add the plugin Retail.") }
            try await body(
                RetailConsole(
                    database: try container.resolve((any Database).self), imports: imports, accounts: try container.resolveIfRegistered(AccountCommands.self)))
        } catch {
            try? await server.close()
            throw error
        }
        try await server.close()
    }

    /// Returns the id of the retailer with a name or id.
    func retailer(_ text: String) async throws -> Int {
        let retailers = try await imports.retailers()
        let found = retailers.first { $0.name.caseInsensitiveCompare(text) == .orderedSame } ?? retailers.first { "\($0.id)" == text }
        if let found { return found.id }
        let names = retailers.map(\.name).joined(separator: ", ")
        guard !retailers.isEmpty else {
            throw ClientFailure(.refused, "There are no retailers. To fix, add one on the administrators' page of retailers.")
        }
        throw ClientFailure(.refused, "There is no retailer \(text). To fix, give one of: \(names).")
    }

    /// Records in the audit log what a command does.
    func record(_ action: String, object: String, in transaction: Transaction) throws {
        try accounts?.record(AuditEntry(AuditEntry.Action(rawValue: action), object: object), by: "tumble retail", in: transaction)
    }

    /// Records in the audit log what a command has done.
    func record(_ action: String, object: String) async throws { try await database.write { try record(action, object: object, in: $0) } }
}
