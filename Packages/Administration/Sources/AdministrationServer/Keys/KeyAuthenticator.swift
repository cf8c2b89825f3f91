import Core
import Foundation
import Persistence
import ServerCore

/// Finds out who calls with an API key. Each call asks the database, so that a key that is revoked, or a role that is taken, counts at once.
struct KeyAuthenticator: APIKeyAuthenticator {
    /// The seconds for which the time of the last call isn't written again.
    static let precision: TimeInterval = 60

    let database: any Database
    let clock: any Clock
    let owners: (any KeyOwners)?
    private let keys = KeyRepository()

    init(database: any Database, clock: any Clock, owners: (any KeyOwners)?) {
        self.database = database
        self.clock = clock
        self.owners = owners
    }

    func authenticate(_ key: String) async throws(APIError) -> APIKeyCaller {
        let (now, hash) = (clock.now, KeySecret(key).hash)
        let found: (stored: KeyRepository.Stored, person: Person)?
        do {
            found = try await database.read { transaction in
                guard let stored = try keys.find(hash: hash, in: transaction), stored.holds(at: now),
                    let person = try owners?.person(stored.personID, in: transaction)
                else { return nil }
                return (stored, person)
            }
            guard let found else { throw Self.refused }
            if found.stored.lastUsedAt.map({ now.timeIntervalSince($0) >= Self.precision }) ?? true {
                try await database.write { try keys.markUsed(found.stored.id, at: now, in: $0) }
            }
        } catch let error as APIError {
            throw error
        } catch {
            throw APIError(status: 503, code: "unavailable", message: Strings.keysUnavailable)
        }
        guard let found else { throw Self.refused }
        return APIKeyCaller(key: found.stored.id, person: found.person, scopes: Set(found.stored.scopes.compactMap(APIKeyScope.init)))
    }

    private static var refused: APIError { .unauthorized(Strings.keyRefused, code: "invalid_key") }
}
