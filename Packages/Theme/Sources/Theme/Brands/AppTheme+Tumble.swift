import Foundation

extension AppTheme {
    /// The product's own brand: clear water, round corners.
    static let tumble = AppTheme(
        brand: "tumble", palette: ColorPalette(tumbleColors),
        fonts: ThemeFonts(
            family: "Inter,-apple-system,BlinkMacSystemFont,\"Segoe UI\",Roboto,sans-serif",
            titleFamily: "Inter,-apple-system,BlinkMacSystemFont,\"Segoe UI\",Roboto,sans-serif"),
        radius: ThemeRadius(sm: 8, md: 12, lg: 16, xl: 20, xxl: 28))

    private static let tumbleColors: [ColorToken: ColorValue] = [
        .primary: ColorValue(light: "#0B7285", dark: "#4CC9D4", strongLight: "#084C5A", strongDark: "#8AEAF2"),
        .onPrimary: ColorValue(light: "#FFFFFF", dark: "#04252B", strongLight: "#FFFFFF", strongDark: "#00171B"),
        .secondary: ColorValue(light: "#DFF2F4", dark: "#17363E", strongLight: "#FFFFFF", strongDark: "#000000"),
        .onSecondary: ColorValue(light: "#0A5563", dark: "#9BE7ED", strongLight: "#063F4A", strongDark: "#B4F3F8"),
        .text: ColorValue(light: "#0F1F2B", dark: "#EDF3F6", strongLight: "#000000", strongDark: "#FFFFFF"),
        .secondaryText: ColorValue(light: "#51626E", dark: "#A3B5C0", strongLight: "#26333C", strongDark: "#DCE6EC"),
        .background: ColorValue(light: "#F3F6F8", dark: "#0B1217", strongLight: "#FFFFFF", strongDark: "#000000"),
        .secondaryBackground: ColorValue(light: "#E8EEF1", dark: "#1D2A33", strongLight: "#EDF1F3", strongDark: "#161C20"),
        .card: ColorValue(light: "#FFFFFF", dark: "#151F27", strongLight: "#FFFFFF", strongDark: "#000000"),
        .raised: ColorValue(light: "#FFFFFF", dark: "#32434F", strongLight: "#FFFFFF", strongDark: "#20282E"),
        .border: ColorValue(light: "#DDE5EA", dark: "#293843", strongLight: "#4A5A66", strongDark: "#9FB0BB"),
        .controlBorder: ColorValue(light: "#788894", dark: "#71838F", strongLight: "#26333C", strongDark: "#DCE6EC"),
        .brandStart: ColorValue(light: "#0A7C84", dark: "#0A7C84", strongLight: "#06525A", strongDark: "#06525A"),
        .brandEnd: ColorValue(light: "#1C62C6", dark: "#1C62C6", strongLight: "#123F82", strongDark: "#123F82"),
        .heroStart: ColorValue(light: "#086370", dark: "#0A5A66", strongLight: "#064A54", strongDark: "#064A54"),
        .heroEnd: ColorValue(light: "#1B4FB0", dark: "#1A479E", strongLight: "#123880", strongDark: "#123880"),
        .onBrand: ColorValue(light: "#FFFFFF", dark: "#FFFFFF", strongLight: "#FFFFFF", strongDark: "#FFFFFF"),
        .fillStart: ColorValue(light: "#0A7C84", dark: "#4CC9D4", strongLight: "#06525A", strongDark: "#8AEAF2"),
        .fillEnd: ColorValue(light: "#1C62C6", dark: "#7FB2FF", strongLight: "#123F82", strongDark: "#B5D6FF"),
    ]
}
