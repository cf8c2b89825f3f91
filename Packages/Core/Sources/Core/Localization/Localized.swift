/// Picks the text of the language of the work under way. The code that `make strings` writes calls it; only the text picked is made.
public enum Localized {
    /// The text in ``Language/current``.
    @inlinable
    public static func text(_ english: @autoclosure () -> String, es: @autoclosure () -> String, pl: @autoclosure () -> String) -> String {
        switch Language.current {
        case .english: english()
        case .spanish: es()
        case .polish: pl()
        }
    }

    /// The form of an English text that a number asks for.
    @inlinable
    public static func en(_ count: Int, one: @autoclosure () -> String, other: @autoclosure () -> String) -> String {
        Language.english.pluralCategory(of: count) == .one ? one() : other()
    }

    /// The form of a Spanish text that a number asks for; millions take `many`, as in "un millón de bolsas".
    @inlinable
    public static func es(
        _ count: Int,
        one: @autoclosure () -> String,
        many: @autoclosure () -> String,
        other: @autoclosure () -> String
    ) -> String {
        switch Language.spanish.pluralCategory(of: count) {
        case .one: one()
        case .many: many()
        case .few, .other: other()
        }
    }

    /// The form of a Polish text that a number asks for; `other` is the form of fractions.
    @inlinable
    public static func pl(
        _ count: Int,
        one: @autoclosure () -> String,
        few: @autoclosure () -> String,
        many: @autoclosure () -> String,
        other: @autoclosure () -> String
    ) -> String {
        switch Language.polish.pluralCategory(of: count) {
        case .one: one()
        case .few: few()
        case .many: many()
        case .other: other()
        }
    }
}
