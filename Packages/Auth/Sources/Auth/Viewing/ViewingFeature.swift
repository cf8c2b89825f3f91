public import Core
public import Foundation

/// Tells a session of the app that an administrator sees the product through the person's eyes in it, and until when.
public struct ViewingTime: Sendable {
    /// The time at which it ends by itself.
    public let end: Date
    private let clock: any Clock

    /// Creates a time.
    public init(until end: Date, clock: any Clock) {
        self.end = end
        self.clock = clock
    }

    /// Waits for the end.
    func wait() async throws { try await clock.sleep(for: .seconds(max(0, end.timeIntervalSince(clock.now)))) }
}

/// The bar over every page while an administrator views as the person. It ends at a press, and by itself.
public struct ViewingFeature: Screen {
    /// Whether an administrator is looking, and whether that is being ended.
    public struct State: Sendable, Equatable {
        /// Whether an administrator sees the product through the person's eyes.
        public var isOn = false
        /// Whether it is being ended.
        public var isEnding = false

        /// Creates a state.
        public init(isOn: Bool = false) { self.isOn = isOn }
    }

    /// The things that can happen.
    public enum Action: Sendable, Equatable {
        /// The button was tapped.
        case endTapped
        /// The time is over.
        case timeOver
        /// The session has ended. The page comes back as the administrator's own.
        case ended
    }

    let auth: any AuthService
    let time: ViewingTime?

    /// Changes the state for an action, and returns what is to be done outside.
    public func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .endTapped, .timeOver:
            guard state.isOn, !state.isEnding else { return .none }
            state.isEnding = true
            return .run(id: "end") { [auth] send in
                await auth.signOut()
                send(.ended)
            }
        case .ended:
            return .none
        }
    }

    /// Waits for the end.
    func wait() -> Effect<Action> {
        guard let time else { return .none }
        // Nobody waits for it, as nobody waits for the end of a session elsewhere.
        return .listen(id: "time") { send in
            guard (try? await time.wait()) != nil else { return }
            send(.timeOver)
        }
    }
}
