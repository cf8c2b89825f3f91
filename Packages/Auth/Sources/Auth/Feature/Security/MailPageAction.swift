public import Core

/// What can happen on the pages around mail.
public enum MailPageAction: Sendable, Equatable {
    /// The address of a page was opened, or a way to it pressed.
    case opened(MailPage)
    /// The page is left: by the person, or because another address was opened.
    case closed
    /// The address was typed.
    case emailChanged(String)
    /// The new password was typed.
    case passwordChanged(String)
    /// The page's button was pressed.
    case submitTapped
    /// The server has answered, with an error or without.
    case answered(APIError?)
    /// A new link for a password is wanted.
    case newLinkTapped
}
