import AppServer
import Core
import Foundation
import Logging
import ServerHost

/// Runs the demo's traffic as long as it is on, over this server's own address.
struct TrafficJob: Sendable {
    let settings: ServerSettings
    let port: ListeningPort
    let transport: any HTTPTransport
    let clock: any Core.Clock
    let random: any RandomSource
    let isOn: TrafficSwitch

    /// The time between two looks at whose turn it is.
    private static let pause = Duration.seconds(1)

    /// Runs until the task is canceled.
    func run() async throws {
        // All requests have the same id, by which the log leaves them out. The value is set around the task's creation, which thereby stays where it is.
        let work = RequestID.$current.withValue(QuietRequests.traffic) { Task { try await play() } }
        try await withTaskCancellationHandler {
            try await work.value
        } onCancel: {
            work.cancel()
        }
    }

    private func play() async throws {
        let address = try await address()
        guard let address else { return try await rest() }
        let folder = settings.data.folder.appending(path: "simulated", directoryHint: .isDirectory)
        let network = try TrafficNetwork(transport: transport, baseURL: address, folder: folder, clock: clock, random: random)
        let traffic = SimulatedTraffic.demo(network, seed: UInt64(random.integer(in: 0..<1_000_000)))
        while true {
            if try await isOn.isOn { await traffic.tick() }
            try await clock.sleep(for: Self.pause)
        }
    }

    /// Waits until the server listens, and returns its address on this machine; nil where its certificate isn't for that.
    private func address() async throws -> URL? {
        guard settings.host.tls == nil else { return nil }
        while true {
            if let port = port.value {
                let hostname = settings.host.hostname
                let host = ["0.0.0.0", "::"].contains(hostname) ? "127.0.0.1" : hostname
                return URL(string: "http:/" + "/\(host.contains(":") ? "[\(host)]" : host):\(port)")
            }
            try await clock.sleep(for: Self.pause)
        }
    }

    /// Waits until the task is canceled.
    private func rest() async throws {
        createLog(category: "demo").info("no demo traffic, since the server has a certificate, which is for another name")
        while true { try await clock.sleep(for: .seconds(3600)) }
    }
}
