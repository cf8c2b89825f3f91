/// A color of the design in both schemes, and the CSS variable that carries it.
public struct ColorToken: Sendable, Hashable {
    /// The CSS variable, such as `--color-primary`.
    public let variable: String
    /// Its value in the light scheme, as `#RRGGBB`.
    public let light: String
    /// Its value in the dark scheme, as `#RRGGBB`.
    public let dark: String

    init(_ name: String, light: String, dark: String) {
        variable = "--color-\(name)"
        self.light = light
        self.dark = dark
    }
}

extension ColorToken {
    static let primary = ColorToken("primary", light: "#0B7285", dark: "#4CC9D4")
    static let onPrimary = ColorToken("on-primary", light: "#FFFFFF", dark: "#04252B")
    static let secondary = ColorToken("secondary", light: "#DFF2F4", dark: "#17363E")
    static let onSecondary = ColorToken("on-secondary", light: "#0A5563", dark: "#9BE7ED")
    static let text = ColorToken("text", light: "#0F1F2B", dark: "#EDF3F6")
    static let secondaryText = ColorToken("text-secondary", light: "#51626E", dark: "#A3B5C0")
    static let background = ColorToken("background", light: "#F3F6F8", dark: "#0B1217")
    static let secondaryBackground = ColorToken("secondary-background", light: "#E8EEF1", dark: "#1D2A33")
    static let card = ColorToken("card", light: "#FFFFFF", dark: "#151F27")
    static let raised = ColorToken("raised", light: "#FFFFFF", dark: "#32434F")
    static let star = ColorToken("star", light: "#B57500", dark: "#F2B84B")
    static let border = ColorToken("border", light: "#DDE5EA", dark: "#293843")
    static let controlBorder = ColorToken("control-border", light: "#7F8F9B", dark: "#667884")
    static let info = ColorToken("info", light: "#1C5FB8", dark: "#8CBEFF")
    static let onInfo = ColorToken("on-info", light: "#FFFFFF", dark: "#06203F")
    static let infoSoft = ColorToken("info-soft", light: "#E3EEFC", dark: "#16293F")
    static let onInfoSoft = ColorToken("on-info-soft", light: "#174F99", dark: "#A9CFFF")
    static let success = ColorToken("success", light: "#1A7A48", dark: "#4FCB8B")
    static let onSuccess = ColorToken("on-success", light: "#FFFFFF", dark: "#04240F")
    static let successSoft = ColorToken("success-soft", light: "#E0F4E8", dark: "#123322")
    static let onSuccessSoft = ColorToken("on-success-soft", light: "#12633A", dark: "#86E0AE")
    static let warning = ColorToken("warning", light: "#8A5A00", dark: "#F2B84B")
    static let onWarning = ColorToken("on-warning", light: "#FFFFFF", dark: "#2B1C00")
    static let warningSoft = ColorToken("warning-soft", light: "#FDF0D5", dark: "#372A0E")
    static let onWarningSoft = ColorToken("on-warning-soft", light: "#744B00", dark: "#F6CF82")
    static let danger = ColorToken("danger", light: "#C02A39", dark: "#FF8A8F")
    static let onDanger = ColorToken("on-danger", light: "#FFFFFF", dark: "#3A0508")
    static let dangerSoft = ColorToken("danger-soft", light: "#FCE6E8", dark: "#3D191D")
    static let onDangerSoft = ColorToken("on-danger-soft", light: "#A01F2D", dark: "#FFB3B6")
    static let brandStart = ColorToken("brand-start", light: "#0A7C84", dark: "#0A7C84")
    static let brandEnd = ColorToken("brand-end", light: "#1C62C6", dark: "#1C62C6")
    static let heroStart = ColorToken("hero-start", light: "#086370", dark: "#0A5A66")
    static let heroEnd = ColorToken("hero-end", light: "#1B4FB0", dark: "#1A479E")
    static let onBrand = ColorToken("on-brand", light: "#FFFFFF", dark: "#FFFFFF")

    /// Every color of the design.
    public static let all: [ColorToken] = [
        primary, onPrimary, secondary, onSecondary, text, secondaryText, background, secondaryBackground, card, raised, star, border, controlBorder,
        info, onInfo, infoSoft, onInfoSoft, success, onSuccess, successSoft, onSuccessSoft, warning, onWarning, warningSoft, onWarningSoft,
        danger, onDanger, dangerSoft, onDangerSoft, brandStart, brandEnd, heroStart, heroEnd, onBrand,
    ]
}
