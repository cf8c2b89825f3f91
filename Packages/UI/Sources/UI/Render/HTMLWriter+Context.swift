#if !canImport(SwiftUI)
extension HTMLWriter {
    /// What a place inherits from the views around it.
    @usableFromInline
    struct Context {
        @usableFromInline var environment = EnvironmentValues()
        @usableFromInline var isInList = false
        /// In a list or a lazy stack, outside of its rows: a `ForEach` writes one page.
        @usableFromInline var isLazy = false
        /// In a row of a `ForEach`.
        @usableFromInline var isInRow = false
        @usableFromInline var isDisabled = false
        @usableFromInline var isInForm = false
        /// Inside a picker, where only tagged views are written.
        @usableFromInline var picker: PickerContext?
        @usableFromInline var isPicking: Bool { picker != nil }
        @usableFromInline var isSegmented = false
        @usableFromInline var buttonStyle: AnyButtonStyle?
        @usableFromInline var navigation: NavigationContext?
        @usableFromInline var dialog: DialogContext?
        @usableFromInline var submit: (() -> Void)?
        @usableFromInline var inputAttributes: [UInt8] = []

        @usableFromInline
        init() {}
    }

    /// Writes `content` in a changed context.
    @inlinable
    mutating func with<Content: View>(_ change: (inout Context) -> Void, _ content: Content) {
        let saved = context
        change(&context)
        content._render(into: &self)
        context = saved
    }
}
#endif
