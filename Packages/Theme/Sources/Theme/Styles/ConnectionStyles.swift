extension ThemeStyleSheet {
    /// What the page shows while it is offline; the script sets the attributes.
    static let connectionStyles = """
        .connection-banner{display:none;position:sticky;z-index:25;top:0;grid-column:1/-1;padding:9px var(--space-lg);
            padding-top:calc(9px + env(safe-area-inset-top));text-align:center;font:var(--font-caption)}
        .connection-banner .ui-text{display:inline}
        [data-connection=lost] .connection-banner{display:block;color:var(--color-on-warning-soft);background:var(--color-warning-soft)}
        [data-connection=waiting] .connection-banner{display:block;color:var(--color-on-info-soft);background:var(--color-info-soft)}
        [data-connection=lost] .when-waiting,[data-connection=waiting] .when-lost{display:none}
        .when-saved{display:none;margin-inline-start:1ch}
        [data-saved-at] .when-saved{display:inline}
        .saved-time{margin-inline-start:.5ch;font-variant-numeric:tabular-nums}
        [data-waiting]{position:relative;opacity:.75}
        [data-waiting]::after{content:"";position:absolute;inset-block-start:-4px;inset-inline-end:-4px;width:16px;height:16px;
            border:2.5px solid var(--color-warning);border-inline-end-color:transparent;border-radius:50%;background:var(--color-card);
            animation:t-turn 1.2s linear infinite}
        """
}
