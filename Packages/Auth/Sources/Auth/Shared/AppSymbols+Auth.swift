import Theme

extension AppSymbols {
    /// A pen: change it.
    static let editName = "edit"

    /// A key: a password.
    static let keyName = "key"

    /// A lock: safe.
    static let lockName = "lock"

    /// An envelope: the email address.
    static let mailName = "mail"

    /// A moon: the dark look.
    static let moonName = "moon"

    /// A person beside a key: a passkey.
    static let passkeyName = "passkey"

    /// A door with an arrow: sign out.
    static let signOutName = "signOut"

    /// A person in a circle: the account tab.
    static let tabAccountName = "tabAccount"

    /// The symbols that Auth adds to the app, by name, drawn as `AppSymbols` asks.
    static let authDrawings = [
        editName: ##"<path d="m15.5 4.5 4 4L8.5 19.5l-5 1 1-5z"/><path d="m13 7 4 4"/>"##,
        keyName: ##"<circle cx="8" cy="15.5" r="4.3"/><path d="m11.2 12.4 8.3-8.2M16 7.7l2.8 2.8"/>"##,
        lockName: ##"<rect x="5" y="10.5" width="14" height="10" rx="2.5"/><path d="M8 10.5V8a4 4 0 0 1 8 0v2.5M12 14.5v2"/>"##,
        mailName: ##"<rect x="3" y="5.5" width="18" height="13" rx="2.5"/><path d="m4 8 8 5.5L20 8"/>"##,
        moonName: ##"<path d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z"/>"##,
        passkeyName:
            ##"<circle cx="9" cy="8" r="4"/><path d="M2.5 20c.6-3.6 3-5.5 6.5-5.5 1 0 2 .2 2.8.5"/><circle cx="17.5" cy="12.5" r="3"/><path d="M17.5 15.5v6M17.5 19h2.2"/>"##,
        signOutName: ##"<path d="M14 4H6.5A1.5 1.5 0 0 0 5 5.5v13A1.5 1.5 0 0 0 6.5 20H14"/><path d="M10 12h10M16.5 8.5 20 12l-3.5 3.5"/>"##,
        tabAccountName: ##"<circle cx="12" cy="12" r="8.5"/><circle cx="12" cy="10" r="2.8"/><path d="M6.5 18.3c1-2.3 3-3.5 5.5-3.5s4.5 1.2 5.5 3.5"/>"##,
    ]
}
