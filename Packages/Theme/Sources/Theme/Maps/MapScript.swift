/// The script with which maps zoom and move in the browser, without a round trip.
///
/// It owns `viewBox` and `style` of every `svg[data-map]`; `data-keep` on the element tells the page's morph to leave both. `data-map` is the part
/// to show at first and after a reset, `data-origin` where the drawing's zero lies: when it moves, so does what the person looks at.
public enum MapScript {
    /// The script, to stand in the page once.
    public static let source = Resources.mapScript
}
