import Auth
import AuthAPI
import Core
import Persistence
import ServerTesting
import Testing

struct ProfileTests {
    @Test func `a new profile holds the user and defaults`() async throws {
        let device = try await AuthTestServer().device()
        let user = try await device.register()
        #expect(try await device.service.profile(of: user.id) == Profile(user: user))
    }

    @Test func `another's profile can neither be seen nor changed`() async throws {
        let server = try await AuthTestServer()
        let ana = try await server.device().register()
        let bob = server.device()
        try await bob.register(email: "bob@example.com", name: "Bob")
        let seen = await failure { () async throws(APIError) in try await bob.service.profile(of: ana.id) }
        let changed = await failure { () async throws(APIError) in try await bob.service.updateProfile(ProfileUpdate(id: ana.id, name: "Eve")) }
        let unknown = await failure { () async throws(APIError) in try await bob.service.profile(of: 999) }
        #expect(seen?.status == 404 && changed?.status == 404)
        #expect(seen == unknown)
    }

    @Test func `what is left out stays, and an empty phone number is taken away`() async throws {
        let device = try await AuthTestServer().device()
        let id = try await device.register().id
        let named = try await device.service.updateProfile(ProfileUpdate(id: id, name: "Ana R.", phone: "+1 949 555 0100"))
        #expect(named.user.name == "Ana R." && named.user.phone == "+1 949 555 0100")
        let preferences = Preferences(laundry: LaundryPreferences(detergent: .hypoallergenic))
        let other = try await device.service.updateProfile(ProfileUpdate(id: id, preferences: preferences))
        #expect(other.user == named.user && other.preferences.laundry.detergent == .hypoallergenic)
        let dark = try await device.service.updateProfile(ProfileUpdate(id: id, preferences: Preferences(appearance: .dark)))
        #expect(dark.preferences.appearance == .dark)
        #expect(try await device.service.profile(of: id).person.appearance == .dark)
        _ = try await device.service.updateProfile(ProfileUpdate(id: id, preferences: other.preferences))
        let cleared = try await device.service.updateProfile(ProfileUpdate(id: id, phone: ""))
        #expect(cleared.user.phone == nil)
        #expect(try await device.service.profile(of: id) == cleared)
    }

    @Test func `other features hear that somebody has another name, and nothing of other changes`() async throws {
        let server = try await AuthTestServer()
        let device = server.device()
        let id = try await device.register().id
        for update in [
            ProfileUpdate(id: id, name: "Ana R."), ProfileUpdate(id: id, name: "Ana R."), ProfileUpdate(id: id, phone: "+1 949 555 0100"),
            ProfileUpdate(id: id, name: "Ana Ruiz"),
        ] {
            _ = try await device.service.updateProfile(update)
        }
        _ = await failure { () async throws(APIError) in try await device.service.updateProfile(ProfileUpdate(id: id, name: "Ana", language: "?")) }
        // Not by the log's readers, which on PostgreSQL wait for other tests' transactions.
        let stored = try await server.server.database.read { transaction in
            try transaction.values(String.self, "SELECT payload FROM core_event WHERE kind = \(AuthEvents.renamed.name) ORDER BY id")
        }
        let payloads = try stored.map { try WireJSON.decoder().decode(Renamed.self, from: $0) }
        #expect(payloads == [Renamed(user: id), Renamed(user: id)] && stored.allSatisfy { !$0.contains("Ana") })
    }

    @Test func `addresses get ids of their own, and the first is the default`() async throws {
        let device = try await AuthTestServer().device()
        let id = try await device.register().id
        var work = Address.sample
        work.label = "Work"
        let saved = try await device.service.updateProfile(ProfileUpdate(id: id, addresses: [.sample, work]))
        #expect(saved.addresses.compactMap(\.id) == [1, 2])
        #expect(saved.defaultAddress?.label == "Home")
        let moved = try await device.service.updateProfile(ProfileUpdate(id: id, defaultAddressID: 2))
        #expect(moved.defaultAddress?.label == "Work")
        let removed = try await device.service.updateProfile(ProfileUpdate(id: id, addresses: Array(moved.addresses.prefix(1))))
        #expect(removed.defaultAddressID == 1)
    }

    @Test func `what is wrong in a profile is named`() async throws {
        let device = try await AuthTestServer().device()
        let id = try await device.register().id
        var bad = Address.sample
        bad.line1 = ""
        bad.latitude = 500
        let error = await failure { () async throws(APIError) in
            try await device.service.updateProfile(
                ProfileUpdate(
                    id: id, name: "", phone: "none", language: "?", addresses: [bad], defaultAddressID: 9,
                    preferences: Preferences(laundry: LaundryPreferences(notes: String(repeating: "n", count: 501)))))
        }
        #expect(error?.status == 422)
        #expect(
            Set(error.map { Array($0.fields.keys) } ?? []) == [
                "name", "phone", "language", "addresses.0.line1", "addresses.0.latitude", "defaultAddressId", "preferences.notes",
            ])
        #expect(try await device.service.profile(of: id).user.name == "Ana Ruiz")
    }

    @Test func `no more than twenty addresses are kept`() async throws {
        let device = try await AuthTestServer().device()
        let id = try await device.register().id
        let error = await failure { () async throws(APIError) in
            try await device.service.updateProfile(ProfileUpdate(id: id, addresses: Array(repeating: .sample, count: 21)))
        }
        #expect(error?.fields.keys.contains("addresses") == true)
    }
}
