extension ThemeStyleSheet {
    /// The looks of UI's own controls: tabs, sliders, gauges, dialogs.
    static let controlStyles = """
        .ui-tab-list{gap:var(--space-xs);border-bottom-color:var(--color-border)}
        .ui-tab{font:var(--font-subheadline)}
        .ui-range{appearance:none;background:none;cursor:pointer}
        .ui-range::-webkit-slider-runnable-track{height:6px;border-radius:var(--radius-full);background:var(--color-control-border)}
        .ui-range::-moz-range-track{height:6px;border-radius:var(--radius-full);background:var(--color-control-border)}
        .ui-range::-webkit-slider-thumb{appearance:none;width:28px;height:28px;margin-top:-11px;border:3px solid var(--color-card);border-radius:50%;
            background:var(--color-primary);box-shadow:0 1px 4px var(--color-shadow)}
        .ui-range::-moz-range-thumb{width:22px;height:22px;border:3px solid var(--color-card);border-radius:50%;background:var(--color-primary)}
        .ui-alert-title{font:var(--font-title);letter-spacing:-.016em}
        .ui-alert-message{font:var(--font-callout)}
        .ui-alert-actions>.ui-button{display:flex;align-items:center;justify-content:center;min-height:48px;border-radius:var(--radius-lg);
            font:var(--font-headline);color:var(--color-on-secondary);background:var(--color-secondary)}
        .ui-alert-actions>.ui-button.ui-destructive{color:var(--color-on-danger-soft);background:var(--color-danger-soft)}
        .ui-sheet>.ui-close{position:absolute;z-index:1;top:var(--space-md);inset-inline-end:var(--space-md);border-radius:50%}
        .ui-sheet>.ui-close~.ui-vstack>:first-child{padding-inline-end:48px}
        .ui-sheet>.ui-close~:not(.ui-vstack){margin-top:36px}
        .ui-sheet .ui-button:has(>.t-button-quiet){align-self:center}
        @media (hover:hover){.ui-sheet>.ui-close:hover{background:var(--color-secondary-background)}}
        """
}
