#if DEBUG
public import UI

/// The previews of the app's frame.
public enum AppPreviews {
    /// All of them.
    public static var all: [any PreviewProvider.Type] {
        [
            RootView_Previews.self, HomeView_Previews.self, OfflineFallbackView_Previews.self, OfflineFrame_Previews.self, OutboxView_Previews.self,
            PermissionsView_Previews.self, PermissionButton_Previews.self,
        ]
    }
}
#endif
