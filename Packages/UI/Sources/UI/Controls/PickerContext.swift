#if !canImport(SwiftUI)
/// What a picker, or a `TabView`, tells the tagged views in it.
@usableFromInline
final class PickerContext {
    let selection: AnyHashable
    /// In order; the page sends back a choice's text.
    var choices: [(text: String, value: AnyHashable)] = []
    /// The name and action of the radio buttons of a segmented picker; nil for a menu.
    let segment: (name: UInt64, action: UInt64)?

    /// The tabs, if this is a `TabView`.
    let tabs: TabContext?

    init(selection: AnyHashable, segment: (name: UInt64, action: UInt64)?, tabs: TabContext? = nil) {
        self.selection = selection
        self.segment = segment
        self.tabs = tabs
    }
}
#endif
