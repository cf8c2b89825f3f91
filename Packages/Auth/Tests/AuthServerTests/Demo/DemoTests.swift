import Auth
import AuthAPI
import AuthServer
import Core
import Persistence
import ServerCore
import ServerTesting
import Testing

struct DemoTests {
    @Test func `seeding twice makes each account once`() async throws {
        let server = try await AuthTestServer().seeded().seeded()
        let count = try await server.server.database.read { try $0.value(Int.self, "SELECT COUNT(*) FROM auth_account") }
        #expect(count == DemoPeople.all.count)
    }

    @Test func `there is somebody of every role of a mode, who can sign in`() async throws {
        let server = try await AuthTestServer().seeded()
        for person in DemoPeople.all {
            let user = try await server.device().service.signIn(email: person.email, password: DemoPeople.password)
            #expect(Set(user.roles) == person.roles)
        }
        #expect(Set(DemoPeople.all.flatMap(\.roles)).isSuperset(of: Mode.allCases.map(\.role)))
    }

    @Test func `demo accounts are told from real ones`() async throws {
        let server = try await AuthTestServer()
        let seeding = try server.server.application.container.resolve(AccountSeeding.self)
        try await server.device().register()
        #expect(try await !server.server.database.read { try seeding.demoAccountsExist(in: $0) })
        try await server.server.application.seed()
        #expect(try await server.server.database.read { try seeding.demoAccountsExist(in: $0) })
    }

    @Test func `all demo customers are found, however many a simulation has`() async throws {
        let server = try await AuthTestServer()
        let seeding = try server.server.application.container.resolve(AccountSeeding.self)
        let people = (1...120).map { DemoPerson(email: "c\($0)@tumble.example", name: "Customer \($0)", roles: [.customer], password: DemoPeople.password) }
        try await seeding.createAccounts(people + [DemoPerson(email: "d@tumble.example", name: "Dan", roles: [.driver], password: DemoPeople.password)])
        #expect(try await server.server.database.read { try seeding.demoCustomers(in: $0) }.count == 120)
    }

    @Test func `the directory knows people by id`() async throws {
        let server = try await AuthTestServer().seeded()
        let directory = try server.server.application.container.resolve(PeopleDirectory.self)
        let (people, nobody) = try await server.server.database.read { transaction in
            (try directory.people([1, 2, 2, 999], in: transaction), try directory.people([], in: transaction))
        }
        #expect(people.keys.sorted() == [1, 2])
        #expect(people[1]?.name == "Casey Customer")
        #expect(nobody.isEmpty)
    }
}
