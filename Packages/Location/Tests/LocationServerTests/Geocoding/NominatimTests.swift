import Core
import CoreTesting
import Foundation
import HTTPTypes
import LocationAPI
import Synchronization
import Testing

@testable import LocationServer

/// The adapter of Nominatim against a server that answers as its documentation says.
struct NominatimTests {
    private let server = DocumentedNominatim()
    private let clock = TestClock()

    private func geocoder(_ transport: (any HTTPTransport)? = nil) throws -> NominatimGeocoder {
        NominatimGeocoder(
            address: try #require(URL(string: "https://maps.example/nominatim")), userAgent: "Tumble (https://tumble.example)", countries: "us",
            transport: transport ?? server, fallback: PostalCodeGeocoder(), clock: clock)
    }

    private func locate(_ geocoder: NominatimGeocoder, _ line1: String = "100 Spectrum Center Dr", postalCode: String = "92618") async throws -> Coordinate? {
        try await geocoder.locate(line1: line1, city: "Irvine", postalCode: postalCode)
    }

    private let center = PostalCodeGeocoder.points["92618"]

    @Test func `a street is found at its house, and asked for once`() async throws {
        let geocoder = try geocoder()
        #expect(try await locate(geocoder) == DocumentedNominatim.house)
        #expect(try await locate(geocoder, " 100  SPECTRUM Center dr ") == DocumentedNominatim.house)
        #expect(
            server.requests == [
                "/nominatim/search?street=100%20Spectrum%20Center%20Dr&city=Irvine&postalcode=92618&format=jsonv2&limit=1&countrycodes=us"
            ])
        clock.advance(by: .seconds(24 * 3600))
        #expect(try await locate(geocoder) == DocumentedNominatim.house)
        #expect(server.requests.count == 2)
    }

    @Test func `a house that Nominatim doesn't know lies in the middle of its postal code`() async throws {
        let geocoder = try geocoder()
        #expect(try await locate(geocoder, "1 Nowhere St") == center)
        #expect(try await locate(geocoder, "1 Nowhere St") == center)
        #expect(server.requests.count == 1)
        clock.advance(by: .seconds(3600))
        #expect(try await locate(geocoder, "1 Nowhere St", postalCode: "00000") == nil)
    }

    @Test func `a request has its turn within three seconds, and who would wait longer gets the postal code`() async throws {
        let geocoder = try geocoder()
        let points = try await withThrowingTaskGroup(of: Coordinate?.self) { group in
            for number in 1...8 { group.addTask { try await geocoder.locate(line1: "\(number) Spectrum", city: "Irvine", postalCode: "92618") } }
            // Turns come a second after each other: one has it at once, and four would wait too long.
            var points: [Coordinate?] = []
            for _ in 1...5 { if let point = try await group.next() { points.append(point) } }
            // Three wait; the fourth sleeper is the deadline of requests.
            await clock.sleepers(4)
            clock.advance(by: .seconds(3))
            return try await group.reduce(into: points) { $0.append($1) }
        }
        #expect(points.count { $0 == DocumentedNominatim.house } == 4)
        #expect(points.count { $0 == center } == 4)
        #expect(server.requests.count == 4)
    }

    @Test(arguments: [403, 429, 500, 503])
    func `a server that refuses isn't asked for half a minute`(status: Int) async throws {
        let geocoder = try geocoder()
        server.status = status
        #expect(try await locate(geocoder) == center)
        server.status = nil
        #expect(try await locate(geocoder) == center)
        #expect(server.requests.count == 1)
        clock.advance(by: .seconds(30))
        #expect(try await locate(geocoder) == DocumentedNominatim.house)
    }

    @Test func `the server says how long it isn't to be asked`() async throws {
        let geocoder = try geocoder()
        (server.status, server.retryAfter) = (429, "120")
        #expect(try await locate(geocoder) == center)
        (server.status, server.retryAfter) = (nil, nil)
        clock.advance(by: .seconds(60))
        #expect(try await locate(geocoder) == center)
        clock.advance(by: .seconds(60))
        #expect(try await locate(geocoder) == DocumentedNominatim.house)
    }

    @Test(arguments: ["", "{}", "<html>", #"[{"lat":"north","lon":"1"}]"#, #"[{"lat":"133.0","lon":"1"}]"#])
    func `what isn't a response of Nominatim counts as none`(body: String) async throws {
        server.body = body
        #expect(try await locate(geocoder()) == center)
    }

    @Test func `a server that can't be reached leaves the postal code`() async throws {
        #expect(try await locate(geocoder(NoNetwork())) == center)
    }
}

/// A server as https://nominatim.org/release-docs/latest/api/Search describes it, with one house, and the usage policy of the public one.
private final class DocumentedNominatim: HTTPTransport {
    static let house = Coordinate(latitude: 33.6505, longitude: -117.7437)

    private struct State {
        var requests: [String] = []
        var status: Int?
        var retryAfter: String?
        var body: String?
    }

    private let state = Mutex(State())

    var requests: [String] { state.withLock { $0.requests } }
    var status: Int? {
        get { state.withLock { $0.status } }
        set { state.withLock { $0.status = newValue } }
    }
    var retryAfter: String? {
        get { state.withLock { $0.retryAfter } }
        set { state.withLock { $0.retryAfter = newValue } }
    }
    var body: String? {
        get { state.withLock { $0.body } }
        set { state.withLock { $0.body = newValue } }
    }

    func send(_ request: HTTPRequest, body: Data) async throws -> (HTTPResponse, Data) {
        let (path, now) = (request.path ?? "", state.withLock { $0 })
        state.withLock { $0.requests.append(path) }
        if let status = now.status {
            var response = HTTPResponse(status: HTTPResponse.Status(code: status))
            response.headerFields[.retryAfter] = now.retryAfter
            return (response, Data())
        }
        // Without a name of its own a client is refused.
        guard request.headerFields[.userAgent]?.contains("Tumble") == true else { return (HTTPResponse(status: .forbidden), Data()) }
        let query = Dictionary(
            uniqueKeysWithValues: (URLComponents(string: path)?.queryItems ?? []).map { ($0.name, $0.value ?? "") })
        // The structured query can't be combined with `q`.
        guard request.method == .get, path.hasPrefix("/nominatim/search?"), query["q"] == nil, query["format"] == "jsonv2" else {
            return (HTTPResponse(status: .badRequest), Data(#"{"error":{"code":400,"message":"Bad request"}}"#.utf8))
        }
        if let body = now.body { return (HTTPResponse(status: .ok), Data(body.utf8)) }
        guard query["street"]?.lowercased().contains("spectrum") == true else { return (HTTPResponse(status: .ok), Data("[]".utf8)) }
        let text = """
            [{"place_id":100149,"licence":"Data © OpenStreetMap contributors, ODbL 1.0. http://osm.org/copyright","osm_type":"node","osm_id":107775,
            "boundingbox":["33.6504","33.6506","-117.7438","-117.7436"],"lat":"33.6505","lon":"-117.7437","display_name":"100, Spectrum Center Drive",
            "place_rank":30,"category":"place","type":"house","importance":0.41}]
            """
        return (HTTPResponse(status: .ok), Data(text.utf8))
    }
}
