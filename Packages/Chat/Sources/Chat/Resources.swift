// Made by `make resources` from Packages/Chat/Resources/Chat: edit the files there, not this one.
// swift-format-ignore-file

/// The scripts and styles of Chat.
enum Resources {
    /// chat.css
    static let chatStyles =
        #"""
        /* The line that says who is typing, which breathes until the message is there. */
        [data-style="chat-typing"]{animation:chat-typing 1.6s ease-in-out infinite}
        @keyframes chat-typing{50%{opacity:.6}}
        @media (prefers-reduced-motion:reduce){[data-style="chat-typing"]{animation:none}}
        """#
}
