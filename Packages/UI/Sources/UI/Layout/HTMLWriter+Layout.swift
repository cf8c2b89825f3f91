#if !canImport(SwiftUI)
import Foundation

extension HTMLWriter {
    /// Opens a stack, whose class says its direction.
    @usableFromInline
    mutating func openStack(_ className: StaticString, align: StaticString, spacing: CGFloat?) -> ElementToken {
        beginStack()
        // Centred is what the stylesheet says already.
        if align.utf8CodeUnitCount != 6 {
            pending.insert(.style)
            style.append("align-items:")
            addStyle(align)
        }
        if let spacing { addStyle("gap", points: spacing) }
        return open("<div", className)
    }
}
#endif
