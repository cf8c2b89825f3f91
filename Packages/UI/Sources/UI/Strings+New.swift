#if !canImport(SwiftUI)
extension Strings {
    static let cancel = "Cancel"
    static let confirm = "OK"
    static let dialog = "Dialog"
    static let refresh = "Refresh"
    static let search = "Search"
}
#endif
