import AuthAPI
import Core

extension AuthFeature {
    /// The forms for signing in and registering.
    func reduceForm(_ state: inout AuthState, _ action: AuthAction) -> Effect<AuthAction> {
        switch action {
        case .nameChanged(let text):
            state.form.name = text
            state.form.fields["name"] = nil
        case .emailChanged(let text):
            state.form.email = text
            state.form.fields["email"] = nil
        case .passwordChanged(let text):
            state.form.password = text
            state.form.fields["password"] = nil
        case .registerLinkTapped:
            state.form.purpose = .register
            state.form.clearErrors()
        case .signInLinkTapped:
            state.form.purpose = .signIn
            state.form.clearErrors()
        case .submitTapped where !state.form.isBusy:
            state.form.check()
            guard state.form.fields.isEmpty else { return .none }
            state.form.isBusy = true
            return submit(state.form)
        case .submitted(.success(let user)):
            state.form = CredentialsForm()
            return enter(&state, user)
        case .submitted(.failure(let error)):
            state.form.fail(error)
        default:
            break
        }
        return .none
    }

    private func submit(_ form: CredentialsForm) -> Effect<AuthAction> {
        .run(id: "submit") { [auth] send in
            let result = await Result { () async throws(APIError) in
                switch form.purpose {
                case .signIn: try await auth.signIn(email: form.email, password: form.password)
                case .register: try await auth.register(name: form.name, email: form.email, password: form.password)
                }
            }
            send(.submitted(result))
        }
    }
}
