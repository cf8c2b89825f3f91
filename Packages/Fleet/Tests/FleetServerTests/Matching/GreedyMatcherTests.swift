import Core
import FleetAPI
import Testing

@testable import FleetServer

struct GreedyMatcherTests {
    private let matcher = GreedyMatcher()

    private func place(_ hundredths: Double) -> Coordinate { Coordinate(latitude: 33.6 + hundredths / 100, longitude: -117.8) }

    private func driver(_ id: Int, _ place: Coordinate?, _ availability: MatchableDriver.Availability = .free) -> MatchableDriver {
        MatchableDriver(id: id, name: "Driver \(id)", place: place, availability: availability)
    }

    @Test func `the nearest pair comes first, and each driver gets one job`() {
        let jobs = [MatchableJob(id: 1, place: place(0)), MatchableJob(id: 2, place: place(2))]
        let matches = matcher.match(jobs, with: [driver(7, place(3)), driver(8, place(9))])
        #expect(matches.map(\.driver) == [8, 7])
        #expect(matches.map { $0.reasons.map(\.code) } == [[.farther], [.nearest]])
        #expect(matches[1].reasons.first?.value == 1112)
    }

    @Test func `whose place isn't known comes after those whose is, in the order of their ids`() {
        let (job, drivers) = (MatchableJob(id: 1, place: place(0)), [driver(9, nil), driver(8, nil), driver(7, place(5))])
        #expect(matcher.match([job], with: drivers)[0].driver == 7)
        let suggestions = GreedyMatcher.suggestions(for: job, among: drivers)
        #expect(suggestions.map(\.driverID) == [7, 8, 9])
        #expect(suggestions[1].reasons == [MatchReason(.placeUnknown)] && suggestions[1].distanceMeters == nil)
    }

    @Test func `who can't take a job comes last, with the reasons`() {
        let job = MatchableJob(id: 1, place: place(0), declined: [2], silent: [6])
        let drivers = [
            driver(1, nil, .offline), driver(2, place(0)), driver(3, place(0), .onBreak), driver(4, place(0), .busy), driver(5, place(8)), driver(6, place(9)),
        ]
        #expect(matcher.match([job], with: drivers)[0].driver == 5)
        let suggestions = GreedyMatcher.suggestions(for: job, among: drivers)
        #expect(suggestions.map(\.driverID) == [5, 6, 2, 4, 3, 1])
        #expect(suggestions.map(\.isAvailable) == [true, true, false, false, false, false])
        #expect(suggestions.map { $0.reasons.map(\.code) } == [[.nearest], [.farther, .unanswered], [.declined], [.busy], [.onBreak], [.offline]])
    }

    @Test(arguments: [
        ([MatchableDriver](), MatchReason(.nobodyOnline)),
        ([MatchableDriver(id: 1, name: "Dan", place: nil, availability: .onBreak)], MatchReason(.nobodyOnline)),
        ([MatchableDriver(id: 1, name: "Dan", place: nil, availability: .busy)], MatchReason(.everybodyBusy)),
        ([MatchableDriver(id: 2, name: "Eva", place: nil, availability: .free)], MatchReason(.everybodyDeclined, value: 1)),
    ])
    func `a job that nobody can take says why`(drivers: [MatchableDriver], reason: MatchReason) {
        let match = matcher.match([MatchableJob(id: 1, place: place(0), declined: [2])], with: drivers)[0]
        #expect(match.driver == nil && match.reasons == [reason])
    }

    @Test func `a job for which no driver is left waits for one`() {
        let jobs = [MatchableJob(id: 1, place: place(0)), MatchableJob(id: 2, place: place(0))]
        let matches = matcher.match(jobs, with: [driver(7, place(3))])
        #expect(matches.map(\.driver) == [7, nil])
        #expect(matches[1].reasons == [MatchReason(.everybodyBusy)])
    }
}
