import ChatAPI
import Core
import Networking

extension ThreadFeature {
    /// Follows the conversation, and loads what is new once that is in force.
    func appear(_ state: inout State) -> Effect<Action> {
        state.isOpen = true
        state.messages.beginLoading()
        state.isLoadingOlder = false
        state.typing = []
        state.options = OptionsFeature.State(conversation: state.id)
        state.composer.draftID = state.composer.draftID ?? composer.newClientID()
        return .merge(
            .follow(
                ChatTopics.conversation(state.id), id: "live", with: following, connected: .connectionChanged(isConnected: true),
                lost: .connectionChanged(isConnected: false)
            ) { change in
                change.kind == ChatEvents.typing ? .typingHeard(change.id) : change.kind == ChatEvents.read.name ? .receiptsChanged : .changed
            },
            .timer(id: "minutes", every: .seconds(60), clock: clock) { _ in .minutePassed })
    }

    /// Loads the messages after the last known one, or the newest where none is known.
    func loadNew(_ state: inout State) -> Effect<Action> {
        state.messages.beginLoading()
        let id = state.id
        guard let last = state.messages.value?.last?.id else {
            return .load(id: "messages") { [chat] () throws(APIError) in
                try await chat.messages(of: id, before: nil)
            } send: {
                .newestLoaded($0)
            }
        }
        return load(id, after: last)
    }

    func load(_ id: Int, after message: Int) -> Effect<Action> {
        .load(id: "messages") { [chat] () throws(APIError) in
            try await chat.messages(of: id, after: message)
        } send: {
            .newerLoaded($0)
        }
    }

    func loadOlder(_ state: inout State) -> Effect<Action> {
        guard state.hasOlder, !state.isLoadingOlder, let first = state.messages.value?.first?.id else { return .none }
        state.isLoadingOlder = true
        state.composer.message = nil
        let id = state.id
        return .load(id: "older") { [chat] () throws(APIError) in
            try await chat.messages(of: id, before: first)
        } send: {
            .olderLoaded($0)
        }
    }

    func takeOlder(_ result: Result<MessagePage, APIError>, _ state: inout State) {
        state.isLoadingOlder = false
        switch result {
        case .success(let page):
            state.merge(page.items)
            state.hasOlder = page.hasMore
        case .failure(let error):
            state.composer.message = error.message
        }
    }

    func take(_ new: [Message], _ state: inout State) -> Effect<Action> {
        state.merge(new)
        state.composer.drop(arrived: state.messages.value ?? [], nextID: composer.newClientID())
        state.isBehind = false
        return markRead(new, &state)
    }

    /// Marks other people's messages as read once somebody can see them. Where that fails, the next message or visit makes up for it.
    func markRead(_ new: [Message], _ state: inout State) -> Effect<Action> {
        let messages = state.isUnseen ? state.messages.value ?? [] : new
        guard state.isOpen, let last = messages.last, messages.contains(where: { $0.senderID != state.person }) else { return .none }
        state.isUnseen = !state.isSceneActive
        guard state.isSceneActive else { return .none }
        let id = state.id
        return .run(id: "read") { [chat] _ in try? await chat.markRead(id, upTo: last.id) }
    }

    /// Shows that somebody is typing until they haven't for a while, unless their message comes first.
    func show(typing person: Int, _ state: inout State) -> Effect<Action> {
        guard person != state.person else { return .none }
        if !state.typing.contains(person) { state.typing.append(person) }
        return .listen(id: "typing.\(person)") { [clock] send in
            do { try await clock.sleep(for: ChatEvents.typingLifetime) } catch { return }
            send(.typingExpired(person))
        }
    }

    func restore(_ draft: ThreadDraft, _ state: inout State) -> Effect<Action> {
        state.restore(draft)
        state.composer.drop(arrived: state.messages.value ?? [], nextID: composer.newClientID())
        return composer.sendNext(&state.composer).map(scope: "composer", Action.composer)
    }

    func reduce(_ state: inout State, _ action: ComposerFeature.Action) -> Effect<Action> {
        let effect = composer.reduce(&state.composer, action).map(scope: "composer", Action.composer)
        state.composer.drop(arrived: state.messages.value ?? [], nextID: composer.newClientID())
        guard case .sent(_, .success) = action, state.isOpen else { return effect }
        // It is loaded like other people's messages, so that none between the last known one and this one is left out.
        return .merge(effect, loadNew(&state))
    }
}

extension ThreadFeature.State {
    /// Puts messages among those that are known: by id, the later version of each, in order. Their senders no longer type.
    mutating func merge(_ new: [Message]) {
        var byID = Dictionary((messages.value ?? []).map { ($0.id, $0) }, uniquingKeysWith: { $1 })
        for message in new { byID[message.id] = message }
        messages = .loaded(byID.values.sorted { $0.id < $1.id })
        let senders = Set(new.compactMap(\.senderID))
        typing.removeAll { senders.contains($0) }
    }

    /// The message after which a load brings the receipts of the person's own latest messages, and leaves no gap.
    var receiptsCursor: Int? {
        guard let recent = messages.value?.suffix(50) else { return nil }
        let unread = recent.first { $0.senderID == person && $0.readBy.isEmpty }
        return unread.map { $0.id - 1 } ?? recent.last?.id
    }

    /// The newest message of somebody else, which a report is about.
    var newestOfOthers: Message? { messages.value?.last { $0.senderID != person && !$0.system } }
}
