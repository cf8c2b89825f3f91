import Core
import Foundation
import Logging
import PersistencePostgres
import ServerCore

/// Carries messages between the processes on one PostgreSQL database, as notifications.
final class PostgresBus: ProcessBus {
    private let database: PostgresDatabase
    private let outgoing: AsyncStream<(message: String, channel: String)>.Continuation

    /// The most messages waiting to be sent; beyond it the oldest are dropped.
    private static let buffer = 1_000

    init(_ database: PostgresDatabase) {
        self.database = database
        let (messages, outgoing) = AsyncStream.makeStream(of: (message: String, channel: String).self, bufferingPolicy: .bufferingNewest(Self.buffer))
        self.outgoing = outgoing
        // lint:allow task-stored because it ends with the stream, which the bus finishes when it goes.
        Task {
            let log = createLog(category: "realtime")
            for await (message, channel) in messages {
                do {
                    try await database.send(message, on: channel)
                } catch {
                    log.warning("message to other processes could not be sent", metadata: ["cause": "\(error)"])
                }
            }
        }
    }

    deinit { outgoing.finish() }

    func publish(_ message: Data, to channel: String) {
        // Notifications carry text.
        outgoing.yield((message.base64EncodedString(), channel))
    }

    func signals(of channel: String) -> AsyncStream<BusSignal> {
        let messages = database.messages(on: channel)
        let (signals, continuation) = AsyncStream.makeStream(of: BusSignal.self)
        let forwarding = Task {
            for await message in messages {
                switch message {
                case .listening: continuation.yield(.listening)
                case .text(let text):
                    guard let data = Data(base64Encoded: text) else { continue }
                    continuation.yield(.message(data))
                }
            }
            continuation.finish()
        }
        continuation.onTermination = { _ in forwarding.cancel() }
        return signals
    }
}
