#if !canImport(SwiftUI)
/// Where in a stack's bar a control stands.
public struct ToolbarItemPlacement: Sendable {
    /// The places that there are.
    enum Region: Hashable {
        case leading, principal, trailing, bottom
    }

    let region: Region

    /// At the end of the bar.
    public static let automatic = ToolbarItemPlacement(region: .trailing)
    /// In the middle of the bar.
    public static let principal = ToolbarItemPlacement(region: .principal)
    /// The screen's main action, at the end of the bar.
    public static let primaryAction = ToolbarItemPlacement(region: .trailing)
    /// What confirms a sheet, at the end of the bar.
    public static let confirmationAction = ToolbarItemPlacement(region: .trailing)
    /// What closes a sheet without a change, at the start of the bar.
    public static let cancellationAction = ToolbarItemPlacement(region: .leading)
    /// The way to other screens, at the start of the bar.
    public static let navigation = ToolbarItemPlacement(region: .leading)
    /// At the start of the bar.
    public static let topBarLeading = ToolbarItemPlacement(region: .leading)
    /// At the end of the bar.
    public static let topBarTrailing = ToolbarItemPlacement(region: .trailing)
    /// In a bar below the content.
    public static let bottomBar = ToolbarItemPlacement(region: .bottom)
    /// How things stand, in a bar below the content.
    public static let status = ToolbarItemPlacement(region: .bottom)
}
#endif
