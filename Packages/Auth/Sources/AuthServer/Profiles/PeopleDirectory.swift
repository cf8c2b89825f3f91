public import Core
public import Persistence

/// Names and roles of people by id, for other features' servers.
public struct PeopleDirectory: Sendable {
    /// Creates the directory.
    public init() {}

    /// Returns the people with these ids. Ids without an account are left out.
    public func people(_ ids: [Int], in transaction: Transaction) throws -> [Int: Person] {
        guard !ids.isEmpty else { return [:] }
        let rows = try transaction.rows("SELECT id, name, roles FROM auth_account WHERE id IN \(list: Set(ids).sorted())")
        let people = try rows.map(Self.person)
        return Dictionary(people.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    }

    private static func person(_ row: Row) throws -> Person {
        Person(id: try row.get("id"), name: try row.get("name"), roles: Account.roles(from: try row.get("roles")))
    }
}
