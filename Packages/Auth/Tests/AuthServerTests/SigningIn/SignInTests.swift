import Auth
import AuthAPI
import AuthServer
import Core
import CoreTesting
import Networking
import Persistence
import ServerTesting
import Testing

struct SignInTests {
    @Test func `signing in answers who it is, whatever the address's case`() async throws {
        let server = try await AuthTestServer()
        let registered = try await server.device().register()
        let user = try await server.device().service.signIn(email: "ANA@example.com ", password: Device.password)
        #expect(user == registered)
    }

    @Test func `an unknown address and a wrong password get the same answer`() async throws {
        let server = try await AuthTestServer()
        try await server.device().register()
        let wrong = try await server.post("/auth/login", #"{"email":"ana@example.com","password":"not this one"}"#)
        let unknown = try await server.post("/auth/login", #"{"email":"bob@example.com","password":"not this one"}"#)
        let noAddress = try await server.post("/auth/login", #"{"email":"bob","password":"not this one"}"#)
        #expect(wrong.status == 401 && wrong.code == "invalid_credentials")
        #expect(wrong.body == unknown.body && wrong.body == noAddress.body)
    }

    @Test func `an empty password signs nobody in`() async throws {
        let server = try await AuthTestServer()
        try await server.device().register()
        let answer = try await server.post("/auth/login", #"{"email":"ana@example.com","password":""}"#)
        #expect(answer.status == 401)
    }

    @Test func `a disabled account is answered like an unknown one unless the password is right, and its session ends with its next refresh`() async throws {
        let server = try await AuthTestServer()
        let device = server.device()
        let user = try await device.register()
        let now = server.server.clock.now
        try await server.server.database.write { _ = try $0.execute("UPDATE auth_account SET disabled_at = \(now) WHERE id = \(user.id)") }
        let answer = try await server.post("/auth/login", #"{"email":"ana@example.com","password":"\#(Device.password)"}"#)
        #expect(answer.code == "account_locked")
        let wrong = try await server.post("/auth/login", #"{"email":"ana@example.com","password":"wrong"}"#)
        #expect(wrong.code == "invalid_credentials")
        server.server.clock.advance(by: .seconds(901))
        #expect(await failure { () async throws(APIError) in try await device.service.me() }?.status == 401)
        #expect(await device.session.tokens() == nil)
    }

    @Test func `a huge address or password is refused before anything is hashed`() async throws {
        let server = try await AuthTestServer()
        let long = String(repeating: "x", count: 10_000)
        let password = try await server.post("/auth/login", #"{"email":"ana@example.com","password":"\#(long)"}"#)
        let email = try await server.post("/auth/login", #"{"email":"\#(long)","password":"x"}"#)
        #expect(password.status == 422 && Array(password.fields.keys) == ["password"])
        #expect(email.status == 422 && Array(email.fields.keys) == ["email"])
    }

    @Test func `twenty people sign in at once`() async throws {
        let server = try await AuthTestServer().seeded()
        let users = try await withThrowingTaskGroup(of: User.self) { group in
            for index in 0..<20 {
                let person = DemoPeople.all[index % DemoPeople.all.count]
                group.addTask { try await server.device().service.signIn(email: person.email, password: person.password) }
            }
            return try await group.reduce(into: [User]()) { $0.append($1) }
        }
        #expect(users.count == 20)
        #expect(try await server.count(.all) == 20)
    }
}
