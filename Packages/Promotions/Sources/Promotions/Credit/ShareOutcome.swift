import CoreUI

/// The result of a press on one of the buttons that pass a code on.
enum ShareOutcome: String, Codable, Sendable, Equatable {
    /// The code was copied.
    case codeCopied
    /// The text with the link was copied, since the device has no menu for sharing.
    case textCopied
    /// The browser refused.
    case failed
}

extension Hook<ShareOutcome> {
    /// Copies and shares; see Resources/Promotions/share.js.
    static let share = Hook("promotions-share")
}
