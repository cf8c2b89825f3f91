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

    /// Returns those of these people whose account isn't disabled.
    public func active(_ ids: [Int], in transaction: Transaction) throws -> [Int: Person] {
        guard !ids.isEmpty else { return [:] }
        let rows = try transaction.rows("SELECT id, name, roles FROM auth_account WHERE id IN \(list: Set(ids).sorted()) AND disabled_at IS NULL")
        return Dictionary(try rows.map(Self.person).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// Returns the ids of those with a role as staff, leaving out disabled accounts.
    ///
    /// - Parameter role: any role but the customer's, by which people aren't found.
    public func staff(with role: Role, in transaction: Transaction) throws -> [Int] {
        let rows = try transaction.rows("SELECT id, name, roles FROM auth_account WHERE roles <> 'customer' AND disabled_at IS NULL ORDER BY id")
        return try rows.map(Self.person).filter { $0.roles.contains(role) }.map(\.id)
    }

    private static func person(_ row: Row) throws -> Person {
        Person(id: try row.get("id"), name: try row.get("name"), roles: Account.roles(from: try row.get("roles")))
    }
}
