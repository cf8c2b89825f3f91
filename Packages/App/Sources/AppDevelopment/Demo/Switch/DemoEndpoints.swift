import Core
import HTTPTypes

/// The endpoints of the demo, which `tumble-dev` alone has. Nobody is signed in yet where the switch is.
enum DemoEndpoints {
    /// Returns whether simulated people order and drive.
    static let traffic = Endpoint<NoInput, DemoTrafficStatus>(
        .get, "/demo/traffic", access: .everyone, summary: "Returns whether simulated people order and drive, in development.")

    /// Turns the simulated people on or off.
    static let setTraffic = Endpoint<DemoTrafficUpdate, DemoTrafficStatus>(
        .put, "/demo/traffic", access: .everyone, summary: "Turns the simulated people on or off, in development.")
}

/// The state of the simulated people who order and drive.
struct DemoTrafficStatus: Codable, Sampled, Hashable {
    /// True while they do.
    var isOn: Bool

    static let sample = DemoTrafficStatus(isOn: true)
}

/// The choice whether simulated people order and drive.
struct DemoTrafficUpdate: Codable, Sendable, Hashable {
    /// True if they shall.
    var isOn: Bool
}
