public import UI

/// A person's initials in a circle.
public struct Avatar: View {
    /// How large it is.
    public enum Size: String, Sendable {
        /// In rows: 40 points.
        case regular
        /// On profiles: 72 points.
        case large
    }

    private let name: String
    private let size: Size

    /// Makes an avatar.
    public init(_ name: String, size: Size = .regular) {
        self.name = name
        self.size = size
    }

    /// The circle; the name beside it is read aloud, so the initials aren't.
    public var body: some View {
        Element("span", class: "t-avatar is-\(size.rawValue)", attributes: [("aria-hidden", "true")]) { Text(initials) }
    }

    private var initials: String {
        let words = name.split(separator: " ")
        let first = words.first?.first.map(String.init) ?? "?"
        let last = words.count > 1 ? words.last?.first.map(String.init) ?? "" : ""
        return (first + last).uppercased()
    }
}

#if DEBUG
struct Avatar_Previews: PreviewProvider {
    static var previews: some View {
        Avatar("Ana Ruiz").previewDisplayName("In a row")
        Avatar("Ana Maria Ruiz", size: .large).previewDisplayName("On a profile")
        Avatar("").previewDisplayName("Empty")
    }
}
#endif
