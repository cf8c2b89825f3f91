#if !canImport(SwiftUI)
/// 2 views in a row.
public struct TupleView2<C0: View, C1: View>: PrimitiveView {
    @usableFromInline let c0: C0
    @usableFromInline let c1: C1

    @inlinable
    init(_ c0: C0, _ c1: C1) {
        self.c0 = c0
        self.c1 = c1
    }

    /// Writes the views one after the other, in a wrapper if modifiers wait for an element.
    @inlinable
    public func _render(into writer: inout HTMLWriter) {
        let wrapper = writer.openGroup()
        writer.child(c0, at: 0)
        writer.child(c1, at: 1)
        writer.closeGroup(wrapper)
    }

    /// The views stand in the enclosing container.
    @inlinable public static var _isTransparent: Bool { true }
}

/// 3 views in a row.
public struct TupleView3<C0: View, C1: View, C2: View>: PrimitiveView {
    @usableFromInline let c0: C0
    @usableFromInline let c1: C1
    @usableFromInline let c2: C2

    @inlinable
    init(_ c0: C0, _ c1: C1, _ c2: C2) {
        self.c0 = c0
        self.c1 = c1
        self.c2 = c2
    }

    /// Writes the views one after the other, in a wrapper if modifiers wait for an element.
    @inlinable
    public func _render(into writer: inout HTMLWriter) {
        let wrapper = writer.openGroup()
        writer.child(c0, at: 0)
        writer.child(c1, at: 1)
        writer.child(c2, at: 2)
        writer.closeGroup(wrapper)
    }

    /// The views stand in the enclosing container.
    @inlinable public static var _isTransparent: Bool { true }
}

/// 4 views in a row.
public struct TupleView4<C0: View, C1: View, C2: View, C3: View>: PrimitiveView {
    @usableFromInline let c0: C0
    @usableFromInline let c1: C1
    @usableFromInline let c2: C2
    @usableFromInline let c3: C3

    @inlinable
    init(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3) {
        self.c0 = c0
        self.c1 = c1
        self.c2 = c2
        self.c3 = c3
    }

    /// Writes the views one after the other, in a wrapper if modifiers wait for an element.
    @inlinable
    public func _render(into writer: inout HTMLWriter) {
        let wrapper = writer.openGroup()
        writer.child(c0, at: 0)
        writer.child(c1, at: 1)
        writer.child(c2, at: 2)
        writer.child(c3, at: 3)
        writer.closeGroup(wrapper)
    }

    /// The views stand in the enclosing container.
    @inlinable public static var _isTransparent: Bool { true }
}

/// 5 views in a row.
public struct TupleView5<C0: View, C1: View, C2: View, C3: View, C4: View>: PrimitiveView {
    @usableFromInline let c0: C0
    @usableFromInline let c1: C1
    @usableFromInline let c2: C2
    @usableFromInline let c3: C3
    @usableFromInline let c4: C4

    @inlinable
    init(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4) {
        self.c0 = c0
        self.c1 = c1
        self.c2 = c2
        self.c3 = c3
        self.c4 = c4
    }

    /// Writes the views one after the other, in a wrapper if modifiers wait for an element.
    @inlinable
    public func _render(into writer: inout HTMLWriter) {
        let wrapper = writer.openGroup()
        writer.child(c0, at: 0)
        writer.child(c1, at: 1)
        writer.child(c2, at: 2)
        writer.child(c3, at: 3)
        writer.child(c4, at: 4)
        writer.closeGroup(wrapper)
    }

    /// The views stand in the enclosing container.
    @inlinable public static var _isTransparent: Bool { true }
}

/// 6 views in a row.
public struct TupleView6<C0: View, C1: View, C2: View, C3: View, C4: View, C5: View>: PrimitiveView {
    @usableFromInline let c0: C0
    @usableFromInline let c1: C1
    @usableFromInline let c2: C2
    @usableFromInline let c3: C3
    @usableFromInline let c4: C4
    @usableFromInline let c5: C5

    @inlinable
    init(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5) {
        self.c0 = c0
        self.c1 = c1
        self.c2 = c2
        self.c3 = c3
        self.c4 = c4
        self.c5 = c5
    }

    /// Writes the views one after the other, in a wrapper if modifiers wait for an element.
    @inlinable
    public func _render(into writer: inout HTMLWriter) {
        let wrapper = writer.openGroup()
        writer.child(c0, at: 0)
        writer.child(c1, at: 1)
        writer.child(c2, at: 2)
        writer.child(c3, at: 3)
        writer.child(c4, at: 4)
        writer.child(c5, at: 5)
        writer.closeGroup(wrapper)
    }

    /// The views stand in the enclosing container.
    @inlinable public static var _isTransparent: Bool { true }
}
#endif
