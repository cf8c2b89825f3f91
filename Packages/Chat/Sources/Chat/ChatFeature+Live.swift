import ChatAPI
import Core
import Networking

extension ChatFeature {
    /// Listens to a topic for as long as the effect runs: subscribes again, after longer and longer pauses, when the connection is lost.
    ///
    /// - Parameters:
    ///   - connected: sent whenever the subscription is in force, so that what is fetched then misses nothing.
    ///   - lost: sent whenever it has ended.
    func follow(
        _ topic: Topic, id: EffectID, connected: ChatAction, lost: ChatAction?, changed: @escaping @Sendable (Change) -> ChatAction
    ) -> Effect<ChatAction> {
        .listen(id: id) { [realtime, clock] send in
            var attempt = 0
            while !Task.isCancelled {
                let changes = await realtime.subscribe(topic)
                send(connected)
                for await change in changes {
                    attempt = 0
                    send(changed(change))
                }
                if let lost { send(lost) }
                do { try await clock.sleep(for: Self.pause(attempt)) } catch { return }
                attempt += 1
            }
        }
    }

    /// One second, then twice as long each time, up to half a minute.
    static func pause(_ attempt: Int) -> Duration { .seconds(min(1 << min(attempt, 5), 30)) }

    func listen(to conversation: Int) -> Effect<ChatAction> {
        follow(
            ChatTopics.conversation(conversation), id: "thread.live", connected: .threadConnected(conversation), lost: .threadLost(conversation)
        ) { change in
            switch change.kind {
            case ChatEvents.typing: .typingSeen(conversation, change.id)
            case ChatEvents.read.name: .receiptsChanged(conversation)
            default: .threadChanged(conversation)
            }
        }
    }
}
