import NIOCore

extension Duration {
    /// In whole milliseconds.
    var milliseconds: Int {
        Int(components.seconds * 1_000 + components.attoseconds / 1_000_000_000_000_000)
    }
}
