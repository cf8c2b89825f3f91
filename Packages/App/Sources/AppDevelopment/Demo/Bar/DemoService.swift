import Auth
import AuthAPI
import AuthServer
import Core
import Networking

/// The calls of the demo bar.
protocol DemoService: Sendable {
    /// Signs in as a demo person.
    func signIn(as role: DemoRole) async throws(APIError)

    /// Signs the present person out, unless it is the one to continue as. Returns whether it is.
    func leave(for role: DemoRole) async throws(APIError) -> Bool

    /// Returns whether simulated people order and drive; nil where the server has none.
    func traffic() async throws(APIError) -> DemoTrafficStatus?

    /// Turns the simulated people on or off.
    func setTraffic(_ isOn: Bool) async throws(APIError) -> DemoTrafficStatus
}

/// The service over the API.
struct LiveDemoService: DemoService {
    let auth: any AuthService
    let client: APIClient

    func signIn(as role: DemoRole) async throws(APIError) {
        guard let person = role.person else { throw .notFound() }
        _ = try await auth.signIn(email: person.email, password: person.password, code: nil)
    }

    func leave(for role: DemoRole) async throws(APIError) -> Bool {
        if try await auth.me().email == role.person?.email { return true }
        await auth.signOut()
        return false
    }

    func traffic() async throws(APIError) -> DemoTrafficStatus? {
        do {
            return try await client.call(DemoEndpoints.traffic)
        } catch {
            guard error.status == 404 else { throw error }
            return nil
        }
    }

    func setTraffic(_ isOn: Bool) async throws(APIError) -> DemoTrafficStatus {
        try await client.call(DemoEndpoints.setTraffic, DemoTrafficUpdate(isOn: isOn))
    }
}
