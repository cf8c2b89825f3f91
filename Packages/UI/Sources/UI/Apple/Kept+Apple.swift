#if canImport(SwiftUI)
public import SwiftUI

/// Content that depends on certain values alone; here it is made as often as SwiftUI asks for it.
public struct Kept<Content: View>: View {
    private let content: () -> Content

    /// Shows content that depends on values.
    public init(_ values: any Equatable..., @ViewBuilder content: @escaping () -> Content) {
        self.content = content
    }

    /// The content.
    public var body: some View { content() }
}
#endif
