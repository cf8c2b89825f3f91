/// The members with which a message to a tab begins, read without the rest.
struct MessageHead {
    /// The number of the render; nil where the message doesn't begin with one.
    let render: Int?
    /// True where the message replaces elements.
    let hasFragments: Bool

    private static let render = Array("{\"render\":".utf8)
    private static let fragments = Array("\"fragments\":[".utf8)
    /// The bytes in which `fragments` begins if there are any: after the numbers of the render and of what is acknowledged and received.
    private static let length = 160

    init(_ message: [UInt8]) {
        let head = message.prefix(Self.length)
        let digits = head.starts(with: Self.render) ? head.dropFirst(Self.render.count).prefix { (0x30...0x39).contains($0) } : []
        render = digits.isEmpty ? nil : digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
        hasFragments = head.firstRange(of: Self.fragments) != nil
    }
}
