import Core
import CoreTesting
import CoreUI
import Foundation
import HTTPTypes
import Testing
import UI

private struct Notes: Feature {
    struct State: Sendable, Equatable {
        var path: [Int] = []
        var text = ""
    }
    enum Action: Sendable, Equatable { case opened([Int]), typed(String) }
    static let name = "notes"
    var initialState: State { State() }

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .opened(let path): state.path = path
        case .typed(let text): state.text = text
        }
        return .none
    }
}

private struct NotesCoordinator: Coordinator {
    func components(for path: [Int]) -> [String] { path.map(String.init) }
    func path(for components: [String]) -> [Int]? {
        let path = components.compactMap(Int.init)
        return path.count == components.count ? path : nil
    }
}

private let tab = Tab(
    "notes", modes: [.customer], title: Language.current.rawValue, symbol: "note", order: 1, feature: Notes.self, coordinator: NotesCoordinator(),
    path: { $0.path }, opened: { .opened($0) }, badge: { $0.text.isEmpty ? nil : $0.text }
) { store in Text(verbatim: store.state.text) }

struct CoordinatorTests {
    @Test func `a path is pushed, popped and emptied`() {
        let coordinator = NotesCoordinator()
        var path: [Int] = []
        coordinator.push(1, onto: &path)
        coordinator.push(2, onto: &path)
        coordinator.pop(&path)
        #expect(path == [1])
        coordinator.popToRoot(&path)
        coordinator.pop(&path)
        #expect(path == [])
    }

    @Test func `a tab of one place has no deeper one`() {
        let coordinator = SinglePlaceCoordinator()
        #expect(coordinator.path(for: []) == [] && coordinator.path(for: ["a"]) == nil && coordinator.components(for: []) == [])
    }
}

struct TabTests {
    @Test func `a tab reads its feature's place and badge, and opens places`() {
        var slices = Slices([Slice(Notes())])
        #expect(tab.badge(slices) == nil && tab.location(slices) == [])
        _ = slices.reduce(SliceAction(Notes.self, .typed("3")))
        let action = tab.open(["1", "2"])
        if let action { _ = slices.reduce(action) }
        #expect(tab.badge(slices) == "3" && tab.location(slices) == ["1", "2"])
        #expect(tab.open(["a"]) == nil)
        #expect(Language.$current.withValue(.polish) { tab.title } == "pl")
    }

    @Test func `a tab of a feature that is no part of the product is empty`() {
        #expect(tab.badge(Slices()) == nil && tab.location(Slices()) == [])
        #expect(StoreAccess(slices: Slices()) { _ in }.scope(Notes.self) == nil)
    }
}

struct ScopedStoreTests {
    @Test func `a feature's view reads its state and sends its actions`() {
        var sent: [Notes.Action?] = []
        let access = StoreAccess(slices: Slices([Slice(Notes())])) { sent.append($0.action(of: Notes.self)) }
        let store = access.scope(Notes.self)
        store?.send(.typed("a"))
        let binding = store?.binding(\.text) { .typed($0) }
        binding?.wrappedValue = "b"
        #expect(binding?.wrappedValue == "" && sent == [.typed("a"), .typed("b")])
    }
}

private struct Confirmation: Codable, Sendable, Equatable {
    let id: Int
    let status: String
    let note: String?
}

private struct RecordingCaller: EndpointCaller {
    let calls = LockedValue<[String]>([])

    func call<Input, Output>(
        _ endpoint: Endpoint<Input, Output>, _ input: Input, idempotencyKey: String?, deviceTime: Date?
    ) async throws(APIError) -> Output {
        calls.withLock { $0.append("\(endpoint.path) \(input) \(idempotencyKey ?? "-") \(deviceTime?.timeIntervalSince1970 ?? 0)") }
        throw .offline
    }
}

struct OfflineIntentTests {
    private static let confirm = Endpoint<Confirmation, NoOutput>(
        .patch, "/notes/{id}", access: .signedIn, idempotency: .key, summary: "Confirms.")
    private let intent = OfflineIntent("notes.confirm", fields: ["id", "note"], constants: ["status": "done"]) {
        (input: Confirmation, call) throws(APIError) in
        _ = try await call(Self.confirm, input)
    }

    private func perform(_ fields: [String: String], _ caller: RecordingCaller, step: String = "") async throws(APIError) {
        try await intent.perform(fields, OfflineCall(caller: caller, key: "k", deviceTime: Date(timeIntervalSince1970: 5)))
    }

    @Test func `a press is one call with its fields, its key and its time`() async {
        let caller = RecordingCaller()
        await #expect(throws: APIError.offline) { try await perform(["id": "7", "note": "", "status": "failed", "other": "x"], caller) }
        #expect(caller.calls.value == ["/notes/{id} Confirmation(id: 7, status: \"done\", note: nil) k 5.0"])
    }

    @Test func `a field that is missing is named, and nothing is called`() async {
        let caller = RecordingCaller()
        let error = await #expect(throws: APIError.self) { try await perform(["note": "a"], caller) }
        #expect(error?.fields.keys.sorted() == ["id"] && caller.calls.value == [])
    }

    @Test func `each step of an intent has a key of its own`() async {
        let steps = OfflineIntent("notes.twice", fields: ["id"], constants: ["status": "done"]) { (input: Confirmation, call) throws(APIError) in
            _ = try await call(Self.confirm, input, step: "second")
        }
        let caller = RecordingCaller()
        await #expect(throws: APIError.offline) {
            try await steps.perform(["id": "1"], OfflineCall(caller: caller, key: "k", deviceTime: Date(timeIntervalSince1970: 5)))
        }
        #expect(caller.calls.value.first?.contains(" k.second ") == true)
    }

    private func html(_ view: some View) -> String { String(decoding: Renderer.render(view).html, as: UTF8.self) }

    @Test func `a view says what may be done offline`() {
        let button = html(Button("Confirm") {}.offline(intent, fields: ["id": "7"]))
        #expect(button.contains("notes.confirm"))
        #expect(html(OfflinePage(.stop, title: "Stop 3")).contains("data-offline-page=\"stop\""))
    }
}
