extension Strings {
    static func stores(_ count: Int) -> String { storeCount(count) }
}
