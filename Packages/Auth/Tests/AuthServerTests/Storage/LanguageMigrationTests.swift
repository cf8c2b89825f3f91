import AuthAPI
import Core
import Foundation
import Persistence
import PersistenceTesting
import Testing

@testable import AuthServer

struct LanguageMigrationTests {
    @Test func `English was stored for everybody who didn't choose, and is forgotten; other languages stay`() async throws {
        let database = try await TestDatabase(.chosen, plugins: [("auth", Array(AuthMigrations.all.prefix(2)))])
        try await database.write { transaction in
            for (email, language) in [("ana@example.com", "es"), ("bob@example.com", "en")] {
                try transaction.insert(
                    into: "auth_account",
                    [
                        "email": email, "name": "Somebody", "password_hash": "", "roles": "customer", "language": language,
                        "profile": try JSONColumn(Account.Details()), "created_at": Date(timeIntervalSince1970: 0),
                    ])
            }
        }
        try await Migrator(database).migrate(plugins: [("auth", AuthMigrations.all)])
        let languages = try await database.read { transaction in
            try ["ana@example.com", "bob@example.com"].map { try AccountRepository().holders(of: $0, in: transaction).foremost?.user.language }
        }
        #expect(languages == ["es", nil])
    }
}
