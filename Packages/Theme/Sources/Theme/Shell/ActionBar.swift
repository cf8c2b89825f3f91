public import UI

/// The next step of a page, in sight wherever the page is scrolled: at its place below the rest, or above a phone's tabs while that is farther down.
///
/// ```swift
/// SplitColumns {
///     form
/// } side: {
///     ActionBar {
///         MoneyText(cents: total)
///     } action: {
///         PrimaryButton("Start order") { store.send(.startTapped) }
///     } notice: {
///         if let message { NoticeBanner(message, tone: .danger) }
///     }
/// }
/// ```
public struct ActionBar<Summary: View, Action: View, Notice: View>: View {
    private let summary: Summary
    private let action: Action
    private let notice: Notice

    /// Makes the bar.
    ///
    /// - Parameters:
    ///   - summary: stands beside the button where the page has one column; wide screens show the same in full.
    ///   - action: the button.
    ///   - notice: stands above both, such as why the step failed.
    public init(@ViewBuilder summary: () -> Summary, @ViewBuilder action: () -> Action, @ViewBuilder notice: () -> Notice) {
        self.summary = summary()
        self.action = action()
        self.notice = notice()
    }

    /// The bar.
    public var body: some View {
        Element("div", class: "t-action-bar") {
            notice
            Element("div", class: "t-action-summary") { summary }
            Element("div", class: "t-action") { action }
        }
    }
}

extension ActionBar where Summary == EmptyView, Notice == EmptyView {
    /// Makes a bar of a button alone.
    public init(@ViewBuilder action: () -> Action) {
        self.init(summary: { EmptyView() }, action: action, notice: { EmptyView() })
    }
}

#if DEBUG
struct ActionBar_Previews: PreviewProvider {
    static var previews: some View {
        ActionBar { PrimaryButton("Start order") {} }.previewDisplayName("Button alone")
        ActionBar {
            MoneyText(cents: 3_899)
        } action: {
            PrimaryButton("Start order") {}
        } notice: {
            NoticeBanner("This price has expired. Here is the new one.", tone: .danger)
        }.previewDisplayName("Failed")
    }
}
#endif
