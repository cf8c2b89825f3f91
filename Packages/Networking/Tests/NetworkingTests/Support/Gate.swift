/// Holds callers back until enough have arrived or somebody opens it.
actor Gate {
    private let count: Int
    private var arrivals = 0
    private var isOpen = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    init(opensAfter count: Int = .max) { self.count = count }

    func arrive() {
        arrivals += 1
        if arrivals >= count { open() }
    }

    func open() {
        isOpen = true
        for continuation in waiting { continuation.resume() }
        waiting = []
    }

    func wait() async {
        guard !isOpen else { return }
        await withCheckedContinuation { waiting.append($0) }
    }
}
