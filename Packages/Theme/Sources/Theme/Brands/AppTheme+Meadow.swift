import Foundation

extension AppTheme {
    /// A second brand: grass and linen, serif titles, quiet corners.
    static let meadow = AppTheme(
        brand: "meadow", palette: ColorPalette(meadowColors),
        fonts: ThemeFonts(
            family: "\"Avenir Next\",Avenir,\"Nunito Sans\",\"Segoe UI\",Ubuntu,sans-serif",
            titleFamily: "\"Iowan Old Style\",Charter,\"Palatino Linotype\",Georgia,\"DejaVu Serif\",serif"),
        radius: ThemeRadius(sm: 4, md: 6, lg: 8, xl: 12, xxl: 16))

    private static let meadowColors: [ColorToken: ColorValue] = [
        .primary: ColorValue(light: "#3F6B22", dark: "#A6D37B", strongLight: "#27490F", strongDark: "#C6F09D"),
        .onPrimary: ColorValue(light: "#FFFFFF", dark: "#142806", strongLight: "#FFFFFF", strongDark: "#0B1802"),
        .secondary: ColorValue(light: "#ECF3DF", dark: "#27361A", strongLight: "#FFFFFF", strongDark: "#000000"),
        .onSecondary: ColorValue(light: "#34581C", dark: "#C9E8A9", strongLight: "#203D0B", strongDark: "#D9F5BB"),
        .text: ColorValue(light: "#231F1A", dark: "#F4F0E8", strongLight: "#000000", strongDark: "#FFFFFF"),
        .secondaryText: ColorValue(light: "#665C50", dark: "#BDB3A5", strongLight: "#38312A", strongDark: "#E9E2D6"),
        .background: ColorValue(light: "#FAF6EE", dark: "#14120E", strongLight: "#FFFFFF", strongDark: "#000000"),
        .secondaryBackground: ColorValue(light: "#F0E9DC", dark: "#2B261F", strongLight: "#F3EEE4", strongDark: "#1E1A15"),
        .card: ColorValue(light: "#FFFDF8", dark: "#1F1B16", strongLight: "#FFFFFF", strongDark: "#000000"),
        .raised: ColorValue(light: "#FFFFFF", dark: "#4A4238", strongLight: "#FFFFFF", strongDark: "#2A251F"),
        .border: ColorValue(light: "#E6DCCB", dark: "#3B342B", strongLight: "#5E5547", strongDark: "#B5AA9A"),
        .controlBorder: ColorValue(light: "#8C8072", dark: "#8B7F70", strongLight: "#38312A", strongDark: "#E9E2D6"),
        .brandStart: ColorValue(light: "#4C7D22", dark: "#4C7D22", strongLight: "#2F5510", strongDark: "#2F5510"),
        .brandEnd: ColorValue(light: "#8A6212", dark: "#8A6212", strongLight: "#5C400A", strongDark: "#5C400A"),
        .heroStart: ColorValue(light: "#3C6A1E", dark: "#365F1B", strongLight: "#2B5012", strongDark: "#2B5012"),
        .heroEnd: ColorValue(light: "#7C5A12", dark: "#6F500F", strongLight: "#553D0A", strongDark: "#553D0A"),
        .onBrand: ColorValue(light: "#FFFFFF", dark: "#FFFFFF", strongLight: "#FFFFFF", strongDark: "#FFFFFF"),
        .fillStart: ColorValue(light: "#4C7D22", dark: "#A6D37B", strongLight: "#2F5510", strongDark: "#C6F09D"),
        .fillEnd: ColorValue(light: "#8A6212", dark: "#E0B45A", strongLight: "#5C400A", strongDark: "#F5D48A"),
    ]
}
