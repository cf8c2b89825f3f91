import AuthAPI
import Core

extension AuthFeature {
    /// The account page.
    func reduceAccount(_ state: inout AuthState, _ action: AuthAction) -> Effect<AuthAction> {
        switch action {
        case .accountAppeared:
            guard let user = state.user else { return .none }
            state.profile.beginLoading()
            return .run(id: "profile") { [auth] send in
                send(.profileLoaded(await Result { () async throws(APIError) in try await auth.profile(of: user.id) }))
            }
        case .profileLoaded(let result):
            state.profile.finish(result)
        case .editTapped:
            guard let user = state.profile.value?.user ?? state.user else { return .none }
            state.profileForm = ProfileForm(name: user.name, phone: user.phone ?? "")
        case .editCancelTapped:
            state.profileForm = nil
        case .profileNameChanged(let text):
            state.profileForm?.name = text
            state.profileForm?.fields["name"] = nil
        case .profilePhoneChanged(let text):
            state.profileForm?.phone = text
            state.profileForm?.fields["phone"] = nil
        case .profileSaveTapped:
            return save(&state)
        case .profileSaved(.success(let profile)):
            state.profile = .loaded(profile)
            state.profileForm = nil
            state.session = .signedIn(profile.user)
            return .merge(.event(.signedIn(profile.user.person)), .event(.notice(Strings.profileSaved)))
        case .profileSaved(.failure(let error)):
            state.profileForm?.fail(error)
        default:
            break
        }
        return .none
    }

    private func save(_ state: inout AuthState) -> Effect<AuthAction> {
        guard let user = state.user, var form = state.profileForm, !form.isBusy else { return .none }
        form.message = nil
        form.fields = form.name.allSatisfy(\.isWhitespace) ? ["name": Strings.nameMissing] : [:]
        form.isBusy = form.fields.isEmpty
        state.profileForm = form
        guard form.isBusy else { return .none }
        let update = ProfileUpdate(id: user.id, name: form.name, phone: form.phone)
        return .run(id: "save") { [auth] send in
            send(.profileSaved(await Result { () async throws(APIError) in try await auth.updateProfile(update) }))
        }
    }
}
