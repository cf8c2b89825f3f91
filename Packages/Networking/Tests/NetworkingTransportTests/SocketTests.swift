import Testing

/// All tests that open sockets: one after the other, since some count them.
@Suite(.serialized)
struct SocketTests {}
