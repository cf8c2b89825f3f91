import Core
import Foundation
import HTTPTypes
import Logging
import Synchronization

/// Finds ways along the streets of OpenStreetMap with an OSRM server (https://project-osrm.org/docs/v5.24.0/api/).
///
/// Its durations are those of empty streets, so they are stretched by the hour. Where OSRM can't be reached, is too busy or knows no way, drives are
/// estimated as the crow flies, so that nobody waits for it. It gets coordinates with four decimals, 11 meters, which also lets answers be shared.
final class OSRMRouter: Router {
    private let server: RemoteAddress
    private let userAgent: String
    private let client: HTTPClient
    private let turns: RequestTurns
    private let speeds = UsualSpeeds()
    private let straight = StraightRouter()
    /// Seconds on empty streets; nil where OSRM knows no way.
    private let durations: RecentAnswers<String, TimeInterval?>
    private let lines: RecentAnswers<String, [Coordinate]>
    /// True once the log says that the server doesn't respond.
    private let isDown = Mutex(false)
    private let log = createLog(category: "routing")

    /// The longest wait for a request's turn, in seconds.
    static let longestWait: TimeInterval = 1
    /// The time limit of a request.
    static let timeout = Duration.seconds(2)
    /// The pause after a failure, in seconds, unless the server names another one.
    static let pause: TimeInterval = 30
    /// The time for which answers are kept, in seconds: ten minutes, since streets don't change, but drivers move on.
    static let lifetime: TimeInterval = 600
    /// The most answers of each kind that are kept. A line of streets has some hundred points.
    static let capacity = 2_000

    /// Creates a router.
    ///
    /// - Parameters:
    ///   - address: the server's base address, such as `https://router.project-osrm.org`.
    ///   - userAgent: the product's name with a way to reach its operator.
    init(address: URL, userAgent: String, requestsPerSecond: Int, transport: any HTTPTransport, clock: any Clock) {
        server = RemoteAddress(address)
        self.userAgent = userAgent
        client = HTTPClient(transport: transport, clock: clock, deadline: Self.timeout)
        turns = RequestTurns(interval: 1 / Double(max(requestsPerSecond, 1)), longestWait: Self.longestWait, clock: clock)
        durations = RecentAnswers(capacity: Self.capacity, clock: clock)
        lines = RecentAnswers(capacity: Self.capacity, clock: clock)
    }

    func seconds(along places: [Coordinate], at time: Date) async -> TimeInterval {
        let query = [("annotations", "duration")]
        let found: TimeInterval?? = await answer(durations, "table", places, query) { (table: Table) in table.seconds }
        guard let found, let seconds = found else { return straight.estimate(along: places, at: time) }
        return seconds * speeds.slowdown(at: time)
    }

    func line(along places: [Coordinate]) async -> [Coordinate] {
        let query = [("overview", "full"), ("geometries", "polyline"), ("steps", "false")]
        return await answer(lines, "route", places, query) { (routes: Routes) in routes.routes?.first?.geometry.points ?? [] } ?? []
    }

    /// Returns what a service answers for places, from memory or from the server; nil if the server can't be asked now.
    private func answer<Response: Decodable, Answer: Sendable>(
        _ kept: RecentAnswers<String, Answer>, _ service: String, _ places: [Coordinate], _ query: [(name: String, value: String)],
        _ read: (Response) -> Answer
    ) async -> Answer? {
        guard places.count > 1 else { return nil }
        let key = places.map { "\(Self.degrees($0.longitude)),\(Self.degrees($0.latitude))" }.joined(separator: ";")
        if let answer = kept.answer(for: key) { return answer }
        guard (try? await turns.take()) == true else { return nil }
        // Somebody may have asked for the same way meanwhile.
        if let answer = kept.answer(for: key) { return answer }
        guard let response: Response = await ask("/\(service)/v1/driving/\(key)", query) else { return nil }
        let answer = read(response)
        kept.keep(answer, for: key, seconds: Self.lifetime)
        return answer
    }

    /// Asks the server; nil if it failed, after which it isn't asked for a while.
    private func ask<Response: Decodable>(_ path: String, _ query: [(name: String, value: String)]) async -> Response? {
        var request = server.get(path, query)
        request.headerFields[.userAgent] = userAgent
        request.headerFields[.accept] = "application/json"
        do {
            let (data, response) = try await client.data(for: request)
            // OSRM says with status 400 that it knows no way, too.
            guard response.status == .ok || response.status == .badRequest else {
                rest(response.headerFields[.retryAfter].flatMap { TimeInterval($0) }, "status \(response.status.code)")
                return nil
            }
            let code = try JSONDecoder().decode(Code.self, from: data).code
            guard code == "Ok" || Code.withoutWay.contains(code) else {
                rest(nil, "code \(code.prefix(40))")
                return nil
            }
            let found = try JSONDecoder().decode(Response.self, from: data)
            if setDown(false) { log.notice("OSRM responds again") }
            return found
        } catch is CancellationError {
            return nil
        } catch {
            // The error may quote the URL, in which places stand.
            rest(nil, "\(type(of: error))")
            return nil
        }
    }

    /// Asks nobody for a while. The log says so once, until the server responds again.
    private func rest(_ seconds: TimeInterval?, _ cause: String) {
        turns.rest(seconds ?? Self.pause)
        guard !setDown(true) else { return }
        log.warning("OSRM doesn't respond as expected; drives are estimated as the crow flies meanwhile", metadata: ["cause": "\(cause)"])
    }

    /// Notes whether the server fails.
    ///
    /// - Returns: whether it did before.
    private func setDown(_ fails: Bool) -> Bool {
        isDown.withLock { isDown in
            defer { isDown = fails }
            return isDown
        }
    }

    /// Degrees with four decimals.
    private static func degrees(_ degrees: Double) -> String { String((degrees * 10_000).rounded() / 10_000) }
}
