/// A violation of Engine.IO or Socket.IO. The sender is disconnected.
public enum SocketParseError: Error, Equatable, Sendable {
    /// A packet without a type, or with an unknown one.
    case unknownType
    /// Text that isn't UTF-8.
    case invalidText
    /// Malformed JSON.
    case invalidJSON
    /// JSON nested deeper than the limit.
    case tooDeep
    /// A payload that isn't allowed for the packet's type, such as a CONNECT with an array.
    case invalidPayload
    /// An event without a name, or with a reserved one.
    case invalidEvent
    /// An acknowledgement id that isn't a number of 53 bits.
    case invalidID
    /// More attachments than allowed, or a count without a following dash.
    case invalidAttachments
    /// A placeholder for a missing attachment.
    case invalidPlaceholder
    /// Text while attachments are expected, or an unexpected attachment.
    case outOfTurn
    /// Invalid base64.
    case invalidBase64
    /// A WebSocket frame that violates RFC 6455.
    case invalidFrame
    /// More bytes than allowed.
    case tooLarge
}
