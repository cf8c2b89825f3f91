import Core
import Logging

/// Publishes committed events to the listeners in this process, in the log's order.
actor EventPublisher {
    private let tail: EventTail
    private let hub: RealtimeHub
    private let log: Logger
    private var published: EventPosition?

    private static let batch = 200

    init(tail: EventTail, hub: RealtimeHub, log: Logger) {
        self.tail = tail
        self.hub = hub
        self.log = log
    }

    /// Starts at the current end of the log: events committed before anyone could listen are fetched by clients, not published.
    func start() async throws {
        let end = try await tail.start()
        if published == nil { published = end }
    }

    /// Publishes until the task is canceled.
    func run(_ clock: any Clock) async {
        for await _ in await tail.follow() {
            var failures = 0
            while !Task.isCancelled, await !deliver() {
                failures += 1
                guard (try? await clock.sleep(for: EventPause.failed(failures))) != nil else { return }
            }
        }
    }

    /// Publishes the events read so far.
    ///
    /// - Returns: whether it got to the end.
    @discardableResult
    func deliver() async -> Bool {
        do {
            if published == nil { try await start() }
            while let from = published {
                let page = try await tail.page(after: from, kinds: nil, limit: Self.batch)
                for event in page.events {
                    await hub.publish(event)
                    published = event.position
                }
                guard page.through > from else { return true }
                published = page.through
            }
            return true
        } catch {
            if error is CancellationError { return true }
            log.error("events could not be published; retrying", metadata: ["cause": "\(error)"])
            return false
        }
    }
}
