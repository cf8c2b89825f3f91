import Core
import Networking

/// Realtime against an API in another process, as long as there is no socket to it: says every few seconds that something may have changed.
struct PollingRealtime: Realtime {
    let clock: any Clock
    static let interval = Duration.seconds(3)

    func subscribe(_ topic: Topic) async -> AsyncStream<Change> {
        AsyncStream { continuation in
            let polling = Task { [clock] in
                while (try? await clock.sleep(for: Self.interval)) != nil {
                    continuation.yield(Change(topic: topic, kind: "poll", id: 0, sequence: 0))
                }
                continuation.finish()
            }
            continuation.onTermination = { _ in polling.cancel() }
        }
    }
}
