import Core
import Foundation
import LocationAPI
import Testing

@testable import LocationServer

struct StraightRouterTests {
    private let router = StraightRouter()
    private let irvine = Coordinate(latitude: 33.6846, longitude: -117.8265)
    private let newport = Coordinate(latitude: 33.6189, longitude: -117.9298)

    /// A time in California on a day of January 2026; the fifth is a Monday.
    private func time(_ day: Int, _ hour: Int) throws -> Date {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: "America/Los_Angeles"))
        return try #require(calendar.date(from: DateComponents(year: 2026, month: 1, day: day, hour: hour)))
    }

    @Test func `a drive takes its distance with the way around, at the usual speed of the hour`() async throws {
        let meters = irvine.distance(to: newport) * StraightRouter.detour
        #expect(await router.seconds(along: [irvine, newport], at: try time(5, 2)) == meters / (45 / 3.6))
        #expect(await router.seconds(along: [irvine, newport], at: try time(5, 17)) == meters / (25 / 3.6))
        #expect(await router.seconds(along: [irvine, newport], at: try time(10, 17)) == meters / (34 / 3.6))
    }

    @Test func `the hour is that of the streets when clocks change, too`() throws {
        let speeds = UsualSpeeds()
        // Five in the afternoon is at a different UTC hour in January and July.
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: "America/Los_Angeles"))
        for (month, day) in [(1, 5), (7, 6)] {
            let peak = try #require(calendar.date(from: DateComponents(year: 2026, month: month, day: day, hour: 17)))
            #expect(speeds.slowdown(at: peak) == UsualSpeeds.free / 25)
        }
    }

    @Test func `each hour of the week has a speed that a city permits`() {
        #expect(UsualSpeeds.weekdays.count == 24 && UsualSpeeds.weekends.count == 24)
        #expect((UsualSpeeds.weekdays + UsualSpeeds.weekends).allSatisfy { (20...UsualSpeeds.free).contains($0) })
    }

    @Test func `a drive along several places is as long as its parts, and one to where it begins takes no time`() async throws {
        let (noon, middle) = (try time(5, 12), Coordinate(latitude: 33.65, longitude: -117.85))
        let parts = await router.seconds(along: [irvine, middle], at: noon) + router.seconds(along: [middle, newport], at: noon)
        #expect(abs(await router.seconds(along: [irvine, middle, newport], at: noon) - parts) < 0.001)
        #expect(await router.seconds(along: [irvine, irvine], at: noon) == 0)
        #expect(await router.seconds(along: [], at: noon) == 0)
        #expect(await router.line(along: [irvine, newport]) == [])
    }
}

struct PolylineTests {
    @Test func `the example of the format's documentation`() {
        #expect(
            Polyline.points(of: "_p~iF~ps|U_ulLnnqC_mqNvxq`@") == [
                Coordinate(latitude: 38.5, longitude: -120.2), Coordinate(latitude: 40.7, longitude: -120.95),
                Coordinate(latitude: 43.252, longitude: -126.453),
            ])
    }

    @Test(arguments: ["", "_", "_p~iF", "\u{7F}\u{7F}", "????????~~~~~~~~~~~~~~~~", "äöü"])
    func `what isn't a line ends where the mistake is`(text: String) {
        #expect(Polyline.points(of: text).allSatisfy { $0.isOnEarth })
        #expect(Polyline.points(of: "_p~iF~ps|U" + text).first == Coordinate(latitude: 38.5, longitude: -120.2))
    }
}
