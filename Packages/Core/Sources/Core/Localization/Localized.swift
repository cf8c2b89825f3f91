/// Selects a text in the current language. Called by the code that `make strings` generates; only the selected text is built.
public enum Localized {
    /// Returns the text in ``Language/current``.
    @inlinable
    public static func text(_ english: @autoclosure () -> String, es: @autoclosure () -> String, pl: @autoclosure () -> String) -> String {
        switch Language.current {
        case .english: english()
        case .spanish: es()
        case .polish: pl()
        }
    }

    /// Returns the form of an English text for a number.
    @inlinable
    public static func en(_ count: Int, one: @autoclosure () -> String, other: @autoclosure () -> String) -> String {
        Language.english.pluralCategory(of: count) == .one ? one() : other()
    }

    /// Returns the form of a Spanish text for a number; millions take `many`, as in "un millón de bolsas".
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

    /// Returns the form of a Polish text for a number; `other` is the form for fractions.
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
