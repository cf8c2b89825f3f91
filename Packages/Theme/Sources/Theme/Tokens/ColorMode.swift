/// A way in which a page is shown: light or dark, with usual or with high contrast.
enum ColorMode: String, CaseIterable, Sendable {
    case light, dark, strongLight, strongDark
}

/// A color in each mode, as `#RRGGBB`.
struct ColorValue: Sendable, Hashable {
    let light: String
    let dark: String
    let strongLight: String
    let strongDark: String

    subscript(mode: ColorMode) -> String {
        switch mode {
        case .light: light
        case .dark: dark
        case .strongLight: strongLight
        case .strongDark: strongDark
        }
    }
}
