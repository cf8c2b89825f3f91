/// Why bytes are not what Engine.IO and Socket.IO allow. Whoever sent them is disconnected.
public enum SocketParseError: Error, Equatable, Sendable {
    /// A packet without a type, or with one that doesn't exist.
    case unknownType
    /// Text that isn't UTF-8.
    case invalidText
    /// JSON that breaks its grammar.
    case invalidJSON
    /// JSON nested deeper than the limit.
    case tooDeep
    /// A payload that the packet's type doesn't allow, such as a CONNECT with an array.
    case invalidPayload
    /// An event without a name, or with one that is reserved.
    case invalidEvent
    /// An acknowledgement's id that isn't a number of 53 bits.
    case invalidID
    /// More attachments than allowed, or a count that isn't followed by a dash.
    case invalidAttachments
    /// A placeholder that names an attachment that doesn't exist.
    case invalidPlaceholder
    /// Text while attachments are due, or an attachment while none is.
    case outOfTurn
    /// Bytes that aren't base64.
    case invalidBase64
    /// A WebSocket frame that breaks RFC 6455.
    case invalidFrame
    /// More bytes than allowed.
    case tooLarge
}
