import CoreUI

extension Hook<Bool> {
    /// Saves a text as a file as soon as it is on the page.
    static let save = Hook("impact-save")
}
