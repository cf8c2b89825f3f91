extension ThemeStyleSheet {
    /// Buttons, chips and switchers.
    static let buttonStyles = """
        .ui-styled:active{opacity:1}
        .ui-button{border-radius:var(--radius-md)}
        .ui-button:disabled{opacity:1}
        .ui-button:has(>.t-button){display:block;width:100%;max-width:26rem;border-radius:var(--radius-lg)}
        :is(.t-page:is(.is-reading,.is-narrow),.t-panels,.t-split-side,.t-grid,.t-board,.ui-sheet) .ui-button:has(>.t-button){max-width:none}
        @media (max-width:1119px){.t-card .ui-button:has(>.t-button:not(.t-button-quiet)){max-width:none}}
        .ui-button:has(>.t-button-quiet){width:auto;max-width:100%;flex:none}
        .ui-hstack>.ui-button:has(>.t-button):not(:has(>.t-button-quiet)){flex:1 1 0;width:auto;min-width:0}
        .t-button{display:flex;align-items:center;justify-content:center;gap:var(--space-sm);min-height:52px;padding:10px 20px;
            border-radius:var(--radius-lg);font:var(--font-headline);letter-spacing:-.006em;text-align:center;
            transition:transform var(--motion-fast),filter var(--motion-fast),background-color var(--motion-fast)}
        a.t-button{text-decoration:none}
        .t-button .ui-image svg{width:20px;height:20px}
        .t-button-primary{color:var(--color-on-brand);background:var(--gradient-brand);
            box-shadow:0 6px 18px color-mix(in srgb,var(--color-brand-end) 26%,transparent),inset 0 1px 0 rgb(255 255 255 / 18%)}
        .t-button-secondary{color:var(--color-on-secondary);background:var(--color-secondary)}
        .t-button-destructive{color:var(--color-on-danger-soft);background:var(--color-danger-soft)}
        .t-button-quiet{min-height:44px;padding:8px 10px;color:var(--color-primary);font:var(--font-subheadline);font-weight:600}
        .t-button-quiet .ui-image{order:1}
        .t-button-quiet .ui-image svg{width:16px;height:16px}
        .ui-button:active>.t-button,.ui-button:active>.t-icon-button,.ui-button:active>.t-chip{transform:scale(.975)}
        @media (hover:hover){.ui-button:not(:disabled):hover>.t-button-primary{filter:brightness(1.07)}
            .ui-button:not(:disabled):hover>:is(.t-button-secondary,.t-button-destructive,.t-icon-button){filter:brightness(.97)}
            .ui-button:hover>.t-button-quiet{background:var(--color-secondary)}.ui-button:hover>.t-row.is-pressable{
            background:color-mix(in srgb,var(--color-secondary-background) 55%,transparent)}}
        .ui-button:disabled>:is(.t-button,.t-icon-button,.t-chip){color:var(--color-text-secondary);background:var(--color-secondary-background);
            box-shadow:none}
        .ui-button:disabled>.t-button-quiet{color:var(--color-text-secondary);background:none}
        .ui-button:disabled>.t-button-primary[aria-busy],.ui-button[data-busy]>.t-button-primary{color:var(--color-on-brand);
            background:var(--gradient-brand);filter:saturate(.75)}
        .ui-button:disabled>.t-button-secondary[aria-busy]{color:var(--color-on-secondary);background:var(--color-secondary);filter:none}
        .ui-button:disabled>.t-button-destructive[aria-busy]{color:var(--color-on-danger-soft);background:var(--color-danger-soft);filter:none}
        .t-spinner,[data-busy]>.t-button::before{content:"";flex:none;width:18px;height:18px;border:2.5px solid currentColor;
            border-inline-end-color:transparent;border-radius:50%;animation:t-turn .8s linear infinite}
        [data-busy]{pointer-events:none}
        [data-busy]>.t-button>.ui-image{display:none}
        .ui-button:has(>.t-icon-button),.ui-button:has(>.t-chip){border-radius:var(--radius-full);flex:none}
        .ui-button:has(>.t-chip){max-width:100%}
        .t-icon-button{display:grid;place-items:center;width:44px;height:44px;border-radius:50%;color:var(--color-on-secondary);
            background:var(--color-secondary);transition:transform var(--motion-fast),filter var(--motion-fast)}
        .t-icon-button .ui-image svg{width:20px;height:20px}
        .t-chips{display:flex;flex-wrap:wrap;gap:var(--space-sm);width:100%}
        .t-chip{display:inline-flex;align-items:center;gap:6px;min-height:44px;padding:8px 16px;border-radius:var(--radius-full);
            font:var(--font-subheadline);color:var(--color-text);background:var(--color-card);box-shadow:inset 0 0 0 1px var(--color-border);
            transition:transform var(--motion-fast),background-color var(--motion-fast)}
        .t-chip.is-selected{color:var(--color-on-secondary);background:var(--color-secondary);box-shadow:inset 0 0 0 1.5px var(--color-primary)}
        .t-chip .ui-image svg{width:16px;height:16px;stroke-width:2.5}
        .t-segments,.ui-segmented{display:flex;gap:4px;width:100%;padding:4px;border-radius:var(--radius-lg);
            background:var(--color-secondary-background)}
        .t-segments>.ui-button{flex:1 1 auto;min-width:0;border-radius:var(--radius-md)}
        .t-segment,.ui-segment{display:flex;align-items:center;justify-content:center;min-height:44px;padding:6px 8px;
            border-radius:var(--radius-md);font:var(--font-subheadline);color:var(--color-text-secondary);text-align:center;overflow-wrap:anywhere;
            transition:background-color var(--motion-fast)}
        .t-segment.is-selected,.ui-segment:has(:checked){color:var(--color-text);font-weight:600;background:var(--color-raised);
            box-shadow:0 1px 3px var(--color-shadow),0 1px 8px var(--color-shadow)}
        """
}
