import NIOCore

extension Duration {
    /// The duration in whole milliseconds.
    var milliseconds: Int {
        Int(components.seconds * 1_000 + components.attoseconds / 1_000_000_000_000_000)
    }
}
