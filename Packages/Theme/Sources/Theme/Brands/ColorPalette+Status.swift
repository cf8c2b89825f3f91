extension ColorPalette {
    /// The colors of what is well, needs attention or failed: the same in all brands, because people learn them once.
    static let status: [ColorToken: ColorValue] = [
        .onInfo: ColorValue(light: "#FFFFFF", dark: "#06203F", strongLight: "#FFFFFF", strongDark: "#00101F"),
        .info: ColorValue(light: "#1C5FB8", dark: "#8CBEFF", strongLight: "#0B3F85", strongDark: "#B5D6FF"),
        .infoSoft: ColorValue(light: "#E3EEFC", dark: "#16293F", strongLight: "#FFFFFF", strongDark: "#000000"),
        .onInfoSoft: ColorValue(light: "#174F99", dark: "#A9CFFF", strongLight: "#083570", strongDark: "#C6E0FF"),
        .success: ColorValue(light: "#1A7A48", dark: "#4FCB8B", strongLight: "#0B5530", strongDark: "#7DEBB0"),
        .onSuccess: ColorValue(light: "#FFFFFF", dark: "#04240F", strongLight: "#FFFFFF", strongDark: "#001507"),
        .successSoft: ColorValue(light: "#E0F4E8", dark: "#123322", strongLight: "#FFFFFF", strongDark: "#000000"),
        .onSuccessSoft: ColorValue(light: "#12633A", dark: "#86E0AE", strongLight: "#084527", strongDark: "#A6F5C9"),
        .warning: ColorValue(light: "#8A5A00", dark: "#F2B84B", strongLight: "#5E3C00", strongDark: "#FFD27A"),
        .onWarning: ColorValue(light: "#FFFFFF", dark: "#2B1C00", strongLight: "#FFFFFF", strongDark: "#1C1200"),
        .warningSoft: ColorValue(light: "#FDF0D5", dark: "#372A0E", strongLight: "#FFFFFF", strongDark: "#000000"),
        .onWarningSoft: ColorValue(light: "#744B00", dark: "#F6CF82", strongLight: "#523400", strongDark: "#FFE0A3"),
        .danger: ColorValue(light: "#C02A39", dark: "#FF8A8F", strongLight: "#8E0F1E", strongDark: "#FFB3B6"),
        .onDanger: ColorValue(light: "#FFFFFF", dark: "#3A0508", strongLight: "#FFFFFF", strongDark: "#240204"),
        .dangerSoft: ColorValue(light: "#FCE6E8", dark: "#3D191D", strongLight: "#FFFFFF", strongDark: "#000000"),
        .onDangerSoft: ColorValue(light: "#A01F2D", dark: "#FFB3B6", strongLight: "#7D0A18", strongDark: "#FFC9CB"),
        .star: ColorValue(light: "#B57500", dark: "#F2B84B", strongLight: "#6E4600", strongDark: "#FFD27A"),
    ]
}
