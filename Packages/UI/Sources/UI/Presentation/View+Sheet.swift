#if !canImport(SwiftUI)
extension View {
    /// Shows a sheet in front of the page while `isPresented` is true. The content's `navigationTitle` names it.
    public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        EffectView(
            self,
            PresentationEffect(role: 33, isPresented: isPresented.wrappedValue) { writer in
                let dismiss = {
                    isPresented.wrappedValue = false
                    onDismiss?()
                }
                writer.sheet(dismiss: dismiss, content())
            })
    }

    /// Shows a sheet for `item` while there is one. The content's `navigationTitle` names it.
    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        let value = item.wrappedValue
        return EffectView(
            self,
            PresentationEffect(role: 34, isPresented: value != nil) { writer in
                guard let value else { return }
                writer.path = ViewPath.mix(writer.path, ViewPath.key(value.id))
                let dismiss = {
                    item.wrappedValue = nil
                    onDismiss?()
                }
                writer.sheet(dismiss: dismiss, content(value))
            })
    }
}
#endif
