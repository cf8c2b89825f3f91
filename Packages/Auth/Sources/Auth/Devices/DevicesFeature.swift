public import AuthAPI
public import Core

/// The devices on which the person is signed in.
public struct DevicesFeature: Screen {
    /// The devices, and the one that is being signed out.
    public struct State: Sendable, Equatable {
        /// The devices, most recently used first.
        public var list = ViewState<[SignedInDevice]>.idle
        /// The device that the question before signing out is about.
        public var asked: Int?
        /// The device that is being signed out.
        public var busy: Int?
        /// The reason why the last device couldn't be signed out.
        public var message: String?

        /// Creates the state of a list.
        public init(list: ViewState<[SignedInDevice]> = .idle) { self.list = list }
    }

    /// The things that can happen on the page.
    public enum Action: Sendable, Equatable {
        /// The page appeared, or the person asks to try again.
        case appeared
        /// Loading the devices ended.
        case loaded(Result<[SignedInDevice], APIError>)
        /// The button that signs a device out was tapped.
        case signOutTapped(Int)
        /// The question was answered with no.
        case signOutDismissed
        /// The question was answered with yes.
        case signOutConfirmed
        /// Signing the device out ended, with an error or without.
        case signedOut(Int, APIError?)
    }

    let auth: any AuthService

    /// Changes the state for an action, and returns what is to be done outside.
    public func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared:
            state.list.beginLoading()
            return .load(id: "devices") { [auth] () async throws(APIError) in
                try await auth.devices()
            } send: {
                .loaded($0)
            }
        case .loaded(let result):
            state.list.finish(result)
        case .signOutTapped(let id):
            state.asked = id
        case .signOutDismissed:
            state.asked = nil
        case .signOutConfirmed:
            guard let id = state.asked, state.busy == nil else { return .none }
            state.asked = nil
            state.busy = id
            state.message = nil
            return .load(id: "sign out") { [auth] () async throws(APIError) in
                try await auth.signOut(device: id)
            } send: {
                .signedOut(id, $0.failure)
            }
        case .signedOut(let id, let error):
            state.busy = nil
            // A session that has ended already is what the person wanted.
            guard error == nil || error?.status == 404 else {
                state.message = error?.message
                return .none
            }
            if let devices = state.list.value { state.list = .loaded(devices.filter { $0.id != id }) }
            return .event(.notice(Strings.deviceSignedOut))
        }
        return .none
    }
}
