public import Core
import HTTPTypes

/// The operations on accounts and sessions.
///
/// None takes an `Idempotency-Key`: answers hold tokens, and inputs passwords, that must not be stored. Registering twice is refused by the
/// address, and a refresh that lost its answer is answered again.
public enum AuthEndpoints {
    /// Makes an account and signs it in. 422 names the fields at fault; `email_taken` (409) when the address has an account.
    public static let register = Endpoint<RegisterRequest, SessionAnswer>(
        .post, "/auth/register", access: .everyone, rate: .registration, success: 201,
        summary: "Makes a customer's account and signs it in.")

    /// Signs in. 401 `invalid_credentials`, the same for an unknown address and a wrong password.
    public static let login = Endpoint<LoginRequest, SessionAnswer>(
        .post, "/auth/login", access: .everyone, rate: .signIn, summary: "Signs in with address and password.")

    /// Gets the next pair of tokens. 401 when the token is unknown, used up, revoked or past its time.
    public static let refresh = Endpoint<RefreshRequest, RefreshAnswer>(
        .post, "/auth/refresh", access: .everyone, rate: .refresh,
        summary: "Exchanges a refresh token for the next pair; a token used twice ends its session, except within 10 seconds.")

    /// Ends the session.
    public static let logout = Endpoint<LogoutRequest, NoOutput>(
        .post, "/auth/logout", access: .signedIn, summary: "Ends the session of the access token, and that of the refresh token where one is given.")

    /// Who is signed in.
    public static let me = Endpoint<NoInput, User>(.get, "/auth/me", access: .signedIn, summary: "The signed-in user.")

    /// The devices on which the caller is signed in, the one used last first.
    public static let sessions = Endpoint<NoInput, [SignedInDevice]>(
        .get, "/auth/sessions", access: .signedIn, summary: "The devices on which the caller is signed in.")

    /// Signs the caller out on one device, at once. 404 for a session that is over or anybody else's.
    public static let revokeSession = Endpoint<IDInput, NoOutput>(
        .delete, "/auth/sessions/{id}", access: .signedIn, summary: "Signs the caller out on one device.")

    /// Changes the caller's password and signs out every other device. 422 `invalid_fields` names `currentPassword` where it is wrong.
    public static let changePassword = Endpoint<ChangePasswordRequest, NoOutput>(
        .post, "/auth/password/change", access: .signedIn, rate: .passwordChange, summary: "Changes the caller's password and signs out all other devices.")

    /// Sends a link for a new password, where the address has an account; the answer is the same where it has none.
    public static let forgotPassword = Endpoint<ForgotPasswordRequest, NoOutput>(
        .post, "/auth/password/forgot", access: .everyone, rate: .mailRequest, success: 202,
        summary: "Sends a link for a new password where the address has an account, and answers the same where it has none.")

    /// Sets a new password with the token of that link, and signs out every device. 400 `invalid_token` when it is unknown, used or past its time.
    public static let resetPassword = Endpoint<ResetPasswordRequest, NoOutput>(
        .post, "/auth/password/reset", access: .everyone, rate: .mailedToken,
        summary: "Sets a new password with a token from the mail, good once for 30 minutes, and signs out all devices.")

    /// Confirms that mail reaches the account's address. 400 `invalid_token` when the token is unknown, used or past its time.
    public static let verifyEmail = Endpoint<VerifyEmailRequest, NoOutput>(
        .post, "/auth/email/verify", access: .everyone, rate: .mailedToken,
        summary: "Confirms an e-mail address with a token from the mail, good once for 24 hours.")

    /// Sends the link that confirms the caller's address again; nothing is sent where it is confirmed already.
    public static let resendVerification = Endpoint<NoInput, NoOutput>(
        .post, "/auth/email/resend", access: .signedIn, rate: .mailRequest, success: 202,
        summary: "Sends the link that confirms the caller's address again.")

    /// What happened to accounts and sessions, newest first, for administrators.
    public static let audit = Endpoint<SecurityEventQuery, SecurityEventPage>(
        .get, "/auth/audit", access: .roles([.admin]), summary: "Security events, newest first, paged by the cursor `before`.")

    /// Changes what a person may do, for administrators; their devices get by with the new roles at once. 409 `own_roles` for the caller's own.
    public static let updateRoles = Endpoint<RolesUpdate, User>(
        .put, "/users/{id}/roles", access: .roles([.admin]), summary: "Changes a person's roles.")

    /// The caller's own profile; 404 for anybody else's.
    public static let profile = Endpoint<IDInput, Profile>(
        .get, "/users/{id}/profile", access: .signedIn, summary: "The caller's own profile.")

    /// Changes the caller's own profile; 404 for anybody else's.
    public static let updateProfile = Endpoint<ProfileUpdate, Profile>(
        .put, "/users/{id}/profile", access: .signedIn, summary: "Changes the caller's own profile; what is left out stays.")
}
