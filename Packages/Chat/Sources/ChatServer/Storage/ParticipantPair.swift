/// The two people whom a conversation belongs to, whoever else has joined it.
struct ParticipantPair: Equatable {
    let first: Int
    let second: Int

    init(_ a: Int, _ b: Int) {
        first = min(a, b)
        second = max(a, b)
    }

    /// Reads a stored key; nil where it isn't one.
    init?(key: String) {
        let ids = key.split(separator: ":").compactMap { Int($0) }
        guard ids.count == 2 else { return nil }
        self.init(ids[0], ids[1])
    }

    /// The stored form, with the lower id first, so that two people have one conversation.
    var key: String { "\(first):\(second)" }

    /// Returns the other of the two; nil for anybody else.
    func other(than person: Int) -> Int? {
        person == first ? second : person == second ? first : nil
    }
}
