import Crypto
import Foundation

/// Seals drafts for one browser session: the page keeps them, can't read or change them, and no other browser's page can use them.
struct DraftSeal: Sendable {
    private let key: SymmetricKey

    /// Derives the browser's own key, so that one key's random nonces never become many.
    init(key: SymmetricKey, browser: BrowserID) {
        self.key = HKDF<SHA256>.deriveKey(inputKeyMaterial: key, info: Data("drafts of \(browser.hash)".utf8), outputByteCount: 32)
    }

    /// Seals drafts as text; nil where they can't be sealed.
    func seal(_ drafts: Data) -> String? {
        (try? AES.GCM.seal(drafts, using: key))?.combined?.base64EncodedString()
    }

    /// Opens what ``seal(_:)`` made; nil for anything else.
    func open(_ text: String) -> Data? {
        guard let combined = Data(base64Encoded: text), let box = try? AES.GCM.SealedBox(combined: combined) else { return nil }
        return try? AES.GCM.open(box, using: key)
    }
}

/// What the page has of a session's drafts.
struct DraftNews {
    private var seal: DraftSeal
    private let limit: Int
    private let interval: TimeInterval
    private var sent: Data?
    private var isSentKnown = true
    private var isDue = false
    private var looked = Date.distantPast

    /// Prepares for a page that has none.
    init(seal: DraftSeal, limits: LiveLimits) {
        self.seal = seal
        limit = limits.draftBytes
        interval = limits.draftInterval / .seconds(1)
    }

    /// Opens what a page brings. From here on it is answered, with the drafts as they are then.
    mutating func open(_ text: String) -> Data? {
        (isSentKnown, isDue) = (false, true)
        return seal.open(text)
    }

    /// Has the page get the drafts again, sealed anew, as after a sign-in, which gives the browser a new name.
    mutating func renew(_ seal: DraftSeal) {
        self.seal = seal
        (isSentKnown, isDue) = (false, true)
    }

    /// Notes a change that only the drafts remember, such as a press. Typed texts are also in the page's fields, so they may wait.
    mutating func change() { isDue = true }

    /// The drafts for the page, sealed, where they changed; empty where there are none any more.
    mutating func next(_ drafts: @autoclosure () -> Data?, now: Date) -> String? {
        guard isDue || now.timeIntervalSince(looked) >= interval else { return nil }
        (isDue, looked) = (false, now)
        let drafts = drafts()
        guard drafts != sent || !isSentKnown else { return nil }
        (sent, isSentKnown) = (drafts, true)
        guard let sealed = drafts.flatMap(seal.seal), sealed.utf8.count <= limit else { return "" }
        return sealed
    }
}
