import Core
import Foundation
import HTTPTypes
import LocationAPI
import Logging

/// Finds the points of addresses with a Nominatim server, which knows the streets of OpenStreetMap (https://nominatim.org/release-docs/latest/api/Search).
///
/// It keeps to the usage policy of the public server: one request a second, a `User-Agent` that names the product, found points kept. Where Nominatim can't be
/// reached, is too busy or doesn't know the house, another geocoder takes its place, so that nobody waits for it.
final class NominatimGeocoder: Geocoder {
    private let server: RemoteAddress
    private let userAgent: String
    private let countries: String
    private let client: HTTPClient
    private let fallback: any Geocoder
    private let turns: RequestTurns
    /// The points of addresses; of one that Nominatim doesn't know, that it doesn't.
    private let points: RecentAnswers<Key, Answer>
    private let log = createLog(category: "geocoding")

    /// The time between two requests, in seconds, as the public server's policy asks for.
    static let interval: TimeInterval = 1
    /// The longest wait for a request's turn, in seconds.
    static let longestWait: TimeInterval = 3
    /// The time limit of a request.
    static let timeout = Duration.seconds(4)
    /// The pause after a failure, in seconds, unless the server names another one.
    static let pause: TimeInterval = 30
    /// The time for which a point is kept, in seconds: a day; that an address is unknown is kept for an hour.
    static let lifetime: (found: TimeInterval, unknown: TimeInterval) = (24 * 3600, 3600)
    /// The most addresses that are kept.
    static let capacity = 10_000

    private struct Key: Hashable {
        let line1: String
        let city: String
        let postalCode: String

        init(_ line1: String, _ city: String, _ postalCode: String) {
            (self.line1, self.city, self.postalCode) = (Self.plain(line1), Self.plain(city), Self.plain(postalCode))
        }

        private static func plain(_ text: String) -> String { text.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ") }
    }

    /// Creates a geocoder.
    ///
    /// - Parameters:
    ///   - address: the server's base address, such as `https://nominatim.openstreetmap.org`.
    ///   - userAgent: the product's name with a way to reach its operator.
    ///   - countries: the codes of the countries to search, separated by commas; empty for all.
    ///   - fallback: finds addresses where Nominatim doesn't.
    init(address: URL, userAgent: String, countries: String, transport: any HTTPTransport, fallback: any Geocoder, clock: any Clock) {
        server = RemoteAddress(address)
        self.userAgent = userAgent
        self.countries = countries
        client = HTTPClient(transport: transport, clock: clock, deadline: Self.timeout)
        self.fallback = fallback
        turns = RequestTurns(interval: Self.interval, longestWait: Self.longestWait, clock: clock)
        points = RecentAnswers(capacity: Self.capacity, clock: clock)
    }

    func locate(line1: String, city: String, postalCode: String) async throws -> Coordinate? {
        let key = Key(line1, city, postalCode)
        if let kept = points.answer(for: key) { return try await kept.found(or: fallback, line1, city, postalCode) }
        guard try await turns.take() else { return try await fallback.locate(line1: line1, city: city, postalCode: postalCode) }
        // Somebody may have asked for the same address meanwhile.
        if let kept = points.answer(for: key) { return try await kept.found(or: fallback, line1, city, postalCode) }
        guard let answer = try await ask(line1, city, postalCode) else {
            return try await fallback.locate(line1: line1, city: city, postalCode: postalCode)
        }
        points.keep(answer, for: key, seconds: answer.point == nil ? Self.lifetime.unknown : Self.lifetime.found)
        return try await answer.found(or: fallback, line1, city, postalCode)
    }

    /// The point that Nominatim knows for an address; nil if it knows none.
    private struct Answer {
        let point: Coordinate?

        func found(or fallback: any Geocoder, _ line1: String, _ city: String, _ postalCode: String) async throws -> Coordinate? {
            if let point { return point }
            return try await fallback.locate(line1: line1, city: city, postalCode: postalCode)
        }
    }

    /// Asks the server; nil if it failed, after which it isn't asked for a while.
    private func ask(_ line1: String, _ city: String, _ postalCode: String) async throws -> Answer? {
        var parts = [("street", line1), ("city", city), ("postalcode", postalCode), ("format", "jsonv2"), ("limit", "1")]
        if !countries.isEmpty { parts.append(("countrycodes", countries)) }
        var request = server.get("/search", parts)
        request.headerFields[.userAgent] = userAgent
        request.headerFields[.accept] = "application/json"
        do {
            let (data, response) = try await client.data(for: request)
            guard response.status == .ok else {
                rest(response.headerFields[.retryAfter].flatMap { TimeInterval($0) }, "status \(response.status.code)")
                return nil
            }
            let places = try JSONDecoder().decode([Place].self, from: data)
            let point = places.first.flatMap(\.coordinate)
            return Answer(point: point?.isOnEarth == true ? point : nil)
        } catch let error as CancellationError {
            throw error
        } catch {
            // The error may quote the URL, in which the address stands.
            rest(nil, "\(type(of: error))")
            return nil
        }
    }

    /// Asks nobody for a while.
    private func rest(_ seconds: TimeInterval?, _ cause: String) {
        turns.rest(seconds ?? Self.pause)
        log.warning("Nominatim doesn't respond as expected; postal codes are used meanwhile", metadata: ["cause": "\(cause)"])
    }

    /// A place in a response; degrees are texts.
    private struct Place: Decodable {
        let lat: String
        let lon: String

        var coordinate: Coordinate? {
            guard let latitude = Double(lat), let longitude = Double(lon) else { return nil }
            return Coordinate(latitude: latitude, longitude: longitude)
        }
    }
}
