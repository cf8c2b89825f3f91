#if !canImport(SwiftUI)
/// Writes views into a byte buffer, and notes the actions, fragments and appearances on the way.
///
/// Modifiers don't open elements: they leave style, classes and attributes *pending*, and the next element that opens takes them.
public struct HTMLWriter: ~Copyable {
    var out: ByteBuffer

    // What waits for the next element.
    @usableFromInline var pending: Pending = []
    @usableFromInline var layers: BoxLayers = []
    var style = ByteBuffer(capacity: 256)
    var attributes = ByteBuffer(capacity: 256)
    var classes = ByteBuffer(capacity: 64)
    var pendingFragment: UInt64 = 0
    var pendingKey = ByteBuffer(capacity: 64)

    // What was found.
    var actions = ActionTable()
    var appearances: [Appearance] = []
    var fragments = FragmentTree()
    var styles = StyleTable()
    var title: String? { didSet { pageChanges += 1 } }
    var colorScheme: ColorScheme? { didSet { pageChanges += 1 } }
    var lazyContainers: [(id: UInt64, total: Int)] = [] { didSet { pageChanges += 1 } }
    /// Counts what views did to the page beside writing at their place.
    var pageChanges = 0
    /// The kept views; nil where none are.
    var keeping: Keeping?

    // Where we are.
    @usableFromInline var path = ViewPath.root
    @usableFromInline var context = Context()
    @usableFromInline var deferred: [Deferred] = [] { didSet { pageChanges += 1 } }
    /// Inside an `<option>`, which holds text alone, elements are left out.
    @usableFromInline var isPlainText = false
    /// While a part is written apart (a toolbar), its fragments belong to the part's place.
    var isDetached = false
    var extents = LazyExtents()

    init(capacity: Int) {
        out = ByteBuffer(capacity: capacity)
    }

    /// The number of bytes of the page so far.
    @usableFromInline var written: Int { out.count }

    /// The kinds of things that wait for the next element.
    @usableFromInline
    struct Pending: OptionSet {
        @usableFromInline let rawValue: UInt8
        @inlinable
        init(rawValue: UInt8) { self.rawValue = rawValue }

        @inlinable static var style: Self { Self(rawValue: 1) }
        @inlinable static var attributes: Self { Self(rawValue: 2) }
        @inlinable static var classes: Self { Self(rawValue: 4) }
        @inlinable static var fragment: Self { Self(rawValue: 8) }
    }

    /// A view to write after the page's content, in front of it.
    @usableFromInline
    struct Deferred {
        @usableFromInline let path: UInt64
        @usableFromInline let context: Context
        @usableFromInline let environment: EnvironmentValues
        @usableFromInline let render: (inout HTMLWriter) -> Void
    }
}

extension HTMLWriter {
    /// The values that a place inherits from the views around it.
    @usableFromInline
    struct Context {
        @usableFromInline var environment = EnvironmentValues()
        /// Whether the place is in a lazy stack or grid, outside of its rows: a `ForEach` writes one page.
        @usableFromInline var isLazy = false
        /// Whether the place is in a row of a `ForEach`.
        @usableFromInline var isInRow = false
        @usableFromInline var isDisabled = false
        @usableFromInline var isInForm = false
        /// The picker around, in which only tagged views are written.
        @usableFromInline var picker: PickerContext?
        @usableFromInline var isPicking: Bool { picker != nil }
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
