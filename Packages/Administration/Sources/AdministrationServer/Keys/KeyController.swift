import AdministrationAPI
import Core
import Foundation
import Persistence
import ServerCore

/// Registers the handlers of an administrator's own API keys.
struct KeyController: Sendable {
    /// The most keys of a person that hold at the same time.
    static let most = 20

    let random: any RandomSource
    /// The container, which has the inventory once the server is composed.
    let container: DIContainer
    private let keys = KeyRepository()

    init(random: any RandomSource, container: DIContainer) {
        self.random = random
        self.container = container
    }

    func add(to routes: inout Routes) {
        routes.on(APIKeyEndpoints.list, allow: .accessAlone) { _, context in
            let person = try context.person().id
            return try await context.database.read { try keys.keys(of: person, in: $0).map { $0.key() } }
        }
        routes.on(APIKeyEndpoints.scopes, allow: .accessAlone) { _, _ in try scopes }
        routes.on(APIKeyEndpoints.detail, allow: .byHandler) { input, context in
            let person = try context.person().id
            return try await context.database.read { try own(input.id, of: person, in: $0).key() }
        }
        routes.on(APIKeyEndpoints.create, allow: .accessAlone) { input, context in try await create(input, context) }
        routes.on(APIKeyEndpoints.revoke, allow: .byHandler) { input, context in
            let (person, now) = (try context.person().id, context.clock.now)
            return try await context.database.write { transaction in
                let key = try own(input.id, of: person, in: transaction)
                if key.revokedAt == nil {
                    try keys.revoke(key.id, at: now, in: transaction)
                    try context.record(AuditEntry(.keyRevoked, object: "key/\(key.id)"), in: transaction)
                }
                return try own(input.id, of: person, in: transaction).key()
            }
        }
    }

    private var scopes: [String] {
        get throws { try container.resolve(ServerInventory.self).keyScopes.map(\.text) }
    }

    /// Returns a key of a person. Anybody else's is a 404.
    private func own(_ id: Int, of person: Int, in transaction: Transaction) throws -> KeyRepository.Stored {
        guard let key = try keys.find(id, in: transaction), key.personID == person else { throw APIError.notFound() }
        return key
    }

    private func create(_ input: NewAPIKey, _ context: HandlerContext) async throws -> APIKey {
        let (name, known) = (input.name.trimmingCharacters(in: .whitespacesAndNewlines), try Set(scopes))
        var errors = FieldErrors()
        errors.require((1...80).contains(name.count), "name", Strings.keyName)
        errors.require(!input.scopes.isEmpty && known.isSuperset(of: input.scopes), "scopes", Strings.keyScopes)
        errors.check(input.days, "days", .range(1...NewAPIKey.longestDays))
        try errors.throwIfAny()
        let new = NewAPIKey(name: name, scopes: Set(input.scopes).sorted(), days: input.days)
        let (person, now, secret) = (try context.person().id, context.clock.now, KeySecret(random: random))
        return try await context.database.write { transaction in
            guard try keys.keys(of: person, in: transaction).filter({ $0.holds(at: now) }).count < Self.most else {
                throw APIError.conflict(Strings.tooManyKeys, code: "too_many_keys")
            }
            let id = try keys.create(new, hash: secret.hash, person: person, at: now, in: transaction)
            try context.record(AuditEntry(.keyCreated, object: "key/\(id)", detail: new.scopes.joined(separator: " ")), in: transaction)
            return try own(id, of: person, in: transaction).key(secret: secret.text)
        }
    }
}

extension AuditEntry.Action {
    fileprivate static let keyCreated = Self(rawValue: "key_created")
    fileprivate static let keyRevoked = Self(rawValue: "key_revoked")
}
