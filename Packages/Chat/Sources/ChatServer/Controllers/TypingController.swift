import ChatAPI
import Core
import ServerCore

/// Takes that somebody is typing.
struct TypingController: Sendable {
    let parts: ChatParts

    func add(to routes: inout Routes) {
        routes.on(
            ChatEndpoints.typing, allow: .participant(parts.conversations) { $0.id },
            handler: { input, context in
                try await TypingNotice(parts: parts).tell(input.id, by: context.person().id, at: context.clock.now, in: context.database)
                return NoOutput()
            })
    }
}
