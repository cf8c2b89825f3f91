import AsyncHTTPClient
import Core
import Foundation
import HTTPTypes
import NIOCore
import NIOFoundationCompat
import NetworkingNIO
import NetworkingURLSession

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The requests a second that our client makes, as a share of those of the library below it, to the same server, in turns.
struct ClientRatio: Measure {
    /// The library that the client stands on.
    enum Library: String {
        case asyncHTTPClient = "async-http-client"
        case urlSession = "url-session"
    }

    let library: Library
    /// The number of requests in flight.
    let inFlight: Int

    var name: String { "platform.\(library.rawValue)-\(inFlight)" }
    var bar: Bar { .atLeast(library == .urlSession ? 0.8 : 0.9, "times") }

    private static let rounds = 9
    private var requests: Int { library == .urlSession ? 600 : inFlight == 1 ? 1500 : 6400 }

    func run(_ settings: MeasureSettings) async throws -> Figure {
        let server = try ServerProcess(executable: settings.server)
        return switch library {
        case .asyncHTTPClient: try await asyncHTTPClient(server.authority)
        case .urlSession: try await urlSession(server.authority)
        }
    }

    private func asyncHTTPClient(_ authority: String) async throws -> Figure {
        var configuration = AsyncHTTPClient.HTTPClient.Configuration()
        configuration.connectionPool.concurrentHTTP1ConnectionsPerHostSoftLimit = inFlight
        let raw = AsyncHTTPClient.HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
        let transport = AsyncHTTPClientTransport(connectionsPerHost: inFlight)
        let address = "http:/" + "/\(authority)/health"
        let figure = try await compare(transport, authority) {
            let response = try await raw.execute(HTTPClientRequest(url: address), timeout: .seconds(30))
            return Data(buffer: try await response.body.collect(upTo: 1 << 20))
        }
        try await raw.shutdown()
        try await transport.shutdown()
        return figure
    }

    private func urlSession(_ authority: String) async throws -> Figure {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.httpMaximumConnectionsPerHost = inFlight
        let raw = URLSession(configuration: configuration)
        guard let url = URL(string: "http:/" + "/\(authority)/health") else { throw MeasureError.wrongResult("no address") }
        return try await compare(URLSessionTransport(connectionsPerHost: inFlight), authority) { try await raw.data(from: url).0 }
    }

    private func compare(_ transport: any HTTPTransport, _ authority: String, raw: @escaping @Sendable () async throws -> Data) async throws -> Figure {
        let client = Core.HTTPClient(transport: transport, clock: SystemClock())
        let request = HTTPRequest(method: .get, scheme: "http", authority: authority, path: "/health")
        let expected = try await raw()
        let ours = { @Sendable in try await client.data(for: request).0 }
        guard try await ours() == expected else { throw MeasureError.wrongResult("another answer than the library's") }
        var ratios: [Double] = []
        for round in 0...Self.rounds {
            let theirs = try await seconds(raw)
            let own = try await seconds(ours)
            // The first round opens the connections.
            if round > 0 { ratios.append(theirs / own) }
        }
        return Figure(medianOf: ratios)
    }

    /// Returns the time of all requests, `inFlight` at a time.
    private func seconds(_ request: @escaping @Sendable () async throws -> Data) async throws -> Double {
        let each = requests / inFlight
        return try await measureMilliseconds {
            try await withThrowingTaskGroup(of: Void.self) { group in
                for _ in 0..<inFlight {
                    group.addTask {
                        for _ in 0..<each { _ = try await request() }
                    }
                }
                try await group.waitForAll()
            }
        }
    }
}
