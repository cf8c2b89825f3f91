import AsyncHTTPClient
import Foundation
import NIOCore
import NIOFoundationCompat
import NIOHTTP1
import Synchronization

/// `POST /orders` through HTTP with all that belongs to it - token, `Idempotency-Key`, quote, event - 64 at a time.
struct OrderLoad: Measure {
    /// The figure to take of the load.
    enum Kind: String {
        /// Orders a second, as a part of what is asked for: half of the database's grouped writes a second, 5,000 at most.
        case rate
        /// The time of the slowest in a hundred.
        case p99
    }

    let kind: Kind

    var name: String { "persistence.orders-\(kind.rawValue)" }
    var bar: Bar { kind == .rate ? .atLeast(1, "times") : .under(25, "ms") }

    private static let (rounds, orders, inFlight) = (3, 2560, 64)

    func run(_ settings: MeasureSettings) async throws -> Figure {
        let server = try ServerProcess(executable: settings.server)
        var configuration = HTTPClient.Configuration()
        configuration.connectionPool.concurrentHTTP1ConnectionsPerHostSoftLimit = Self.inFlight
        let client = HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
        let base = "http:/" + "/\(server.authority)/api/v1"
        let token = try await Self.token(client, base)
        let databases = try await ScratchDatabases()
        var figures: [Double] = []
        for round in 0...Self.rounds {
            let times = Mutex<[Double]>([])
            let rate = try await ScratchDatabases.rate(Self.orders, inFlight: Self.inFlight) { number in
                let milliseconds = try await measureMilliseconds { try await Self.order(client, base, token, key: "\(round)-\(number)") }
                times.withLock { $0.append(milliseconds) }
            }
            let grouped = try await ScratchDatabases.rate(Self.orders, inFlight: Self.inFlight) { try await databases.writeOurs($0) }
            // The first round opens the connections.
            guard round > 0 else { continue }
            figures.append(kind == .rate ? rate / min(grouped / 2, 5000) : times.withLock { $0.sorted().percentile(99) })
        }
        try await databases.close()
        try await client.shutdown()
        return Figure(medianOf: figures)
    }

    private static func token(_ client: HTTPClient, _ base: String) async throws -> String {
        struct Answer: Decodable {
            struct Body: Decodable { let accessToken: String }
            let data: Body
        }
        var request = HTTPClientRequest(url: base + "/auth/login")
        request.method = .POST
        request.headers.add(name: "Content-Type", value: "application/json")
        request.body = .bytes(ByteBuffer(string: #"{"email":"customer@tumble.example","password":"tumble-demo"}"#))
        let response = try await client.execute(request, timeout: .seconds(30))
        return try JSONDecoder().decode(Answer.self, from: Data(buffer: try await response.body.collect(upTo: 1 << 20))).data.accessToken
    }

    private static func order(_ client: HTTPClient, _ base: String, _ token: String, key: String) async throws {
        let address = #"{"line1":"100 Spectrum Center Dr","city":"Irvine","postalCode":"92618","latitude":33.6506,"longitude":-117.7436}"#
        var request = HTTPClientRequest(url: base + "/orders")
        request.method = .POST
        request.headers = ["Content-Type": "application/json", "Authorization": "Bearer \(token)", "Idempotency-Key": key]
        request.body = .bytes(ByteBuffer(string: #"{"bags":2,"pickupMode":"ASAP","address":\#(address),"retailItems":[]}"#))
        let response = try await client.execute(request, timeout: .seconds(30))
        _ = try await response.body.collect(upTo: 1 << 20)
        guard response.status == .created else { throw ServerError.unexpected("status \(response.status.code) for an order") }
    }
}
