public import Foundation

/// Carries small messages between the processes of one product: what is stored nowhere, such as that somebody types, and may be lost.
///
/// What is stored needs no bus: each process reads the log of events for itself.
///
/// ```swift
/// for await signal in bus.signals(of: "realtime") {
///     if case .message(let data) = signal { take(data) }
/// }
/// ```
public protocol ProcessBus: Sendable {
    /// Sends a message to all processes that listen; the own one may hear it as well. Never waits: what can't be sent is lost.
    ///
    /// - Parameters:
    ///   - message: at most ``ProcessBusLimits/message`` bytes.
    ///   - channel: lower-case letters, digits and underscores, such as `realtime`.
    func publish(_ message: Data, to channel: String)

    /// What is published to a channel from now on, that of each process in its order, until the task is cancelled.
    func signals(of channel: String) -> AsyncStream<BusSignal>
}

/// What a listener on a ``ProcessBus`` hears.
public enum BusSignal: Sendable, Equatable {
    /// Listening is in force, for the first time or again: what was published before may have been missed.
    case listening
    /// A process has published this.
    case message(Data)
}

/// What a ``ProcessBus`` carries at least.
public enum ProcessBusLimits {
    /// The most bytes of a message, so that a notification of PostgreSQL can hold it as text.
    public static let message = 5_000
}
