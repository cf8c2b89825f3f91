public import UI

extension AppSymbols {
    /// A person.
    public static var user: Image { image(named: userName) }
    /// The name of `user`.
    public static let userName = "user"

    /// Two people: a team.
    public static var group: Image { image(named: groupName) }
    /// The name of `group`.
    public static let groupName = "group"

    /// Speech: conversations.
    public static var messages: Image { image(named: messagesName) }
    /// The name of `messages`.
    public static let messagesName = "messages"

    /// A speech bubble: one message.
    public static var chat: Image { image(named: chatName) }
    /// The name of `chat`.
    public static let chatName = "chat"

    /// A paper plane: send.
    public static var send: Image { image(named: sendName) }
    /// The name of `send`.
    public static let sendName = "send"

    /// A telephone.
    public static var phone: Image { image(named: phoneName) }
    /// The name of `phone`.
    public static let phoneName = "phone"

    /// An envelope: email.
    public static var mail: Image { image(named: mailName) }
    /// The name of `mail`.
    public static let mailName = "mail"

    /// A headset: support.
    public static var headset: Image { image(named: headsetName) }
    /// The name of `headset`.
    public static let headsetName = "headset"

    /// A question in a circle: help.
    public static var help: Image { image(named: helpName) }
    /// The name of `help`.
    public static let helpName = "help"

    /// A ticket: support.
    public static var ticket: Image { image(named: ticketName) }
    /// The name of `ticket`.
    public static let ticketName = "ticket"

    /// A bell: a notice.
    public static var bell: Image { image(named: bellName) }
    /// The name of `bell`.
    public static let bellName = "bell"

    /// A heart: a favourite.
    public static var heart: Image { image(named: heartName) }
    /// The name of `heart`.
    public static let heartName = "heart"

    /// A raised thumb: well done.
    public static var thumbUp: Image { image(named: thumbUpName) }
    /// The name of `thumbUp`.
    public static let thumbUpName = "thumbUp"

    /// A star.
    public static var star: Image { image(named: starName) }
    /// The name of `star`.
    public static let starName = "star"

    /// A paper clip: an attachment.
    public static var paperclip: Image { image(named: paperclipName) }
    /// The name of `paperclip`.
    public static let paperclipName = "paperclip"

    /// A camera: a photo as proof.
    public static var camera: Image { image(named: cameraName) }
    /// The name of `camera`.
    public static let cameraName = "camera"

    /// A picture.
    public static var photo: Image { image(named: photoName) }
    /// The name of `photo`.
    public static let photoName = "photo"

    /// People and what they say.
    static let peopleDrawings = [
        userName: ##"<circle cx="12" cy="8" r="4"/><path d="M4.5 20.5c.8-4 3.7-6 7.5-6s6.7 2 7.5 6"/>"##,
        groupName: ##"<circle cx="9" cy="8.5" r="3.5"/><path d="M2.8 19.5c.5-3.5 2.9-5.3 6.2-5.3s5.7 1.8 6.2 5.3"/>"##
            + ##"<path d="M15.5 5.3a3.5 3.5 0 0 1 0 6.4M18 14.8c1.8.8 2.9 2.4 3.2 4.7"/>"##,
        messagesName: ##"<path d="M20.5 12a7.5 7.5 0 0 1-7.5 7.5H4l1.8-2.7A7.5 7.5 0 0 1 5.5 12 7.5 7.5 0 0 1 13 4.5a7.5 7.5 0 0 1 7.5 7.5z"/>"##
            + ##"<path d="M10 10.5h6M10 13.8h4"/>"##,
        chatName: ##"<path d="M5 4.5h14a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1-1.5 1.5h-7L7.5 20v-3.5H5A1.5 1.5 0 0 1 3.5 15V6A1.5 1.5 0 0 1 5 4.5z"/>"##,
        sendName: ##"<path d="M20.5 3.5 3.5 10.2l6.8 3.5 3.5 6.8z"/><path d="M20.5 3.5 10.3 13.7"/>"##,
        phoneName: ##"<path d="M5 4h3.5l1.7 4.3-2.2 1.5a12 12 0 0 0 6.2 6.2l1.5-2.2"##
            + ##"L20 15.5V19a1.5 1.5 0 0 1-1.6 1.5C10.6 20 4 13.4 3.5 5.6A1.5 1.5 0 0 1 5 4z"/>"##,
        mailName: ##"<rect x="3.5" y="5" width="17" height="14" rx="2.5"/><path d="m4.2 7.2 7.8 6 7.8-6"/>"##,
        headsetName: ##"<path d="M4.5 14v-2a7.5 7.5 0 0 1 15 0v2"/>"##
            + ##"<path d="M4.5 13.5h2A1 1 0 0 1 7.5 14.5v3a1 1 0 0 1-1 1h-1a1 1 0 0 1-1-1zM19.5 13.5h-2a1 1 0 0 0-1 1v3a1 1 0 0 0 1 1h1a1 1 0 0 0 1-1z"/>"##
            + ##"<path d="M19.5 18.5a3 3 0 0 1-3 2.5H13"/>"##,
        helpName: ##"<circle cx="12" cy="12" r="8.5"/><path d="M9.6 9.6a2.5 2.5 0 1 1 3.6 2.3c-.8.4-1.2.9-1.2 1.8"/><path d="M12 16.5h.01"/>"##,
        ticketName: ##"<path d="M3.5 7A1.5 1.5 0 0 1 5 5.5h14A1.5 1.5 0 0 1 20.5 7v2.7a2.4 2.4 0 0 0 0 4.6V17a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 "##
            + ##"3.5 17v-2.7a2.4 2.4 0 0 0 0-4.6z"/><path d="M14.5 8.8v.01M14.5 12v.01M14.5 15.2v.01"/>"##,
        bellName: ##"<path d="M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 2h-15z"/><path d="M10 21h4"/>"##,
        heartName: ##"<path d="M12 20C6.5 16 3.5 12.7 3.5 9.2A4.5 4.5 0 0 1 8 4.6c1.7 0 3.1.9 4 2.4.9-1.5 2.3-2.4 4-2.4a4.5 4.5 0 0 1 4.5 4.6c0 "##
            + ##"3.5-3 6.8-8.5 10.8z"/>"##,
        thumbUpName: ##"<path d="M7.5 10.5 11.3 3.8a2 2 0 0 1 2 2.4L12.7 9.5h5.6a1.8 1.8 0 0 1 1.8 2.2l-1.4 7a1.8 1.8 0 0 1-1.8 1.5H7.5z"/>"##
            + ##"<path d="M7.5 10.5H4v9.7h3.5"/>"##,
        starName: ##"<path d="m12 3.5 2.6 5.4 5.9.8-4.3 4.1 1.1 5.9-5.3-2.9-5.3 2.9 1.1-5.9-4.3-4.1 5.9-.8z"/>"##,
        paperclipName: ##"<path d="m19.5 11.5-7.4 7.4a4.6 4.6 0 0 1-6.5-6.5l8-8a3.1 3.1 0 0 1 4.4 4.4l-7.9 7.9a1.5 1.5 0 0 1-2.2-2.2l7-7"/>"##,
        cameraName: ##"<path d="M4 8h3.5l1.7-2.5h5.6L16.5 8H20a1 1 0 0 1 1 1v9.5a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1z"/>"##
            + ##"<circle cx="12" cy="13.2" r="3.4"/>"##,
        photoName: ##"<rect x="3.5" y="4.5" width="17" height="15" rx="2.5"/><circle cx="8.8" cy="9.5" r="1.6"/>"##
            + ##"<path d="m4 17 4.8-4.4 3.4 3.1 3.6-4.2 4.7 5"/>"##,
    ]
}
