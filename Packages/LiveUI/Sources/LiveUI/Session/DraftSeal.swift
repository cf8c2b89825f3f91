import Crypto
import Foundation

/// Seals drafts for one browser session: the page stores them but can't read or change them, and other browsers' pages can't use them.
struct DraftSeal: Sendable {
    private let key: SymmetricKey

    /// Derives a key for the browser, so that no single key is used with too many random nonces.
    init(key: SymmetricKey, browser: BrowserID) {
        self.key = HKDF<SHA256>.deriveKey(inputKeyMaterial: key, info: Data("drafts of \(browser.hash)".utf8), outputByteCount: 32)
    }

    /// Seals drafts as text; returns nil on failure.
    func seal(_ drafts: Data) -> String? {
        (try? AES.GCM.seal(drafts, using: key))?.combined?.base64EncodedString()
    }

    /// Opens text made by ``seal(_:)``; returns nil for anything else.
    func open(_ text: String) -> Data? {
        guard let combined = Data(base64Encoded: text), let box = try? AES.GCM.SealedBox(combined: combined) else { return nil }
        return try? AES.GCM.open(box, using: key)
    }
}

/// The state of a session's drafts on its page.
struct DraftChanges {
    private var seal: DraftSeal
    private let limit: Int
    private let interval: TimeInterval
    private var sent: Data?
    private var isSentKnown = true
    private var isDue = false
    private var looked = Date.distantPast

    /// Creates the state for a page without drafts.
    init(seal: DraftSeal, limits: LiveLimits) {
        self.seal = seal
        limit = limits.draftBytes
        interval = limits.draftInterval / .seconds(1)
    }

    /// Opens the drafts from a page. From then on it gets updates, starting with the current drafts.
    mutating func open(_ text: String) -> Data? {
        (isSentKnown, isDue) = (false, true)
        return seal.open(text)
    }

    /// Sends the page the drafts again, sealed with a new key, as after a sign-in, which gives the browser a new id.
    mutating func renew(_ seal: DraftSeal) {
        self.seal = seal
        (isSentKnown, isDue) = (false, true)
    }

    /// Marks a change that only the drafts record, such as a press. Typed text is also in the page's fields, so it may wait.
    mutating func change() { isDue = true }

    /// Returns the sealed drafts for the page if they changed; empty if there are none anymore.
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
