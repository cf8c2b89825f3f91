public import Foundation
import Logging

/// An event with its time and person, as stored.
public struct AnalyticsRecord: Codable, Sendable, Hashable {
    /// The recorded event.
    public let event: AnalyticsEvent
    /// The time at which it happened.
    public let time: Date
    /// The id of the person who acted.
    public let person: Int

    /// Creates a record.
    public init(event: AnalyticsEvent, time: Date, person: Int) {
        self.event = event
        self.time = time
        self.person = person
    }
}

/// Stores records: in a log, a table or a file.
public protocol AnalyticsSink: Sendable {
    /// Stores a record.
    ///
    /// - Throws: any error that prevents storing; the service logs it.
    func record(_ record: AnalyticsRecord) async throws
}

/// Writes events to the log under the category `analytics`.
public struct LogAnalyticsSink: AnalyticsSink {
    private let log = createLog(category: "analytics")

    /// Creates the sink.
    public init() {}

    /// Writes one log entry.
    public func record(_ record: AnalyticsRecord) async throws {
        var metadata: Logger.Metadata = ["person": "\(record.person)"]
        for (name, value) in record.event.properties { metadata[name] = "\(value)" }
        log.info("\(record.event.name)", metadata: metadata)
    }
}
