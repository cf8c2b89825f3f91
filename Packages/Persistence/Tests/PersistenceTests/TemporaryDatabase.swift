import Foundation
import Persistence

@testable import PersistenceSQLite

/// A folder of its own for a test's database, gone with the value.
final class TemporaryDatabase: Sendable {
    let folder: URL

    var path: String { folder.appendingPathComponent("test.sqlite").path }

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("persistence-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    func open() throws -> SQLiteDatabase {
        try SQLiteDatabase(path: path)
    }

    /// Opens the database with the tables that most tests use.
    func openShop() async throws -> SQLiteDatabase {
        let database = try open()
        try await Migrator(database).migrate(plugins: [("shop", Shop.migrations)])
        return database
    }
}

enum Shop {
    static let customer = Table("shop_customer") {
        $0.id()
        $0.text("email", .unique)
        $0.text("note", .nullable)
        $0.integer("version", .defaultValue(1))
    }

    static let item = Table("shop_item") {
        $0.id()
        $0.integer("customer_id", .references("shop_customer", onDelete: .cascade))
        $0.cents("price_cents", .defaultValue(0))
        $0.bool("is_express", .defaultValue(false))
        $0.real("weight", .nullable)
        $0.time("created_at", .nullable)
        $0.json("address", .nullable)
        $0.bytes("photo", .nullable)
    }.index(on: "customer_id", "created_at")

    static let migrations = [
        Migration(number: 1, name: "customers") { $0.create(customer) },
        Migration(number: 2, name: "items") { $0.create(item) },
    ]

    static let plugins = [(name: "shop", migrations: migrations)]
}

struct Address: Codable, Equatable, Sendable {
    var street: String
    var since: Date
}

/// The error of a call that must throw a `DatabaseError`.
func databaseError(_ body: () async throws -> Void) async -> DatabaseError? {
    do {
        try await body()
        return nil
    } catch {
        return error as? DatabaseError
    }
}
