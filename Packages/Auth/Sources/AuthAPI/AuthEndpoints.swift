public import Core
import HTTPTypes

/// The operations on accounts and sessions.
///
/// None takes an `Idempotency-Key`: answers hold tokens, and inputs passwords, that must not be stored. Registering twice is refused by the
/// address, and a refresh that lost its answer is answered again.
public enum AuthEndpoints {
    /// Makes an account and signs it in. 422 names the fields at fault; `email_taken` (409) when the address has an account.
    public static let register = Endpoint<RegisterRequest, SessionAnswer>(
        .post, "/auth/register", access: .everyone, success: 201, summary: "Makes a customer's account and signs it in.")

    /// Signs in. 401 `invalid_credentials`, the same for an unknown address and a wrong password.
    public static let login = Endpoint<LoginRequest, SessionAnswer>(
        .post, "/auth/login", access: .everyone, summary: "Signs in with address and password.")

    /// Gets the next pair of tokens. 401 when the token is unknown, used up, revoked or past its time.
    public static let refresh = Endpoint<RefreshRequest, RefreshAnswer>(
        .post, "/auth/refresh", access: .everyone,
        summary: "Exchanges a refresh token for the next pair; a token used twice ends its session, except within 10 seconds.")

    /// Ends the session.
    public static let logout = Endpoint<LogoutRequest, NoOutput>(
        .post, "/auth/logout", access: .signedIn, summary: "Ends the session that the refresh token belongs to.")

    /// Who is signed in.
    public static let me = Endpoint<NoInput, User>(.get, "/auth/me", access: .signedIn, summary: "The signed-in user.")

    /// The caller's own profile; 404 for anybody else's.
    public static let profile = Endpoint<IDInput, Profile>(
        .get, "/users/{id}/profile", access: .signedIn, summary: "The caller's own profile.")

    /// Changes the caller's own profile; 404 for anybody else's.
    public static let updateProfile = Endpoint<ProfileUpdate, Profile>(
        .put, "/users/{id}/profile", access: .signedIn, summary: "Changes the caller's own profile; what is left out stays.")
}
