public import Core

/// A view of the board that a dispatcher saved: a name for filters.
public struct SavedView: Codable, Sampled, Hashable {
    /// The view's id.
    public var id: Int
    /// The name, which is one of its kind among the dispatcher's.
    public var name: String
    /// The filters as the query of the board's URL, without a question mark.
    public var query: String

    /// Creates a view.
    public init(id: Int, name: String, query: String) {
        self.id = id
        self.name = name
        self.query = query
    }

    /// The late orders of an area.
    public static let sample = SavedView(id: 2, name: "Late in Irvine", query: "area=Irvine&late=yes")

    /// The number of views that a dispatcher can have.
    public static let most = 20
}

/// A view that is to be saved, in place of the dispatcher's view of the same name.
public struct SavedViewDraft: Codable, Sendable, Hashable {
    /// The name, 1 to 40 characters.
    public var name: String
    /// The filters as the query of the board's URL, up to 500 characters.
    public var query: String

    /// Creates a draft.
    public init(name: String, query: String) {
        self.name = name
        self.query = query
    }
}

extension SavedViewDraft: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = ["name": 40, "query": 500]
}
