import ChatAPI
import Core
import CoreTesting
import Networking
import Testing

@testable import Chat

struct ChatFeatureTests {
    private let casey = Person(id: 7, name: "Casey", roles: [.customer])
    private let muted = Conversation(id: 5, participants: Conversation.sample.participants, isMuted: true)

    @Test(.timeLimit(.minutes(1))) func `the list is followed from sign-in on`() async {
        let realtime = FakeRealtime()
        let feature = ChatFeature(realtime: realtime)
        var loads = 0
        let store = Store(initial: ChatState()) { (state: inout ChatState, action: ChatAction) in
            if case .conversations(.loaded) = action { loads += 1 }
            return feature.reduce(&state, action)
        }
        store.send(.signedIn(7))
        await store.run {
            if loads == 1 { realtime.send(Change(topic: ChatTopics.conversations(of: 7), kind: "chat.messageSent", id: 5, sequence: 1)) }
            if loads > 1 { store.stop() }
        }
        #expect(store.state.conversations.list == .loaded([.sample]))
        #expect(store.state.conversations.unreadCount == 1)
    }

    @Test func `signing in again under another name changes nothing`() async {
        let store = TestStore(ChatFeature(), initial: .signedIn)
        await store.send(event: .signedIn(casey))
        await store.finish()
    }

    @Test func `nothing of a person remains after sign-out but whether the app can be seen`() {
        let state = ChatFeature().stateAfterSignOut(
            .thread {
                $0.composer.draft = "Hello"
            })
        #expect(state == ChatState())
        var hidden = ChatState.signedIn
        hidden.isSceneActive = false
        #expect(ChatFeature().stateAfterSignOut(hidden).isSceneActive == false)
    }

    @Test func `a conversation takes the place of the screen that opens it`() async {
        var state = ChatState.signedIn
        state.path = [.with(person: 9)]
        let store = TestStore(ChatFeature(), initial: state)
        await store.send(.opening(.opened(9, .success(.sample)))) {
            $0.path = [.conversation(5)]
            $0.threads[5] = ThreadFeature.State(id: 5, person: 7)
        }
        await store.receive(.conversations(.loaded(.success([.sample])))) { $0.conversations.list = .loaded([.sample]) }
        await store.send(.opening(.opened(9, .success(.sample))))
        await store.finish()
    }

    @Test func `a conversation opens from the list and from a search, and keeps what was typed`() async {
        let store = TestStore(ChatFeature(), initial: .signedIn)
        await store.send(.conversations(.conversationTapped(5))) {
            $0.path = [.conversation(5)]
            $0.threads[5] = ThreadFeature.State(id: 5, person: 7)
        }
        await store.send(.thread(5, .composer(.draftChanged("")))) { _ in }
        await store.send(.opened([])) { $0.path = [] }
        await store.send(.search(.resultTapped(5))) { $0.path = [.conversation(5)] }
        await store.send(.conversations(.reportsTapped)) { $0.path = [.reports] }
        await store.finish()
    }

    @Test(arguments: [ChatAction.reports(.joined(.success(.sample))), .orderConversations(.joined(.success(.sample)))])
    func `a conversation that was joined opens`(action: ChatAction) async {
        let store = TestStore(ChatFeature(), initial: .signedIn)
        await store.send(action) {
            $0.path = [.conversation(5)]
            $0.threads[5] = ThreadFeature.State(id: 5, person: 7)
        }
        await store.receive(.conversations(.loaded(.success([.sample])))) { $0.conversations.list = .loaded([.sample]) }
        await store.finish()
    }

    @Test func `leaving a conversation goes back to the list and forgets it`() async {
        let store = TestStore(ChatFeature(), initial: .thread())
        await store.send(.thread(5, .options(.left(.success(NoOutput()))))) {
            $0.path = []
            $0.threads = [:]
        }
        await store.receive(.conversations(.loaded(.success([.sample])))) { $0.conversations.list = .loaded([.sample]) }
        await store.finish()
    }

    @Test func `a conversation that was muted is so in the list, and a minute later the list is loaded anew`() async {
        var state = ChatState.thread { $0.options.outcome = "No connection." }
        state.conversations.list = .loaded([.sample])
        let store = TestStore(ChatFeature(), initial: state)
        await store.send(.thread(5, .options(.changed(.success(muted))))) {
            $0.conversations.list = .loaded([muted])
            $0.threads[5]?.options.outcome = nil
        }
        await store.send(.thread(5, .minutePassed))
        await store.receive(.conversations(.loaded(.success([.sample])))) { $0.conversations.list = .loaded([.sample]) }
        await store.finish()
    }

    @Test func `the conversation on the screen learns whether somebody can see it`() async {
        var state = ChatState.thread()
        state.threads[6] = ThreadFeature.State(id: 6, person: 7)
        let store = TestStore(ChatFeature(), initial: state)
        await store.send(event: .sceneChanged(isActive: false)) {
            $0.isSceneActive = false
            $0.threads[5]?.isSceneActive = false
        }
        await store.send(.opened([.conversation(6)])) {
            $0.path = [.conversation(6)]
            $0.threads[6]?.isSceneActive = false
        }
        await store.finish()
    }

    @Test func `every view has a preview`() { #expect(ChatPlugin.previews.count == 16) }
}

struct ChatLinkTests {
    @Test(arguments: [ChatLink.conversations, .conversation(5), .with(person: 9), .order(12), .reports])
    func `a link reads back from its place`(link: ChatLink) { #expect(ChatLink(link.place) == link) }

    @Test(arguments: [["x"], ["with"], ["with", "x"], ["5", "6"], ["with", "5", "6"], ["order", "x"], ["nothing"]])
    func `other places are refused`(components: [String]) {
        #expect(ChatLink(LinkPlace(tab: ChatLink.tab, components: components)) == nil)
        #expect(ChatLink(LinkPlace(tab: "home", components: ["5"])) == nil)
    }
}
