extension ThemeStyleSheet {
    /// The dispatcher's board: columns that share the width of a screen, and are swiped one by one on a phone.
    static let boardStyles = """
        .t-board{display:grid;grid-auto-flow:column;grid-auto-columns:min(84%,20rem);gap:var(--space-md);width:100%;padding-bottom:var(--space-sm);
            overflow-x:auto;scroll-snap-type:x proximity;overscroll-behavior-x:contain;scrollbar-width:thin}
        .t-board:focus-visible{outline-offset:-3px;border-radius:var(--radius-xl)}
        @media (min-width:700px){.t-board{grid-auto-columns:minmax(15rem,1fr)}}
        .t-board-column{display:flex;flex-direction:column;gap:var(--space-sm);min-width:0;padding:var(--space-sm);border-radius:var(--radius-xl);
            background:var(--color-secondary-background);scroll-snap-align:start}
        .t-board-head{display:flex;align-items:center;gap:var(--space-sm);min-height:36px;padding-inline:var(--space-sm)}
        .t-board-dot{flex:none;width:10px;height:10px;border-radius:50%;box-shadow:inset 0 0 0 5px currentColor}
        .t-board-title{flex:1;min-width:0;font:var(--font-subheadline);font-weight:600}
        .t-board-count{min-width:28px;padding:2px 8px;border-radius:var(--radius-full);font:var(--font-caption);font-weight:600;text-align:center;
            font-variant-numeric:tabular-nums;color:var(--color-text);background:var(--color-card)}
        .t-board-cards{display:flex;flex-direction:column;gap:var(--space-sm);min-height:5rem}
        .t-board-cards>.t-card,.t-board-cards .ui-button>.t-card{padding:var(--space-md);border-radius:var(--radius-lg)}
        .t-board-empty{padding:var(--space-lg) var(--space-sm);text-align:center;font:var(--font-footnote);color:var(--color-text-secondary)}
        """
}
