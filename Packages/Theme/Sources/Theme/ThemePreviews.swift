#if DEBUG
public import UI

/// The previews of the theme's components, for the gallery and the recorded snapshots.
public enum ThemePreviews {
    /// Every provider, in the order of the package's folders.
    public static var all: [any PreviewProvider.Type] {
        [
            PrimaryButton_Previews.self, SecondaryButton_Previews.self, DestructiveButton_Previews.self, QuietButton_Previews.self,
            IconButton_Previews.self, BackButton_Previews.self, Chip_Previews.self, SegmentedSwitcher_Previews.self,
            TextFormField_Previews.self, SecureFormField_Previews.self, FormField_Previews.self, SearchField_Previews.self, BagCounter_Previews.self,
            StepperButtons_Previews.self, Keypad_Previews.self, PhotoField_Previews.self, FileChoiceField_Previews.self, PhotoView_Previews.self,
            AttachmentField_Previews.self, FileLink_Previews.self, PendingFile_Previews.self, CodeBlock_Previews.self,
            Card_Previews.self, HeroCard_Previews.self, StatCard_Previews.self, ListRow_Previews.self, SettingsRow_Previews.self,
            ChoiceRow_Previews.self, DisclosureCard_Previews.self, BoardColumns_Previews.self, ColumnCard_Previews.self,
            DragArea_Previews.self, DropTile_Previews.self, ChoiceList_Previews.self, MainAction_Previews.self, BoardFrame_Previews.self,
            BoardPanel_Previews.self, BoardBar_Previews.self, MapSwitch_Previews.self,
            SelectionBar_Previews.self, FigureLine_Previews.self, PointMap_Previews.self,
            Pill_Previews.self, ProgressLine_Previews.self, Timeline_Previews.self, MarkdownText_Previews.self, RatingView_Previews.self, Avatar_Previews.self,
            PriceLines_Previews.self,
            BarChart_Previews.self, StackedBarChart_Previews.self, LineChart_Previews.self, RingChart_Previews.self, MapView_Previews.self,
            PinMap_Previews.self, RouteRow_Previews.self, DirectionsLink_Previews.self, PageLink_Previews.self, MapPage_Previews.self,
            EmptyStateView_Previews.self, ErrorView_Previews.self, LoadingView_Previews.self, ViewStateView_Previews.self, NoticeBanner_Previews.self,
            Toast_Previews.self,
            AppShell_Previews.self, EntranceFrame_Previews.self, PageHeader_Previews.self, PageColumn_Previews.self, SplitColumns_Previews.self,
            PanelColumns_Previews.self,
            AdaptiveGrid_Previews.self, ActionBar_Previews.self,
            BrandMark_Previews.self, ConnectionBanner_Previews.self, LaunchScreen_Previews.self, AppSymbols_Previews.self,
        ]
    }
}
#endif
