import Core
import FleetAPI
import Foundation
import OrdersAPI
import Testing

@testable import FleetServer

/// Tests of giving the jobs of a recorded day to drivers again.
struct DayReplayTests {
    private static let midnight = Date(timeIntervalSince1970: 1_767_254_400)
    private static let settings = FleetSettings(metersPerSecond: 10, stopDuration: .seconds(300))

    private static func time(_ minutes: Double) -> Date { midnight.addingTimeInterval(60 * minutes) }

    /// Returns a place some meters to the north of the plant.
    private static func place(_ meters: Double) -> Coordinate {
        Coordinate(latitude: Plant.location.latitude + meters / 111_194.9, longitude: Plant.location.longitude)
    }

    private static func pickup(
        _ id: Int, at meters: Double, openedAt minutes: Double, driver: Int? = nil, withdrawnAt: Double? = nil, declined: [Int] = [], window: StopWindow? = nil,
        failed: Bool = false
    ) -> RecordedJob {
        var door = RecordedStop(id: 2 * id, kind: .pickup, place: .customer, coordinate: place(meters), window: window)
        var plant = RecordedStop(id: 2 * id + 1, kind: .dropoff, place: .plant, coordinate: Plant.location)
        if failed { (door.status, plant.status) = (.failed, .pending) }
        if driver != nil {
            (door.arrivedAt, door.endedAt) = (time(minutes + 20), time(minutes + 24))
            if !failed { (plant.arrivedAt, plant.endedAt) = (time(minutes + 40), time(minutes + 41)) }
        }
        return RecordedJob(
            id: id, order: 100 + id, kind: .pickup, bags: 2, payCents: 700, openedAt: time(minutes), acceptedAt: driver.map { _ in time(minutes + 1) },
            driver: driver, withdrawnAt: withdrawnAt.map(time), declined: declined, stops: [door, plant])
    }

    private static func delivery(_ id: Int, of pickup: Int, at meters: Double, openedAt minutes: Double) -> RecordedJob {
        RecordedJob(
            id: id, order: 100 + pickup, kind: .delivery, bags: 2, payCents: 700, openedAt: time(minutes),
            stops: [
                RecordedStop(id: 2 * id, kind: .pickup, place: .plant, coordinate: Plant.location),
                RecordedStop(id: 2 * id + 1, kind: .dropoff, place: .customer, coordinate: place(meters)),
            ])
    }

    private static func day(_ jobs: [RecordedJob], drivers: [Int] = [1], from: Double = 0, to: Double = 1440) -> RecordedDay {
        RecordedDay(
            start: midnight, end: time(1440), plant: Plant.location, jobs: jobs,
            drivers: drivers.map { RecordedDriver(id: $0, presences: [RecordedDriver.Presence(start: time(from), end: time(to))]) })
    }

    private static func replay(_ day: RecordedDay, _ matcher: any Matcher = GreedyMatcher()) async throws -> ReplayReport {
        try await DayReplay(day, settings: settings).run(matcher)
    }

    @Test func `a driver drives straight to the door at the settings' speed`() async throws {
        let report = try await Self.replay(Self.day([Self.pickup(1, at: 6000, openedAt: 60)]))
        #expect(report.replayed.served == 1 && report.replayed.promises == 1 && report.replayed.onTime == 1 && report.replayed.trips == 1)
        let wait = try #require(report.replayed.pickupWait)
        #expect(abs(wait.median - 600) < 1)
        #expect(abs(report.replayed.meters - 12_000) < 20)
        // There and back, with two stops of five minutes.
        #expect(abs(report.replayed.busySeconds - 1800) < 2)
        #expect(report.unserved.isEmpty && report.recorded.served == 0 && report.recorded.onTime == 0 && report.recorded.promises == 1)
    }

    @Test func `a delivery is opened as long after its bags came to the plant as it was on the day`() async throws {
        let (pickup, delivery) = (Self.pickup(1, at: 6000, openedAt: 60, driver: 1), Self.delivery(2, of: 1, at: 6000, openedAt: 221))
        let report = try await Self.replay(Self.day([pickup, delivery]))
        // The replay's driver unloads after 30 minutes, not after 41; the laundry takes three hours in both.
        #expect(report.replayed.served == 2 && report.recorded.served == 1)
        let wait = try #require(report.replayed.deliveryWait)
        #expect(abs(wait.median - 900) < 6)
    }

    @Test func `a job that wasn't needed any more is left out, also by a driver who is on the way`() async throws {
        let jobs = [
            Self.pickup(1, at: 30_000, openedAt: 60, withdrawnAt: 65), Self.pickup(2, at: -1000, openedAt: 64),
            Self.pickup(3, at: 1000, openedAt: 0, withdrawnAt: 0),
        ]
        let report = try await Self.replay(Self.day(jobs))
        #expect(report.replayed.served == 1 && report.unserved.isEmpty)
        // Five minutes to the north until the customer canceled, then to the other door.
        let wait = try #require(report.replayed.pickupWait)
        #expect(abs(wait.median - (60 + 300 + 100)) < 6)
    }

    @Test func `who declined a job isn't given it, and a job that nobody takes keeps its reason`() async throws {
        let report = try await Self.replay(Self.day([Self.pickup(1, at: 1000, openedAt: 60, declined: [1])]))
        #expect(report.replayed.served == 0 && report.replayed.meters == 0)
        #expect(report.unserved.map(\.order) == [101] && report.unserved.map(\.reasons) == [[MatchReason(.everybodyDeclined, value: 1)]])
        #expect(try await Self.replay(Self.day([Self.pickup(1, at: 1000, openedAt: 60, declined: [1])], drivers: [1, 2])).replayed.served == 1)
    }

    @Test func `nobody works before coming online or gets a job after going offline`() async throws {
        let jobs = [Self.pickup(1, at: 1000, openedAt: 60), Self.pickup(2, at: 1000, openedAt: 700)]
        let report = try await Self.replay(Self.day(jobs, from: 120, to: 600))
        let wait = try #require(report.replayed.pickupWait)
        #expect(report.replayed.served == 1 && abs(wait.median - (3600 + 100)) < 6)
        #expect(report.unserved.map(\.job) == [2])
    }

    @Test func `a driver waits at the door for the window, and doesn't drive to the plant where nobody opened`() async throws {
        let window = StopWindow(start: Self.time(120), end: Self.time(180))
        let jobs = [Self.pickup(1, at: 1000, openedAt: 60, window: window), Self.pickup(2, at: 3000, openedAt: 300, failed: true)]
        let report = try await Self.replay(Self.day(jobs))
        #expect(report.replayed.onTime == 2 && report.replayed.promises == 2)
        #expect(abs(report.replayed.meters - (2000 + 3000)) < 10)
        // Until 2:05 at the door, and back; then three kilometers and a visit.
        #expect(abs(report.replayed.busySeconds - (65 * 60 + 100 + 300 + 600)) < 6)
    }

    @Test func `the pace is that of the day where there is enough to measure`() throws {
        let jobs = (0..<12).map { Self.pickup($0 + 1, at: 9600, openedAt: Double($0) * 60, driver: 1) }
        let pace = DrivingPace(Visit.recorded(Self.day(jobs)), or: DrivingPace(Self.settings))
        // Sixteen minutes from each door to the plant.
        #expect(abs(pace.metersPerSecond - 10) < 0.01)
        #expect(pace.secondsAtDoor == 240 && pace.secondsAtPlant == 60 && pace.secondsAtStore == 900)
        let little = DrivingPace(Visit.recorded(Self.day(Array(jobs.prefix(3)))), or: DrivingPace(Self.settings))
        #expect(little.metersPerSecond == 10 && little.secondsAtDoor == 300)
    }

    @Test func `the same day has the same replay`() async throws {
        let jobs = (1...40).map { Self.pickup($0, at: Double($0 * 7919 % 9000) - 4000, openedAt: Double($0 * 104_729 % 900)) }
        let day = Self.day(jobs, drivers: [1, 2, 3])
        let report = try await Self.replay(day)
        #expect(report.replayed.served == 40)
        #expect(try await Self.replay(day) == report)
    }
}
