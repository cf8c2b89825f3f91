import Core
import CoreTesting
import Foundation
import HTTPTypes
import LocationAPI
import Testing

@testable import LocationServer

/// The adapter of OSRM against a server that answers as its documentation says.
struct OSRMTests {
    private let server = DocumentedOSRM()
    /// Midnight in California, when streets are empty.
    private let clock = TestClock(now: Date(timeIntervalSince1970: 1_767_254_400))
    private let door = Coordinate(latitude: 33.684_561, longitude: -117.826_549)
    private let driver = Coordinate(latitude: 33.65, longitude: -117.9)
    private let plant = Coordinate(latitude: 33.67, longitude: -117.85)

    private func router(_ transport: (any HTTPTransport)? = nil, requestsPerSecond: Int = 10) throws -> OSRMRouter {
        OSRMRouter(
            address: try #require(URL(string: "https://maps.example/osrm/")), userAgent: "Tumble (https://tumble.example)",
            requestsPerSecond: requestsPerSecond, transport: transport ?? server, clock: clock)
    }

    private func straight(_ places: [Coordinate]) -> TimeInterval { StraightRouter().estimate(along: places, at: clock.now) }

    @Test func `a drive takes as long as the table says, which is asked once for the same places`() async throws {
        let router = try router()
        #expect(await router.seconds(along: [driver, door], at: clock.now) == 600)
        // A step to the side is the same place.
        let near = Coordinate(latitude: 33.650_01, longitude: -117.900_02)
        #expect(await router.seconds(along: [near, door], at: clock.now) == 600)
        #expect(server.requests == ["/osrm/table/v1/driving/-117.9,33.65;-117.8265,33.6846?annotations=duration"])
        clock.advance(by: .seconds(1))
        #expect(await router.seconds(along: [driver, plant, door], at: clock.now) == 1200)
        clock.advance(by: .seconds(600))
        #expect(await router.seconds(along: [driver, door], at: clock.now) == 600)
        #expect(server.requests.count == 3)
    }

    @Test func `in the evening peak a drive takes longer`() async throws {
        let peak = clock.now.addingTimeInterval(17 * 3600)
        let router = try router()
        #expect(await router.seconds(along: [driver, door], at: peak) == 600 * 45 / 25)
    }

    @Test func `the line of a drive follows the streets`() async throws {
        let router = try router()
        let line = await router.line(along: [driver, door])
        #expect(line.map(\.latitude) == [38.5, 40.7, 43.252] && line.map(\.longitude) == [-120.2, -120.95, -126.453])
        #expect(await router.line(along: [driver, door]) == line)
        #expect(server.requests == ["/osrm/route/v1/driving/-117.9,33.65;-117.8265,33.6846?overview=full&geometries=polyline&steps=false"])
        clock.advance(by: .seconds(1))
        server.body = DocumentedOSRM.route(true)
        #expect(await router.line(along: [plant, door]) == line)
    }

    @Test func `where no street leads, drives are estimated, and the server goes on being asked`() async throws {
        let avalon = Coordinate(latitude: 33.343, longitude: -118.328)
        let router = try router()
        #expect(await router.seconds(along: [driver, avalon], at: clock.now) == straight([driver, avalon]))
        clock.advance(by: .seconds(1))
        #expect(await router.line(along: [driver, avalon]) == [])
        clock.advance(by: .seconds(1))
        #expect(await router.seconds(along: [driver, door], at: clock.now) == 600)
        #expect(server.requests.count == 3)
        _ = await router.seconds(along: [driver, avalon], at: clock.now)
        #expect(server.requests.count == 3)
    }

    @Test func `requests keep to the rate, and who would wait for more than a second isn't made to`() async throws {
        let router = try router(requestsPerSecond: 1)
        let times = await withTaskGroup(of: TimeInterval.self) { group in
            for number in 1...4 {
                let place = Coordinate(latitude: 33.6 + Double(number) / 100, longitude: -117.9)
                group.addTask { [clock, door] in await router.seconds(along: [place, door], at: clock.now) }
            }
            // One has its turn at once, one in a second, and two would wait too long.
            var times: [TimeInterval] = []
            for _ in 1...3 { if let time = await group.next() { times.append(time) } }
            await clock.sleepers(2)
            clock.advance(by: .seconds(1))
            return await group.reduce(into: times) { $0.append($1) }
        }
        #expect(times.count { $0 == 600 } == 2)
        #expect(server.requests.count == 2)
    }

    @Test(arguments: [403, 429, 500, 503])
    func `a server that refuses isn't asked for half a minute`(status: Int) async throws {
        let router = try router()
        server.status = status
        #expect(await router.seconds(along: [driver, door], at: clock.now) == straight([driver, door]))
        server.status = nil
        #expect(await router.seconds(along: [driver, door], at: clock.now) == straight([driver, door]))
        #expect(await router.line(along: [driver, door]) == [])
        #expect(server.requests.count == 1)
        clock.advance(by: .seconds(30))
        #expect(await router.seconds(along: [driver, door], at: clock.now) == 600)
    }

    @Test func `the server says how long it isn't to be asked`() async throws {
        let router = try router()
        (server.status, server.retryAfter) = (429, "120")
        _ = await router.seconds(along: [driver, door], at: clock.now)
        (server.status, server.retryAfter) = (nil, nil)
        clock.advance(by: .seconds(60))
        #expect(await router.seconds(along: [driver, door], at: clock.now) == straight([driver, door]))
        clock.advance(by: .seconds(60))
        #expect(await router.seconds(along: [driver, door], at: clock.now) == 600)
    }

    @Test(arguments: [
        "", "[]", "<html>", #"{"code":"InvalidUrl"}"#, #"{"code":"Ok"}"#, #"{"code":"Ok","durations":[[0,null],[1,0]]}"#,
        #"{"code":"Ok","durations":[[0],[1]]}"#, #"{"code":"Ok","durations":[[0,-5],[1,0]]}"#,
    ])
    func `what isn't a response of OSRM counts as none`(body: String) async throws {
        server.body = body
        let (first, second) = (try router(), try router())
        #expect(await first.seconds(along: [driver, door], at: clock.now) == straight([driver, door]))
        #expect(await second.line(along: [driver, door]) == [])
    }

    @Test func `a server that doesn't respond is waited for two seconds`() async throws {
        let router = try router(SilentServer(clock: clock))
        async let seconds = router.seconds(along: [driver, door], at: clock.now)
        await clock.sleepers(2)
        clock.advance(by: .seconds(2))
        #expect(await seconds > 0)
    }

    @Test func `a server that can't be reached leaves the distance as the crow flies`() async throws {
        let router = try router(NoNetwork())
        #expect(await router.seconds(along: [driver, door], at: clock.now) == straight([driver, door]))
    }
}

private struct SilentServer: HTTPTransport {
    let clock: TestClock

    func send(_ request: HTTPRequest, body: Data) async throws -> (HTTPResponse, Data) {
        // Until the deadline cancels it.
        try await clock.sleep(for: .seconds(3600))
        throw HTTPClientError.unreachable("no network")
    }
}

struct NoNetwork: HTTPTransport {
    func send(_ request: HTTPRequest, body: Data) async throws -> (HTTPResponse, Data) { throw HTTPClientError.unreachable("no network") }
}
