import CoreUI

extension Hook<Bool> {
    /// Saves a text as a file as soon as it is on the page; see Resources/Administration/save.js.
    static let save = Hook("administration-save")
}
