import AuthAPI
import Core
import CoreUI

extension AuthFeature {
    /// The account and the way to its pages.
    func reduceAccount(_ state: inout AuthState, _ action: AuthAction) -> Effect<AuthAction> {
        switch action {
        case .accountAppeared:
            return loadProfile(&state)
        case .profileLoaded(let result):
            state.profile.finish(result)
            prepareForms(&state)
            guard case .success(let profile) = result, state.user != nil else { return .none }
            let isNews = profile.person != state.user?.person
            state.session = .signedIn(profile.user)
            return isNews ? .event(.signedIn(profile.person)) : .none
        case .opened(let path):
            state.path = path
            prepareForms(&state)
        case .rowTapped(let route):
            coordinator.push(route, onto: &state.path)
            prepareForms(&state)
        case .backTapped:
            coordinator.pop(&state.path)
            prepareForms(&state)
        default:
            break
        }
        return .none
    }

    /// Asks for the signed-in person's profile; what is shown of it stays meanwhile.
    func loadProfile(_ state: inout AuthState) -> Effect<AuthAction> {
        guard let user = state.user else { return .none }
        state.profile.beginLoading()
        return .run(id: "profile") { [auth] send in
            send(.profileLoaded(await Result { () async throws(APIError) in try await auth.profile(of: user.id) }))
        }
    }

    /// Makes the form of the page that is open, where it isn't there yet, and forgets those of pages that were left.
    func prepareForms(_ state: inout AuthState) {
        let page = state.path.last
        let needsName = state.user.map { $0.name.nonBlank == nil } ?? false
        if page != .profile, !needsName { state.profileForm = nil }
        if page != .preferences { state.preferencesForm = nil }
        if page != .appearance { state.choiceMessage = nil }
        if page != .privacy { state.privacy.message = nil }
        state.flags = page == .flags && state.user?.roles.contains(.admin) == true ? flags : []
        if page == .profile || needsName, state.profileForm == nil {
            state.profileForm = (state.profile.value?.user ?? state.user).map { ProfileForm(name: $0.name, phone: $0.phone ?? "") }
        }
        switch page {
        case .preferences where state.preferencesForm == nil:
            state.preferencesForm = (state.profile.value?.preferences).map { PreferencesForm($0) }
        case .newAddress:
            if state.addressForm == nil || state.addressForm?.addressID != nil { state.addressForm = AddressForm() }
        case .address(let id):
            prepareAddress(&state, id)
        default:
            break
        }
        if page != .password { state.passwordForm = nil }
        if page == .password, state.passwordForm == nil { state.passwordForm = PasswordForm() }
        if page == .addresses || page == nil { state.addressForm = nil }
    }

    /// The form of a saved address; an address that isn't there (any more) leads to the list.
    private func prepareAddress(_ state: inout AuthState, _ id: Int) {
        guard state.addressForm?.addressID != id else { return }
        state.addressForm = nil
        guard let profile = state.profile.value else { return }
        guard let address = profile.addresses.first(where: { $0.id == id }) else {
            coordinator.pop(&state.path)
            return
        }
        state.addressForm = AddressForm(address, isDefault: profile.defaultAddressID == id)
    }
}
