public import ChatAPI
public import Core

/// What can happen in Chat.
public enum ChatAction: Sendable, Equatable {
    /// Somebody signed in.
    case signedIn(Int)
    /// Nobody is signed in any more.
    case signedOut
    /// The person went to another place in the tab.
    case opened([ChatRoute])
    /// A conversation was pressed in the list.
    case conversationTapped(Int)
    /// The conversation with a person was asked for.
    case conversationOpened(Int, Result<Conversation, APIError>)

    /// The list is shown, or the person asks to try again.
    case appeared
    /// The list has changed, or listening to it begins.
    case listChanged
    /// The list was asked for.
    case conversationsLoaded(Result<[Conversation], APIError>)

    /// A conversation has changed, or listening to it begins; or the person asks to try again.
    case threadChanged(Int)
    /// The newest messages of a conversation were asked for.
    case newestLoaded(Int, Result<MessagePage, APIError>)
    /// The messages after the last known one were asked for.
    case newerLoaded(Int, Result<[Message], APIError>)
    /// The person wants to see older messages.
    case olderTapped
    /// Older messages were asked for.
    case olderLoaded(Int, Result<MessagePage, APIError>)

    /// A message was typed.
    case draftChanged(String)
    /// The message is to be sent.
    case sendTapped
    /// A message that failed is to be sent again.
    case retryTapped(String)
    /// A message that failed is not to be sent.
    case discardTapped(String)
    /// The server has answered a message, named by conversation and client id.
    case sent(Int, String, Result<Message, APIError>)
}
