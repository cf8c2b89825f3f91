import Synchronization

/// The maximum size of what a session's client may send, known to the event loops of all its connections.
final class PayloadLimit: Sendable {
    private let current: Atomic<Int>
    private let admitted: Int

    init(_ configuration: EngineConfiguration) {
        admitted = configuration.maximumPayload
        current = Atomic(min(admitted, configuration.payloadBeforeAdmission ?? admitted))
    }

    /// The limit in bytes.
    var bytes: Int { current.load(ordering: .relaxed) }

    /// Raises the limit to that of an admitted client.
    func raise() { current.store(admitted, ordering: .relaxed) }
}
