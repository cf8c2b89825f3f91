public import ChatAPI
public import Core

/// What can happen in Chat.
public enum ChatAction: Sendable, Equatable {
    /// Somebody signed in.
    case signedIn(Int)
    /// Nobody is signed in any more.
    case signedOut
    /// The person can see the app now, or no longer.
    case sceneChanged(isActive: Bool)
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

    /// Listening to a conversation is in force.
    case threadConnected(Int)
    /// Listening to it has ended, and is tried again.
    case threadLost(Int)
    /// A conversation has changed; or the person asks to try again.
    case threadChanged(Int)
    /// Somebody has read a conversation.
    case receiptsChanged(Int)
    /// Somebody is typing in a conversation.
    case typingSeen(Int, Int)
    /// Somebody hasn't typed for a while.
    case typingExpired(Int, Int)
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
    /// What was on its way came back from a page that had lost its server, as ``KeptMessages``.
    case keptMessagesRestored(String)
    /// A message that failed is to be sent again.
    case retryTapped(String)
    /// A message that failed is not to be sent.
    case discardTapped(String)
    /// The server has answered a message, named by conversation and client id.
    case sent(Int, String, Result<Message, APIError>)

    /// A text to search for was typed.
    case searchChanged(String)
    /// Messages with a text were asked for.
    case found(String, Result<MessagePage, APIError>)
    /// The person wants to see more of them.
    case moreResultsTapped
    /// More of them were asked for.
    case moreFound(String, Result<MessagePage, APIError>)

    /// The conversation on the screen is to be muted, or no longer.
    case muteTapped
    /// The other one is to be blocked, which is asked first; or no longer.
    case blockTapped
    /// The person is sure.
    case blockConfirmed
    /// The person isn't.
    case blockDismissed
    /// The server has answered what the person did with a conversation.
    case conversationChanged(Result<Conversation, APIError>)
    /// The other one is to be reported: for one message, or else for the newest one.
    case reportTapped(Int?)
    /// A reason was chosen.
    case reportReasonChosen(ReportReason)
    /// A note was typed.
    case reportNoteChanged(String)
    /// The report is to be sent.
    case reportSendTapped
    /// The report is not to be sent.
    case reportDismissed
    /// The server has answered a report, with an error where it failed.
    case reported(APIError?)

    /// What was reported is shown, or the person asks to try again.
    case reportsAppeared
    /// What was reported was asked for.
    case reportsLoaded(Result<[ConversationReport], APIError>)
    /// The conversations about an order are shown, or the person asks to try again.
    case orderAppeared(Int)
    /// They were asked for.
    case orderLoaded(Int, Result<[Conversation], APIError>)
    /// A dispatcher wants to take part in a conversation.
    case joinTapped(Int)
    /// The server has answered that.
    case joined(Result<Conversation, APIError>)
    /// A dispatcher no longer wants to take part in the conversation on the screen.
    case leaveTapped
    /// The server has answered that, with an error where it failed.
    case left(Int, APIError?)
}
