public import Core
import HTTPTypes

/// The endpoints for accounts and sessions.
///
/// None takes an `Idempotency-Key`: responses hold tokens, and requests passwords, which must not be stored. A second registration makes a second account,
/// which loses the address when the other one confirms it, and a refresh whose response got lost can be repeated.
public enum AuthEndpoints {
    /// Creates a customer's account and signs it in. Fails with 422 and the fields at fault. The response is the same if the address has an account: its
    /// owner is told by mail.
    public static let register = Endpoint<RegisterRequest, SessionResponse>(
        .post, "/auth/register", access: .everyone, rate: .registration, success: 201,
        summary: "Creates a customer's account and signs it in.")

    /// Signs in. Fails with `invalid_credentials` (401), whether the address is unknown or the password wrong. For an account with a second factor, fails
    /// with `second_factor_required` (401) without a code, and with `invalid_code` (401) for a wrong or used one.
    public static let login = Endpoint<LoginRequest, SessionResponse>(
        .post, "/auth/login", access: .everyone, rate: .signIn,
        summary: "Signs in with email address and password, and a code if the account has a second factor.")

    /// Exchanges a refresh token for the next pair of tokens. Fails with 401 if the token is unknown, used, revoked, or expired.
    public static let refresh = Endpoint<RefreshRequest, RefreshResponse>(
        .post, "/auth/refresh", access: .everyone, rate: .refresh,
        summary: "Exchanges a refresh token for the next pair. A token used twice ends its session, except within 10 seconds.")

    /// Ends the caller's session. For an administrator who views as a person it ends the viewing alone.
    public static let logout = Endpoint<LogoutRequest, NoOutput>(
        .post, "/auth/logout", access: .signedIn, viewing: .allowed,
        summary: "Ends the session of the access token, and that of the refresh token if one is given. Ends viewing as a person.")

    /// Returns the caller's account.
    public static let me = Endpoint<NoInput, User>(.get, "/auth/me", access: .signedIn, summary: "The signed-in user.")

    /// Lists the devices on which the caller is signed in, most recently used first.
    public static let sessions = Endpoint<NoInput, [SignedInDevice]>(
        .get, "/auth/sessions", access: .signedIn, summary: "The devices on which the caller is signed in.")

    /// Signs the caller out on one device, immediately. Fails with 404 for a session that has ended or belongs to somebody else.
    public static let revokeSession = Endpoint<IDInput, NoOutput>(
        .delete, "/auth/sessions/{id}", access: .signedIn, summary: "Signs the caller out on one device.")

    /// Changes the caller's password and signs out every other device. Fails with 422 for `currentPassword` if that is wrong.
    public static let changePassword = Endpoint<ChangePasswordRequest, NoOutput>(
        .post, "/auth/password/change", access: .signedIn, rate: .passwordChange, summary: "Changes the caller's password and signs out all other devices.")

    /// Proves again who the person of the present session is, for endpoints that need a fresh proof: with a code if the account has a second factor, else
    /// with the password. Fails with 422 and the field at fault.
    public static let prove = Endpoint<ProofRequest, ProofResponse>(
        .post, "/auth/proof", access: .signedIn, rate: .proof,
        summary: "Proves again who the caller is, by password, or by code if the account has a second factor. Returns an access token with the new proof.")

    /// Returns the caller's second factors.
    public static let factors = Endpoint<NoInput, SecondFactors>(
        .get, "/auth/factors", access: .signedIn, viewing: .refused, summary: "The caller's second factors.")

    /// Makes a secret for an authenticator app, which counts once ``confirmTOTP`` was called. Fails with `email_unverified` or `factor_exists` (409).
    public static let enrollTOTP = Endpoint<NoInput, TOTPEnrollment>(
        .post, "/auth/totp", access: .signedIn, needsFreshProof: true, rate: .factors, success: 201,
        summary: "Makes a secret for an authenticator app (RFC 6238), which a code must confirm.")

    /// Confirms the secret with a code of the authenticator app. Fails with `invalid_code` (422), or with `no_enrollment` (409).
    public static let confirmTOTP = Endpoint<CodeRequest, RecoveryCodes>(
        .post, "/auth/totp/confirm", access: .signedIn, needsFreshProof: true, rate: .factors,
        summary: "Confirms the secret of an authenticator app with a code. Returns the recovery codes, once.")

    /// Removes the caller's authenticator app and recovery codes. Fails with 404 if there is none.
    public static let removeTOTP = Endpoint<NoInput, NoOutput>(
        .delete, "/auth/totp", access: .signedIn, needsFreshProof: true, rate: .factors, summary: "Removes the caller's authenticator app and recovery codes.")

    /// Makes new recovery codes in place of the present ones. Fails with `no_factor` (409) if the account has no second factor.
    public static let renewRecoveryCodes = Endpoint<NoInput, RecoveryCodes>(
        .post, "/auth/recovery-codes", access: .signedIn, needsFreshProof: true, rate: .factors,
        summary: "Makes new recovery codes in place of the present ones, and returns them once.")

    /// Mails a link for a new password if the address has an account. The response is the same if it has none.
    public static let forgotPassword = Endpoint<ForgotPasswordRequest, NoOutput>(
        .post, "/auth/password/forgot", access: .everyone, rate: .mailRequest, success: 202,
        summary: "Mails a link for a new password if the address has an account. The response is the same if it has none.")

    /// Sets a new password with a mailed token, and signs out every device. Fails with `invalid_token` (400) if it is unknown, used, or expired.
    public static let resetPassword = Endpoint<ResetPasswordRequest, NoOutput>(
        .post, "/auth/password/reset", access: .everyone, rate: .mailedToken,
        summary: "Sets a new password with a mailed token, which can be used once within 30 minutes, and signs out all devices.")

    /// Confirms the caller's email address, or the one that is to take its place, with a mailed token. The latter ends the account's other sessions. Fails with `invalid_token` (400) if it is unknown, used, or expired, and with 409 as
    /// `other_account` if it belongs to another account, or `email_taken` if another account has confirmed the address.
    public static let verifyEmail = Endpoint<VerifyEmailRequest, NoOutput>(
        .post, "/auth/email/verify", access: .signedIn, rate: .mailedToken,
        summary: "Confirms the caller's email address, or a new one for it, with a mailed token, which can be used once within 24 hours.")

    /// Mails the link that confirms the caller's address again. Does nothing if the address is confirmed.
    public static let resendVerification = Endpoint<NoInput, NoOutput>(
        .post, "/auth/email/resend", access: .signedIn, rate: .mailRequest, success: 202,
        summary: "Mails the link that confirms the caller's address again.")

    /// Returns the caller's email address, and the change of it that waits.
    public static let email = Endpoint<NoInput, AccountEmail>(
        .get, "/auth/email", access: .signedIn, viewing: .refused, summary: "The caller's email address, and the change of it that waits.")

    /// Mails a link to a new address for the caller's account, which takes the present one's place once the link is used, and tells the present one. Fails
    /// with 422 and the fields at fault. The response is the same whether or not another account has the new address.
    public static let changeEmail = Endpoint<ChangeEmailRequest, AccountEmail>(
        .post, "/auth/email/change", access: .signedIn, rate: .emailChange, success: 202,
        summary: "Mails a link to a new address, which takes the present one's place once the link is used.")

    /// Gives up the change of the caller's address that waits. Does nothing if none does.
    public static let cancelEmailChange = Endpoint<NoInput, AccountEmail>(
        .delete, "/auth/email/change", access: .signedIn, summary: "Gives up the change of the caller's address that waits.")

    /// Mails the link of the change that waits again. Does nothing if none does.
    public static let resendEmailChange = Endpoint<NoInput, NoOutput>(
        .post, "/auth/email/change/resend", access: .signedIn, rate: .mailRequest, success: 202,
        summary: "Mails the link of the change of the caller's address again.")

    /// Lists security events for administrators, newest first.
    public static let audit = Endpoint<SecurityEventQuery, SecurityEventPage>(
        .get, "/auth/audit", access: .roles([.admin]), summary: "Security events, newest first, paged by the cursor `before`.")

    /// Returns security events as a table for administrators, newest first: at most 10,000 that the filters select.
    public static let exportAudit = Endpoint<SecurityEventQuery, SecurityEventExport>(
        .get, "/auth/audit/export", access: .roles([.admin]), rate: .export,
        summary: "Security events as comma-separated values, newest first, at most 10,000.")

    /// Lists accounts for administrators, newest first, disabled ones included.
    public static let accounts = Endpoint<AccountQuery, AccountPage>(
        .get, "/users", access: .roles([.admin]), summary: "Accounts, newest first, paged by the cursor `before`, by text, role and status.")

    /// Returns an account for administrators, disabled or not.
    public static let account = Endpoint<IDInput, AdministeredAccount>(
        .get, "/users/{id}", access: .roles([.admin]), summary: "An account, disabled or not.")

    /// Lists the devices on which somebody is signed in, for administrators.
    public static let accountSessions = Endpoint<IDInput, [SignedInDevice]>(
        .get, "/users/{id}/sessions", access: .roles([.admin]), summary: "The devices on which a person is signed in, most recently used first.")

    /// Ends a session of somebody, for administrators. Fails with 404 for a session that isn't theirs or is over.
    public static let endAccountSession = Endpoint<AccountSessionInput, NoOutput>(
        .delete, "/users/{id}/sessions/{session}", access: .roles([.admin]), summary: "Signs a person out on one device.")

    /// Begins to view the product as a person, for administrators: the token sees what the person sees, and changes nothing. It can't be renewed, and ends with
    /// the administrator's session. Fails with 404 for a person who doesn't exist or whose account is locked or leaving, with `not_viewable` (409) for the caller
    /// and other administrators, and with 422 without a reason.
    public static let view = Endpoint<ViewRequest, ViewResponse>(
        .post, "/users/{id}/viewings", access: .roles([.admin]), needsFreshProof: true, rate: .viewing, success: 201,
        summary:
            "Returns a token with which an administrator sees the product as a person does, for a short time, and changes nothing. The person sees that it happened."
    )

    /// Lists when administrators viewed as a person, newest first.
    public static let viewings = Endpoint<IDInput, [AccountViewing]>(
        .get, "/users/{id}/viewings", access: .roles([.admin]), summary: "The times at which administrators viewed as a person, newest first, at most 50.")

    /// Creates an account for somebody, for administrators, and mails a link for a password to them. Fails with 422 and the fields at fault, or with
    /// `email_taken` (409) if an account has confirmed the address.
    public static let createAccount = Endpoint<NewAccount, AdministeredAccount>(
        .post, "/users", access: .roles([.admin]), needsFreshProof: true, success: 201,
        summary: "Creates an account, and mails a link for its password to its owner.")

    /// Disables an account, for administrators: all its sessions end, and nobody can sign in to it. Fails with `own_account` (409) for the caller's.
    public static let disableAccount = Endpoint<IDInput, AdministeredAccount>(
        .post, "/users/{id}/disable", access: .roles([.admin]), needsFreshProof: true, summary: "Disables an account and signs it out everywhere.")

    /// Enables an account that was disabled, for administrators.
    public static let enableAccount = Endpoint<IDInput, AdministeredAccount>(
        .post, "/users/{id}/enable", access: .roles([.admin]), needsFreshProof: true, summary: "Enables an account that was disabled.")

    /// Signs a person out everywhere, for administrators.
    public static let endSessions = Endpoint<IDInput, NoOutput>(
        .delete, "/users/{id}/sessions", access: .roles([.admin]), summary: "Signs a person out everywhere.")

    /// Changes a person's roles, for administrators. The person's devices take them over without signing in. Fails with `own_roles` (409) for the caller's.
    public static let updateRoles = Endpoint<RolesUpdate, User>(
        .put, "/users/{id}/roles", access: .roles([.admin]), needsFreshProof: true, summary: "Changes a person's roles.")

    /// Returns the caller's own profile. Fails with 404 for anybody else's.
    public static let profile = Endpoint<IDInput, Profile>(
        .get, "/users/{id}/profile", access: .signedIn, summary: "The caller's own profile.")

    /// Changes the caller's own profile. Fails with 404 for anybody else's.
    public static let updateProfile = Endpoint<ProfileUpdate, Profile>(
        .put, "/users/{id}/profile", access: .signedIn, summary: "Changes the caller's own profile. What is left out stays.")
}

/// The endpoints of passkeys (WebAuthn): the caller's own ones, signing in with one, and proving with one who the caller is.
///
/// None takes an `Idempotency-Key`: each call that changes something answers a challenge, which works once.
public enum PasskeyEndpoints {
    /// Lists the caller's passkeys, newest first.
    public static let list = Endpoint<NoInput, [Passkey]>(
        .get, "/auth/passkeys", access: .signedIn, viewing: .refused, summary: "The caller's passkeys, newest first.")

    /// Returns what the browser needs to make a passkey. Fails with `email_unverified` (403) until the account's address is confirmed, with
    /// `too_many_passkeys` (409) for the 21st, and with `second_factor_required` (403) for staff whose session hasn't given the factor that they have.
    public static let creationOptions = Endpoint<NoInput, PasskeyCreationOptions>(
        .post, "/auth/passkeys/options", access: .signedIn, needsFreshProof: true, rate: .ceremony,
        summary: "What a browser needs to make a passkey, with a challenge that can be used once within 10 minutes.")

    /// Adds a passkey that the browser made. Fails with `invalid_passkey` (400) if it doesn't answer the challenge as WebAuthn asks, and with
    /// `passkey_exists` (409) if it was added before.
    public static let add = Endpoint<NewPasskey, Passkey>(
        .post, "/auth/passkeys", access: .signedIn, needsFreshProof: true, rate: .ceremony, success: 201, summary: "Adds a passkey that a browser made.")

    /// Renames a passkey. Fails with 404 for somebody else's.
    public static let rename = Endpoint<PasskeyName, Passkey>(.put, "/auth/passkeys/{id}", access: .signedIn, summary: "Renames one of the caller's passkeys.")

    /// Removes a passkey: nobody can sign in with it any more. Fails with 404 for somebody else's.
    public static let remove = Endpoint<IDInput, NoOutput>(
        .delete, "/auth/passkeys/{id}", access: .signedIn, needsFreshProof: true, summary: "Removes one of the caller's passkeys.")

    /// Returns what the browser needs to sign in with a passkey. It names no account, so it tells nothing about who has passkeys.
    public static let signInOptions = Endpoint<NoInput, PasskeyRequestOptions>(
        .post, "/auth/login/passkey/options", access: .everyone, rate: .signIn,
        summary: "What a browser needs to sign in with a passkey, with a challenge that can be used once within 10 minutes.")

    /// Signs in with a passkey, which is both factors at once. Fails with `invalid_passkey` (401), whatever the reason.
    public static let signIn = Endpoint<PasskeyAnswer, SessionResponse>(
        .post, "/auth/login/passkey", access: .everyone, rate: .signIn, summary: "Signs in with a passkey.")

    /// Returns what the browser needs for a proof with one of the caller's passkeys. Fails with `no_passkeys` (409) if they have none.
    public static let proofOptions = Endpoint<NoInput, PasskeyRequestOptions>(
        .post, "/auth/proof/passkey/options", access: .signedIn, rate: .ceremony,
        summary: "What a browser needs for a proof with one of the caller's passkeys, with a challenge that can be used once within 10 minutes.")

    /// Proves with a passkey who the person of the present session is. Fails with `invalid_passkey` (400), whatever the reason.
    public static let prove = Endpoint<PasskeyAnswer, ProofResponse>(
        .post, "/auth/proof/passkey", access: .signedIn, rate: .ceremony,
        summary: "Proves with a passkey who the caller is. Returns an access token with the new proof.")
}

/// The endpoints about a person's own data: what is kept of them, an archive of it, and deleting their account.
///
/// None takes an `Idempotency-Key`: asking twice changes nothing, and keys are data of the person, too.
public enum PersonalDataEndpoints {
    /// Returns what is kept of the caller, what for and how long, in their language, and what they agreed to.
    public static let overview = Endpoint<NoInput, PrivacyOverview>(
        .get, "/auth/privacy", access: .signedIn, summary: "What is kept of the caller, what for and how long, and what they agreed to.")

    /// Returns the archive that the caller last asked for, and how far it is.
    public static let export = Endpoint<NoInput, AccountExportState>(
        .get, "/auth/exports", access: .signedIn, viewing: .refused, summary: "The archive of the caller's data that they last asked for, and how far it is.")

    /// Has an archive of everything that is kept of the caller put together. While one is under way, asking again changes nothing; one that is ready takes the
    /// place of those before. Fails with `exports_unavailable` (503) where files can't be stored.
    public static let requestExport = Endpoint<NoInput, AccountExportState>(
        .post, "/auth/exports", access: .signedIn, needsFreshProof: true, rate: .dataExport, success: 202,
        summary: "Has a ZIP archive of everything that is kept of the caller put together, at most one at a time.")

    /// Returns an archive as a file. Fails with 404 for somebody else's, and for one that isn't ready or whose time is over.
    public static let exportFile = Endpoint<IDInput, NoOutput>(
        .get, "/auth/exports/{id}", access: .signedIn, viewing: .refused, rate: .download, gives: ["application/zip"],
        summary: "Returns an archive of the caller's data, until it expires.")

    /// Returns whether the caller's account is to be deleted, and what speaks against it.
    public static let deletion = Endpoint<NoInput, AccountDeletion>(
        .get, "/auth/deletion", access: .signedIn, viewing: .refused, summary: "Whether the caller's account is to be deleted, and what speaks against it.")

    /// Has the caller's account deleted after a time of grace, signs them out everywhere and mails them. Asking again changes nothing. Fails with
    /// `deletion_refused` (409) while something speaks against it.
    public static let delete = Endpoint<NoInput, AccountDeletion>(
        .post, "/auth/deletion", access: .signedIn, needsFreshProof: true, rate: .deletion, success: 202,
        summary: "Has the caller's account deleted after a time of grace, and signs them out everywhere.")

    /// Keeps the caller's account that was to be deleted. Does nothing for one that wasn't.
    public static let keep = Endpoint<NoInput, AccountDeletion>(
        .delete, "/auth/deletion", access: .signedIn, summary: "Keeps the caller's account that was to be deleted.")
}

// Wrong passwords are slowed down besides, by the server.
extension RateLimit {
    /// Many people may share a network address.
    fileprivate static let signIn = RateLimit(count: 60, per: .seconds(60), scope: .address)
    fileprivate static let registration = RateLimit(count: 30, per: .seconds(600), scope: .address)
    /// Each device refreshes every 15 minutes.
    fileprivate static let refresh = RateLimit(count: 600, per: .seconds(60), scope: .address)
    fileprivate static let proof = RateLimit(count: 30, per: .seconds(600), scope: .accountAndAddress)
    fileprivate static let factors = RateLimit(count: 30, per: .seconds(600), scope: .accountAndAddress)
    fileprivate static let passwordChange = RateLimit(count: 10, per: .seconds(600), scope: .accountAndAddress)
    fileprivate static let emailChange = RateLimit(count: 10, per: .seconds(600), scope: .accountAndAddress)
    /// The server sends an address at most five mails of a kind in an hour, besides.
    fileprivate static let mailRequest = RateLimit(count: 10, per: .seconds(600), scope: .accountAndAddress)
    fileprivate static let mailedToken = RateLimit(count: 30, per: .seconds(600), scope: .address)
    fileprivate static let viewing = RateLimit(count: 30, per: .seconds(600), scope: .accountAndAddress)
    fileprivate static let export = RateLimit(count: 20, per: .seconds(600), scope: .accountAndAddress)
    /// An archive takes the server seconds.
    fileprivate static let dataExport = RateLimit(count: 10, per: .seconds(3600), scope: .accountAndAddress)
    fileprivate static let download = RateLimit(count: 30, per: .seconds(600), scope: .accountAndAddress)
    fileprivate static let deletion = RateLimit(count: 10, per: .seconds(600), scope: .accountAndAddress)
    fileprivate static let ceremony = RateLimit(count: 30, per: .seconds(600), scope: .accountAndAddress)
}
