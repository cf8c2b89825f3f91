import AuthAPI
import Core

extension AuthFeature {
    /// The page of a saved address.
    func reduceAddress(_ state: inout AuthState, _ action: AddressAction) -> Effect<AuthAction> {
        switch action {
        case .labelChanged(let text): type(text, \.label, "label", &state)
        case .line1Changed(let text): type(text, \.line1, "line1", &state)
        case .line2Changed(let text): type(text, \.line2, "line2", &state)
        case .cityChanged(let text): type(text, \.city, "city", &state)
        case .postalCodeChanged(let text): type(text, \.postalCode, "postalCode", &state)
        case .instructionsChanged(let text): type(text, \.instructions, "instructions", &state)
        case .defaultToggled(let isDefault): state.addressForm?.isDefault = isDefault
        case .saveTapped: return saveAddress(&state)
        case .deleteTapped: state.addressForm?.asksDeletion = true
        case .deleteDismissed: state.addressForm?.asksDeletion = false
        case .deleteConfirmed: return deleteAddress(&state)
        }
        return .none
    }

    private func type(_ text: String, _ field: WritableKeyPath<AddressForm, String>, _ name: String, _ state: inout AuthState) {
        state.addressForm?[keyPath: field] = text
        state.addressForm?.fields[name] = nil
    }

    /// Looks the address up, and keeps it with the others.
    private func saveAddress(_ state: inout AuthState) -> Effect<AuthAction> {
        guard var form = state.addressForm, !form.isBusy, let profile = state.profile.value else { return .none }
        form.check()
        form.isBusy = form.fields.isEmpty
        state.addressForm = form
        guard form.isBusy else { return .none }
        let id = form.addressID ?? (profile.addresses.compactMap(\.id).max() ?? 0) + 1
        return .run(id: "save address") { [auth, form] send in
            let result = await Result { () async throws(APIError) in
                let place = try await auth.locate(line1: form.line1, city: form.city, postalCode: form.postalCode)
                let addresses = profile.addresses.replacing(form.address(id: id, at: place))
                let isDefault = form.isDefault || addresses.count == 1
                return try await auth.updateProfile(
                    ProfileUpdate(id: profile.user.id, addresses: addresses, defaultAddressID: isDefault ? id : nil))
            }
            send(.profileSaved(.address, result))
        }
    }

    private func deleteAddress(_ state: inout AuthState) -> Effect<AuthAction> {
        guard let form = state.addressForm, !form.isBusy, let id = form.addressID, let profile = state.profile.value else { return .none }
        state.addressForm?.asksDeletion = false
        state.addressForm?.isBusy = true
        return save(.addressRemoval, ProfileUpdate(id: profile.user.id, addresses: profile.addresses.filter { $0.id != id }))
    }
}

extension [Address] {
    /// The addresses with one in the place of that with its id, or at the end.
    fileprivate func replacing(_ address: Address) -> [Address] {
        contains { $0.id == address.id } ? map { $0.id == address.id ? address : $0 } : self + [address]
    }
}
