import Auth
import AuthAPI
import Core
import CoreTesting
import Foundation
import Networking
import Persistence
import ServerCore
import ServerTesting
import Testing

@testable import AuthServer

/// Who is told that sessions have ended.
struct SessionEndingTests {
    @Test func `every way of ending a session tells whose it was`() async throws {
        let server = try await AuthTestServer()
        let told = try listen(to: server)
        let (phone, laptop) = (server.device(), server.device())
        let id = try await phone.register().id
        _ = try await laptop.service.signIn(email: "ana@example.com", password: Device.password)
        #expect(told.value.isEmpty)
        let other = try #require(try await phone.service.devices().first { !$0.current })
        try await phone.service.signOut(device: other.id)
        #expect(told.value == [id])
        _ = try await laptop.service.signIn(email: "ana@example.com", password: Device.password)
        try await phone.service.changePassword(from: Device.password, to: "another long passphrase")
        #expect(told.value == [id, id])
        await phone.service.signOut()
        #expect(Set(told.value) == [id] && told.value.count > 2)
    }

    @Test func `what another process ended is told here, once`() async throws {
        let server = try await AuthTestServer()
        let device = server.device()
        let id = try await device.register().id
        let (endings, told) = (SessionEndings(), LockedValue<[Int]>([]))
        endings.listen { person in told.withLock { $0.append(person) } }
        let elsewhere = Revocations(lifetime: .seconds(900), endings: endings)
        try await elsewhere.update(from: server.server.database, at: server.server.clock.now)
        #expect(told.value.isEmpty)
        await device.service.signOut()
        for _ in 1...2 { try await elsewhere.update(from: server.server.database, at: server.server.clock.now) }
        #expect(told.value == [id])
    }

    private func listen(to server: AuthTestServer) throws -> LockedValue<[Int]> {
        let told = LockedValue<[Int]>([])
        try server.server.application.container.resolve(SessionEndings.self).listen { person in told.withLock { $0.append(person) } }
        return told
    }
}
