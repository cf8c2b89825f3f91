import Core
import FleetAPI
import Foundation

/// What a report of positions must be like.
enum PositionRules {
    /// How far a device's clock may be ahead. A time beyond it is refused, not changed: it would hide all that come after it until then.
    static let clockTolerance = 30.0

    /// Checks a report; fields are named like `positions.3.latitude`.
    ///
    /// - Throws: ``APIError`` of status 422 with the fields.
    static func check(_ report: PositionReport, at now: Date) throws(APIError) {
        var errors = FieldErrors()
        errors.check(report.positions.count, "positions", .range(PositionReport.size))
        // Of a report that is too long nothing more is looked at.
        try errors.throwIfAny()
        for (index, position) in report.positions.enumerated() {
            let name = "positions.\(index)"
            errors.check(position.latitude, "\(name).latitude", .range(-90...90))
            errors.check(position.longitude, "\(name).longitude", .range(-180...180))
            errors.check(position.accuracy, "\(name).accuracy", Validation.range(0...100_000).optional)
            errors.check(position.heading, "\(name).heading", Validation.range(0...360).optional)
            errors.check(position.speed, "\(name).speed", Validation.range(0...150).optional)
            errors.require(position.time.timeIntervalSince(now) <= clockTolerance, "\(name).time", Strings.timeInFuture)
        }
        try errors.throwIfAny()
    }
}
