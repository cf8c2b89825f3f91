#if !canImport(SwiftUI)
/// 7 views in a row.
public struct TupleView7<C0: View, C1: View, C2: View, C3: View, C4: View, C5: View, C6: View>: PrimitiveView {
    @usableFromInline let c0: C0
    @usableFromInline let c1: C1
    @usableFromInline let c2: C2
    @usableFromInline let c3: C3
    @usableFromInline let c4: C4
    @usableFromInline let c5: C5
    @usableFromInline let c6: C6

    @inlinable
    init(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6) {
        self.c0 = c0
        self.c1 = c1
        self.c2 = c2
        self.c3 = c3
        self.c4 = c4
        self.c5 = c5
        self.c6 = c6
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
        writer.child(c6, at: 6)
        writer.closeGroup(wrapper)
    }

    /// The views stand in the enclosing container.
    @inlinable public static var _isTransparent: Bool { true }
}

/// 8 views in a row.
public struct TupleView8<C0: View, C1: View, C2: View, C3: View, C4: View, C5: View, C6: View, C7: View>: PrimitiveView {
    @usableFromInline let c0: C0
    @usableFromInline let c1: C1
    @usableFromInline let c2: C2
    @usableFromInline let c3: C3
    @usableFromInline let c4: C4
    @usableFromInline let c5: C5
    @usableFromInline let c6: C6
    @usableFromInline let c7: C7

    @inlinable
    init(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7) {
        self.c0 = c0
        self.c1 = c1
        self.c2 = c2
        self.c3 = c3
        self.c4 = c4
        self.c5 = c5
        self.c6 = c6
        self.c7 = c7
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
        writer.child(c6, at: 6)
        writer.child(c7, at: 7)
        writer.closeGroup(wrapper)
    }

    /// The views stand in the enclosing container.
    @inlinable public static var _isTransparent: Bool { true }
}

/// 9 views in a row.
public struct TupleView9<C0: View, C1: View, C2: View, C3: View, C4: View, C5: View, C6: View, C7: View, C8: View>: PrimitiveView {
    @usableFromInline let c0: C0
    @usableFromInline let c1: C1
    @usableFromInline let c2: C2
    @usableFromInline let c3: C3
    @usableFromInline let c4: C4
    @usableFromInline let c5: C5
    @usableFromInline let c6: C6
    @usableFromInline let c7: C7
    @usableFromInline let c8: C8

    @inlinable
    init(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8) {
        self.c0 = c0
        self.c1 = c1
        self.c2 = c2
        self.c3 = c3
        self.c4 = c4
        self.c5 = c5
        self.c6 = c6
        self.c7 = c7
        self.c8 = c8
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
        writer.child(c6, at: 6)
        writer.child(c7, at: 7)
        writer.child(c8, at: 8)
        writer.closeGroup(wrapper)
    }

    /// The views stand in the enclosing container.
    @inlinable public static var _isTransparent: Bool { true }
}

/// 10 views in a row.
public struct TupleView10<C0: View, C1: View, C2: View, C3: View, C4: View, C5: View, C6: View, C7: View, C8: View, C9: View>: PrimitiveView {
    @usableFromInline let c0: C0
    @usableFromInline let c1: C1
    @usableFromInline let c2: C2
    @usableFromInline let c3: C3
    @usableFromInline let c4: C4
    @usableFromInline let c5: C5
    @usableFromInline let c6: C6
    @usableFromInline let c7: C7
    @usableFromInline let c8: C8
    @usableFromInline let c9: C9

    @inlinable
    init(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9) {
        self.c0 = c0
        self.c1 = c1
        self.c2 = c2
        self.c3 = c3
        self.c4 = c4
        self.c5 = c5
        self.c6 = c6
        self.c7 = c7
        self.c8 = c8
        self.c9 = c9
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
        writer.child(c6, at: 6)
        writer.child(c7, at: 7)
        writer.child(c8, at: 8)
        writer.child(c9, at: 9)
        writer.closeGroup(wrapper)
    }

    /// The views stand in the enclosing container.
    @inlinable public static var _isTransparent: Bool { true }
}
#endif
