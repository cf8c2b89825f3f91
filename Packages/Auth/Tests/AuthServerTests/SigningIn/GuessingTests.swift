import Auth
import AuthAPI
import Core
import CoreTesting
import Foundation
import HTTPTypes
import Networking
import Persistence
import ServerCore
import ServerTesting
import Testing

@testable import AuthServer

struct GuessingTests {
    private let now = Date(timeIntervalSince1970: 1_767_268_800)
    private let account = [SignInThrottle.Key.account(email: "ana@example.com")]

    @Test func `five failures cost nothing, each one more doubles the wait, up to half a minute`() {
        let throttle = SignInThrottle()
        var (time, waits) = (now, [Double]())
        for _ in 0..<13 {
            let wait = throttle.begin(account, at: time)
            waits.append(wait)
            time += wait
        }
        #expect(waits.prefix(6).allSatisfy { $0 == 0 })
        #expect(waits[6] > 0.9 && waits[7] > 1.9 && waits[8] > 3.9 && waits[12] <= 30)
    }

    @Test func `failures are forgotten by half every quarter of an hour`() {
        let throttle = SignInThrottle()
        for _ in 0..<8 { _ = throttle.begin(account, at: now) }
        #expect(throttle.begin(account, at: now) > 0)
        #expect(throttle.begin(account, at: now + 3600) == 0)
        #expect(throttle.begin(account, at: now + 3600) == 0)
    }

    @Test func `a right password clears the account, and takes back its own attempt of the network`() {
        let throttle = SignInThrottle()
        let keys = account + [.network("203.0.113.1")]
        for _ in 0..<10 { _ = throttle.begin(keys, at: now) }
        throttle.succeed(keys, at: now)
        #expect(throttle.begin(account, at: now) == 0)
        for _ in 0..<21 { _ = throttle.begin([.network("203.0.113.1")], at: now) }
        #expect(throttle.begin([.network("203.0.113.1")], at: now) == 0)
        #expect(throttle.begin([.network("203.0.113.1")], at: now) > 0)
    }

    @Test func `an attempt that was refused leaves no trace`() {
        let throttle = SignInThrottle()
        for _ in 0..<9 { _ = throttle.begin(account, at: now) }
        let wait = throttle.begin(account, at: now)
        throttle.cancel(account, at: now)
        for _ in 0..<100 {
            #expect(abs(throttle.begin(account, at: now) - wait) < 0.001)
            throttle.cancel(account, at: now)
        }
    }

    @Test func `memory is bounded, and guesses at one account are remembered longer than one guess at each of many`() {
        let throttle = SignInThrottle(limit: 100)
        for _ in 0..<10 { _ = throttle.begin(account, at: now) }
        for number in 0..<1000 { _ = throttle.begin([.account(email: "\(number)@example.com")], at: now) }
        #expect(throttle.count <= 101)
        #expect(throttle.begin(account, at: now) > 0)
        for number in 0..<1000 { for _ in 0..<6 { _ = throttle.begin([.network("\(number)")], at: now) } }
        for number in 0..<300 { for _ in 0..<40 { _ = throttle.begin([.network("\(number)")], at: now + 1) } }
        #expect(throttle.count <= 101)
    }

    @Test func `guessing at an account is slowed down alike, there or not, and says when to come back`() async throws {
        let server = try await AuthTestServer()
        try await register(server)
        var answers: [[RawResponse]] = [[], []]
        for number in 0..<20 {
            for (index, email) in ["ana@example.com", "nobody@example.com"].enumerated() {
                answers[index].append(try await guess(server, email, address: "198.51.100.\(number)"))
            }
        }
        #expect(answers[0].map(\.status) == answers[1].map(\.status))
        #expect(answers[0].prefix(6).allSatisfy { $0.status == 401 })
        let last = try #require(answers[0].last)
        #expect(last.status == 429 && last.code == "too_many_attempts")
        #expect(try await server.securityEvents().contains("sign_in_delayed"))
    }

    @Test func `whoever mistypes an address doesn't wait for others who did`() async throws {
        let server = try await AuthTestServer()
        for number in 0..<20 {
            let answer = try await guess(server, "ana\(number).example.com", address: "198.51.100.\(number)")
            #expect(answer.status == 401 && answer.code == "invalid_credentials")
        }
    }

    @Test func `the owner signs in from where they did before, whatever others guess`() async throws {
        let server = try await AuthTestServer()
        try await register(server)
        try await server.server.database.write { _ = try $0.execute("UPDATE auth_account SET email_verified_at = 1") }
        for number in 0..<20 { _ = try await guess(server, "ana@example.com", address: "198.51.100.\(number)") }
        let stranger = try await guess(server, "ana@example.com", address: "192.0.2.77", password: Device.password)
        #expect(stranger.status == 429)
        let owner = try await guess(server, "ana@example.com", address: "203.0.113.1", password: Device.password)
        #expect(owner.status == 200)
    }

    @Test func `a network that guesses at many accounts is slowed down, too`() async throws {
        let server = try await AuthTestServer()
        let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
            for number in 0..<60 { group.addTask { try await guess(server, "a\(number)@example.com", address: "198.51.100.1").status } }
            return try await group.reduce(into: [Int]()) { $0.append($1) }
        }
        #expect(statuses.contains(429) && statuses.filter { $0 == 401 }.count >= 31)
        #expect(try await guess(server, "b@example.com", address: "198.51.100.2").status == 401)
    }

    @Test func `an attempt that comes a little early is held, not refused`() async throws {
        let server = try await AuthTestServer()
        let clock = server.server.clock
        for number in 0..<6 { _ = try await guess(server, "ana@example.com", address: "198.51.100.\(number)") }
        let held = Task { try await post(server, "ana@example.com", address: "198.51.100.9", password: "wrong guess") }
        await clock.sleepers(1)
        clock.advance(by: .seconds(1))
        #expect(try await held.value.status == 401)
    }

    @Test func `the password can't be guessed by changing it either`() async throws {
        let server = try await AuthTestServer()
        let device = server.device()
        try await device.register()
        var last: APIError?
        for _ in 0..<20 {
            last = try await server.letting {
                await failure { () async throws(APIError) in
                    try await device.client.call(
                        AuthEndpoints.changePassword, ChangePasswordRequest(currentPassword: "wrong", newPassword: "another long passphrase"))
                }
            }
        }
        #expect(last?.status == 429)
    }

    private func register(_ server: AuthTestServer) async throws {
        let answer = try await server.post("/auth/register", #"{"name":"Ana","email":"ana@example.com","password":"\#(Device.password)"}"#)
        try #require(answer.status == 201)
    }

    /// Guesses once; an attempt that is held is let go.
    private func guess(_ server: AuthTestServer, _ email: String, address: String, password: String = "wrong guess") async throws -> RawResponse {
        try await server.letting {
            do {
                return Result<RawResponse, any Error>.success(try await post(server, email, address: address, password: password))
            } catch {
                return .failure(error)
            }
        }.get()
    }

    private func post(_ server: AuthTestServer, _ email: String, address: String, password: String) async throws -> RawResponse {
        try await server.post("/auth/login", #"{"email":"\#(email)","password":"\#(password)"}"#, address: address)
    }
}
