import Core
import Persistence

/// The database as an administrator who views as a person has it: a handler of a GET that would write on the side, such as one that counts a look, is refused.
struct ViewedDatabase: Database {
    private let base: any Database
    private let name: String

    init(_ base: any Database, person: Person?) {
        self.base = base
        name = person?.name ?? ""
    }

    var dialect: Dialect { base.dialect }

    func read<T: Sendable>(_ body: @escaping @Sendable (Transaction) throws -> T) async throws -> T { try await base.read(body) }

    func write<T: Sendable>(_ isolation: Isolation, _ body: @escaping @Sendable (Transaction) throws -> T) async throws -> T {
        throw APIError.readOnly(as: name)
    }

    func announcements(of channel: String) -> AsyncStream<Void> { base.announcements(of: channel) }
    func close() async throws { try await base.close() }
    func check() async throws { try await base.check() }
}
