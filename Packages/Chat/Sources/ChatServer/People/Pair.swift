/// The two people between whom a conversation is, whoever else joined it.
struct Pair: Equatable {
    let first: Int
    let second: Int

    init(_ a: Int, _ b: Int) {
        first = min(a, b)
        second = max(a, b)
    }

    /// Reads a stored key.
    init?(key: String) {
        let ids = key.split(separator: ":").compactMap { Int($0) }
        guard ids.count == 2 else { return nil }
        self.init(ids[0], ids[1])
    }

    /// The two ids in order: what makes two people's conversation one.
    var key: String { "\(first):\(second)" }

    /// The one beside a person; nil for somebody else.
    func other(than person: Int) -> Int? {
        person == first ? second : person == second ? first : nil
    }
}
