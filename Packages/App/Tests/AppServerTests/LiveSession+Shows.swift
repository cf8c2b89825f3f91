@testable import LiveUI

extension LiveSession {
    /// Whether the tab shows a text now. Ask again until it does, or until it shows what excludes it: a page that has just been opened
    /// may still be at its launch screen.
    func shows(_ text: String) async -> Bool {
        await settle(within: .milliseconds(10))
        return String(decoding: firstPage().html, as: UTF8.self).contains(text)
    }
}
