/// The style of what the script itself shows.
enum LiveStyleSheet {
    static let css = """
        .live-hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}\
        .live-message{padding:var(--space-md,1rem);font:var(--font-body);color:var(--color-text);background:var(--color-secondary-background)}\
        div.live-message{position:fixed;z-index:1000;inset-inline:0;inset-block-end:env(safe-area-inset-bottom,0);text-align:center}\
        .ui-more{min-block-size:1px}
        """
}
