import CoreTesting
import Foundation
import PlanFiles
import Planner

extension SeededNumbers {
    mutating func below(_ bound: Double) -> Double { Double.random(in: 0..<bound, using: &self) }

    mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }
}

enum Sample {
    /// Laundry of one day in a town of 100 by 100: pickups and deliveries in windows, vehicles from several places with breaks of their own.
    static func town(_ requests: Int, vehicles: Int, seed: UInt64) -> Problem {
        var chance = SeededNumbers(seed: seed)
        let points = (0..<2 * requests + vehicles).map { _ in Point(x: chance.below(100.0), y: chance.below(100.0)) }
        let window = { (chance: inout SeededNumbers) in
            let from = chance.below(800.0)
            return TimeWindow(from, from + 60 + chance.below(300.0))
        }
        return Problem(
            travel: .plane(points: points, speed: 2),
            vehicles: (0..<vehicles).map { number in
                let start = 2 * requests + number
                let hasBreak = chance.below(3) == 0
                return Vehicle(
                    id: "v\(number)", capacity: 4 + chance.below(8), start: start, end: chance.below(4) == 0 ? nil : start,
                    shift: TimeWindow(chance.below(100.0), 1_000 + chance.below(400.0)),
                    breaks: hasBreak ? [Break(window: TimeWindow(300, 600), duration: 20 + chance.below(20.0))] : [])
            },
            requests: (0..<requests).map { number in
                let early = window(&chance)
                let late = TimeWindow(early.earliest + chance.below(200.0), early.latest + 100 + chance.below(300.0))
                return Request(
                    id: "r\(number)", pickup: Visit(place: 2 * number, window: early, service: chance.below(8.0)),
                    delivery: Visit(place: 2 * number + 1, window: late, service: chance.below(8.0)), load: 1 + chance.below(4))
            })
    }

    /// The folder of the published problems, beside the repository; nil where it is absent.
    static let published: URL? = {
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../..").standardizedFileURL
        let folder = root.appending(path: "../shared/data/pdptw").standardizedFileURL
        return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
    }()
}
