import AuthAPI
import Core
import Foundation
import Persistence
import PersistenceTesting
import Testing

@testable import AuthServer

struct EmailClaimMigrationTests {
    @Test func `accounts, sessions and links of before stay, and an address is unique where it is confirmed`() async throws {
        let database = try await TestDatabase(.chosen, plugins: [("auth", Array(AuthMigrations.all.prefix(5)))])
        let now = Date(timeIntervalSince1970: 1000)
        try await database.write { transaction in
            for id in 1...3 {
                let created = try transaction.insert(
                    into: "auth_account",
                    [
                        "email": "ana\(id)@example.com", "name": "Ana", "password_hash": "hash", "roles": "customer driver", "is_demo": true,
                        "profile": try JSONColumn(Account.Details()), "created_at": now, "email_verified_at": id == 1 ? now : nil, "token_version": 2,
                        "language": "es",
                    ])
                let session = try SessionRepository().create(account: created, userAgent: "x", proof: .password, at: now, expiresAt: now + 100, in: transaction)
                try SessionRepository().create(SecretToken("token \(id)"), session: session.id, at: now, expiresAt: now + 100, in: transaction)
                _ = try MailTokens(random: SystemRandomSource()).create(.verification, account: created, at: now, in: transaction)
            }
            // The highest id is used up.
            try transaction.execute("DELETE FROM auth_account WHERE id = 3")
        }
        try await Migrator(database).migrate(plugins: [("auth", AuthMigrations.all)])
        let (accounts, sessions) = (AccountRepository(), SessionRepository())
        try await database.write { transaction in
            let first = try #require(try accounts.find(1, in: transaction))
            #expect(first.email == "ana1@example.com" && first.emailVerifiedAt == now && first.roles == [.customer, .driver] && first.isDemo)
            #expect(first.tokenVersion == 2 && first.language == "es" && first.createdAt == now && first.emailLostAt == nil)
            #expect(try sessions.open(of: 1, at: now, in: transaction).count == 1)
            #expect(try sessions.find(SecretToken("token 2"), in: transaction)?.sessionID == 2)
            #expect(try transaction.value(Int.self, "SELECT COUNT(*) FROM auth_mail_token") == 2)
            var new = AccountRepository.New(name: "Other", email: "ana1@example.com", passwordHash: "")
            #expect(try accounts.create(new, at: now, in: transaction) == 4)
            new.email = "ana2@example.com"
            new.emailVerifiedAt = now
            #expect(try accounts.create(new, at: now, in: transaction) == 5)
            try transaction.execute("DELETE FROM auth_account WHERE id = 2")
            #expect(try sessions.find(SecretToken("token 2"), in: transaction) == nil)
        }
        await #expect(throws: DatabaseError.self) {
            try await database.write { try accounts.setConfirmedEmail("ana1@example.com", of: 4, at: now, in: $0) }
        }
    }
}
