import Logging

/// Checks consent for every event and passes it to each sink.
public struct LiveAnalyticsService: AnalyticsService {
    private let consent: any AnalyticsConsent
    private let sinks: [any AnalyticsSink]
    private let clock: any Clock
    private let log = createLog(category: "analytics")

    /// Creates the service.
    public init(consent: any AnalyticsConsent, sinks: [any AnalyticsSink], clock: any Clock) {
        self.consent = consent
        self.sinks = sinks
        self.clock = clock
    }

    /// Records an event if the person agreed.
    public func track(_ event: AnalyticsEvent, by person: Int?) async {
        guard let person, await consent.isGiven(by: person) else { return }
        let record = AnalyticsRecord(event: event, time: clock.now, person: person)
        for sink in sinks {
            do {
                try await sink.record(record)
            } catch {
                log.warning("analytics event could not be stored", metadata: ["event": "\(event.name)", "cause": "\(error)"])
            }
        }
    }
}
