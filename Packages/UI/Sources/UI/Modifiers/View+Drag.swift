#if !canImport(SwiftUI)
extension View {
    /// Lets the view be dragged under a name, where a drag area of the page is around it. Ours: what is dragged is only a name.
    ///
    /// Dragging is never the only way: offer the same by a button.
    public func dragItem(_ name: String) -> some View { EffectView(self, AttributeEffect("data-drag", name)) }

    /// Lets items be dropped on the view, where a drag area of the page is around it. Ours.
    public func dropTarget(_ name: String) -> some View { EffectView(self, AttributeEffect("data-drop", name)) }
}
#endif
