/// The order in which waiting writes run: requests first, then the background, which nevertheless goes on however many requests there are.
struct WriteSchedule {
    /// The largest group.
    static let largestGroup = 128

    /// Whether the background waited for the last group's requests, so that the next group begins with one of its writes.
    private var owesBackground = false

    /// Takes the writes of the next group.
    mutating func takeGroup(from waiting: inout [WriteJob]) -> [WriteJob] {
        guard let oldest = waiting.firstIndex(where: { $0.isBackground }) else {
            owesBackground = false
            defer { waiting.removeFirst(min(Self.largestGroup, waiting.count)) }
            return Array(waiting.prefix(Self.largestGroup))
        }
        let first = owesBackground ? [waiting.remove(at: oldest)] : []
        let (requests, others) = (waiting.filter { !$0.isBackground }, waiting.filter { $0.isBackground })
        owesBackground = !owesBackground && !requests.isEmpty
        let group = (first + requests + others).prefix(Self.largestGroup)
        let taken = Set(group.map { $0.id })
        waiting.removeAll { taken.contains($0.id) }
        return Array(group)
    }
}
