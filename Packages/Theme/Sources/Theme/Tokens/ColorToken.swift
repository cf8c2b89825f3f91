/// The place of a color in the design. Its CSS variable carries the value of the brand and mode.
enum ColorToken: String, CaseIterable, Sendable {
    case primary
    case onPrimary = "on-primary"
    case secondary
    case onSecondary = "on-secondary"
    case text
    case secondaryText = "text-secondary"
    case background
    case secondaryBackground = "secondary-background"
    case card
    case raised
    case border
    case controlBorder = "control-border"
    case info
    case onInfo = "on-info"
    case infoSoft = "info-soft"
    case onInfoSoft = "on-info-soft"
    case success
    case onSuccess = "on-success"
    case successSoft = "success-soft"
    case onSuccessSoft = "on-success-soft"
    case warning
    case onWarning = "on-warning"
    case warningSoft = "warning-soft"
    case onWarningSoft = "on-warning-soft"
    case danger
    case onDanger = "on-danger"
    case dangerSoft = "danger-soft"
    case onDangerSoft = "on-danger-soft"
    case star
    case brandStart = "brand-start"
    case brandEnd = "brand-end"
    case heroStart = "hero-start"
    case heroEnd = "hero-end"
    case onBrand = "on-brand"
    case fillStart = "fill-start"
    case fillEnd = "fill-end"

    /// The CSS variable, such as `--color-primary`.
    var variable: String { "--color-\(rawValue)" }
}
