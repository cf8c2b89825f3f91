/// The progress of a search: by iterations if they are limited, otherwise by time.
struct Pace {
    let stop: StopSignal
    let iterations: Int?

    func isOver(_ done: Int) -> Bool {
        if let iterations, done >= iterations { return true }
        return stop.isSet
    }

    /// The part that is over, from 0 to 1.
    func share(_ done: Int) -> Double {
        guard let iterations else { return stop.elapsedShare }
        return iterations > 0 ? min(1, Double(done) / Double(iterations)) : 1
    }
}
