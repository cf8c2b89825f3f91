import AuthAPI
import Core

extension AuthFeature {
    /// The page of signed-in devices.
    func reduceDevices(_ state: inout AuthState, _ action: DevicesAction) -> Effect<AuthAction> {
        switch action {
        case .appeared:
            guard state.user != nil else { return .none }
            state.devices.list.beginLoading()
            return .run(id: "devices") { [auth] send in
                send(.devices(.loaded(await Result { () async throws(APIError) in try await auth.devices() })))
            }
        case .loaded(let result):
            state.devices.list.finish(result)
        case .signOutTapped(let id):
            state.devices.asked = id
        case .signOutDismissed:
            state.devices.asked = nil
        case .signOutConfirmed:
            guard let id = state.devices.asked, state.devices.busy == nil else { return .none }
            state.devices.asked = nil
            state.devices.busy = id
            state.devices.message = nil
            return .run(id: "sign out device") { [auth] send in
                send(.devices(.signOutAnswered(id, await failure(of: { () async throws(APIError) in try await auth.signOut(device: id) }))))
            }
        case .signOutAnswered(let id, let error):
            state.devices.busy = nil
            // A session that is over already is what the person wanted.
            guard error == nil || error?.status == 404 else {
                state.devices.message = error?.message
                return .none
            }
            if let devices = state.devices.list.value { state.devices.list = .loaded(devices.filter { $0.id != id }) }
            return .event(.notice(Strings.deviceSignedOut))
        }
        return .none
    }
}
