import Core
import Foundation
import Persistence

/// Deletes traces past their retention, and the positions of drivers who haven't reported one for a day.
struct PositionRetention: Sendable {
    let traceRetention: Duration
    private let positions = PositionRepository()

    private static let silence = Duration.seconds(24 * 3600)

    init(traceRetention: Duration) { self.traceRetention = traceRetention }

    func run(at now: Date, in database: any Database) async throws {
        let limit = now.addingTimeInterval(-(traceRetention / .seconds(1)))
        try await positions.removeLatest(before: now.addingTimeInterval(-(Self.silence / .seconds(1))), from: database)
        var removed = PositionRepository.batch
        while removed == PositionRepository.batch, !Task.isCancelled {
            removed = try await database.write { try positions.removeTraces(before: limit, in: $0) }
        }
    }
}
