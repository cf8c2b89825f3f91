public import AuthAPI
import Core

/// What is chosen for laundry and chat.
public struct PreferencesForm: Sendable, Equatable {
    /// What is chosen.
    public var preferences: Preferences
    /// Whether the server is being asked.
    public var isBusy = false
    /// What went wrong, where no single field is at fault.
    public var message: String?
    /// What is wrong with the notes.
    public var notesMessage: String?

    /// Creates the form of what was chosen before.
    public init(_ preferences: Preferences) { self.preferences = preferences }

    /// Takes what a server refused; what was chosen stays.
    mutating func fail(_ error: APIError) {
        isBusy = false
        notesMessage = error.fields["preferences.notes"]
        message = notesMessage == nil ? error.message : nil
    }
}
