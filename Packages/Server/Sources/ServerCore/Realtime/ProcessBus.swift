public import Foundation

/// Carries small messages between the processes of a product, for transient facts such as somebody typing. Messages may be lost.
///
/// Stored events need no bus: each process reads the event log itself.
///
/// ```swift
/// for await signal in bus.signals(of: "realtime") {
///     if case .message(let data) = signal { take(data) }
/// }
/// ```
public protocol ProcessBus: Sendable {
    /// Sends a message to all listening processes, possibly including this one. Never waits; messages that can't be sent are lost.
    ///
    /// - Parameters:
    ///   - message: at most ``ProcessBusLimits/message`` bytes.
    ///   - channel: lower-case letters, digits and underscores, such as `realtime`.
    func publish(_ message: Data, to channel: String)

    /// Returns the messages published on a channel from now on, in order per process, until the task is canceled.
    func signals(of channel: String) -> AsyncStream<BusSignal>
}

/// An element received by a listener on a ``ProcessBus``.
public enum BusSignal: Sendable, Equatable {
    /// Listening is active, for the first time or again: earlier messages may have been missed.
    case listening
    /// A message published by a process.
    case message(Data)
}

/// The minimum capacity of a ``ProcessBus``.
public enum ProcessBusLimits {
    /// The maximum size of a message in bytes, so that a PostgreSQL notification can hold it as text.
    public static let message = 5_000
}
