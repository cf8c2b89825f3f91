import AuthAPI
public import Core

/// The entries of the forms for signing in and for creating an account. Passwords stay in their fields.
public struct EntranceDraft: Codable, Sendable, Equatable {
    let isRegistering: Bool
    let name: String
    let email: String
}

/// The entries of the form of name and phone number.
public struct ProfileDraft: Codable, Sendable, Equatable {
    let name: String
    let phone: String
}

/// The entries of the form of an address.
public struct AddressDraft: Codable, Sendable, Equatable {
    /// The saved address; nil for a new one.
    let addressID: Int?
    let label: String
    let line1: String
    let line2: String
    let city: String
    let postalCode: String
    let instructions: String
    let isDefault: Bool
    /// The place of the door; nil where the address is to be looked up, and in drafts from before it was kept.
    var pin: Coordinate?
}

extension AuthFeature {
    /// The forms that outlive the server: all but those of passwords. The other choices of the account are saved as they are made.
    public var drafts: [Draft<AuthState, AuthAction>] {
        [
            Draft("entrance", of: \.entranceDraft) { .entranceRestored($0) },
            Draft("forgotPassword", of: \.forgotPasswordDraft) { .mailPage(.emailChanged($0)) },
            Draft("profile", of: \.profileDraft) { .profile(.draftRestored($0)) },
            Draft("address", of: \.addressDraft) { .address(.draftRestored($0)) },
            Draft("email", of: \.emailDraft) { .email(.emailChanged($0)) },
            Draft("preferences", of: \.preferencesDraft) { .preferences(.draftRestored($0)) },
        ]
    }
}

extension AuthState {
    fileprivate var entranceDraft: EntranceDraft? {
        let isRegistering = entrance == .register
        let email = isRegistering ? register.email : signIn.email
        guard user == nil, isRegistering || !email.isEmpty else { return nil }
        return EntranceDraft(isRegistering: isRegistering, name: register.name, email: email)
    }

    fileprivate var forgotPasswordDraft: String? {
        guard case .forgotPassword(let form) = mailPage, !form.isSent, !form.email.isEmpty else { return nil }
        return form.email
    }

    fileprivate var profileDraft: ProfileDraft? {
        guard let user, profile.name != user.name || profile.phone != user.phone ?? "" else { return nil }
        return ProfileDraft(name: profile.name, phone: profile.phone)
    }

    fileprivate var addressDraft: AddressDraft? {
        guard account.path.last?.isAddress == true else { return nil }
        let saved = account.profile.value?.addresses.first { $0.id == address.addressID }
        let isDefault = account.profile.value?.defaultAddressID == address.addressID
        let unchanged = saved.map { AddressFeature.State($0, isDefault: isDefault) } ?? AddressFeature.State()
        return address.draft == unchanged.draft ? nil : address.draft
    }

    fileprivate var emailDraft: String? { email.email.isEmpty ? nil : email.email }

    fileprivate var preferencesDraft: Preferences? {
        preferences.preferences == account.profile.value?.preferences ? nil : preferences.preferences
    }

    /// Shows what had been entered before the session began; nobody is signed in.
    mutating func restore(_ draft: EntranceDraft) {
        entrance = draft.isRegistering ? .register : .signIn
        if draft.isRegistering { register.email = draft.email } else { signIn.email = draft.email }
        register.name = draft.name
    }
}

extension AddressFeature.State {
    var draft: AddressDraft {
        AddressDraft(
            addressID: addressID, label: label, line1: line1, line2: line2, city: city, postalCode: postalCode, instructions: instructions,
            isDefault: isDefault, pin: pin)
    }

    mutating func restore(_ draft: AddressDraft) {
        addressID = draft.addressID
        (label, line1, line2) = (draft.label, draft.line1, draft.line2)
        (city, postalCode, instructions) = (draft.city, draft.postalCode, draft.instructions)
        isDefault = draft.isDefault
        pin = draft.pin
    }
}
