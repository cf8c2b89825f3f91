extension ThemeStyleSheet {
    /// Maps and charts.
    static let graphicStyles = """
        .t-map{position:relative;width:100%;overflow:hidden;border-radius:var(--radius-xl);background:var(--color-secondary-background);
            box-shadow:inset 0 0 0 1px var(--color-border)}
        .t-map .ui-image{display:block}
        .t-map svg{display:block;width:100%;height:auto}
        .t-map-grid{stroke:var(--color-border);stroke-width:1;fill:none}
        .t-map-area{fill:color-mix(in srgb,var(--color-primary) 12%,transparent);stroke:color-mix(in srgb,var(--color-primary) 55%,transparent);
            stroke-width:1.5;stroke-linejoin:round}
        .t-map-name{font:600 13px var(--font-family);fill:var(--color-text-secondary)}
        .t-map-route-edge,.t-map-route{fill:none;stroke-linecap:round;stroke-linejoin:round}
        .t-map-route-edge{stroke:var(--color-card);stroke-width:8}
        .t-map-route{stroke:var(--color-brand-end);stroke-width:4.5}
        .t-map-pin{stroke:var(--color-card);stroke-width:3}
        .t-map-pin.is-place{fill:var(--color-primary)}
        .t-map-pin.is-driver{fill:var(--color-warning)}
        .t-map-pin.is-plant{fill:var(--color-text)}
        .t-map-label{font:600 15px var(--font-family);fill:var(--color-text);paint-order:stroke;stroke:var(--color-card);stroke-width:4;
            stroke-linejoin:round}
        .t-ring{position:relative;display:inline-grid;place-items:center;width:132px;height:132px}
        .t-ring svg{width:100%;height:100%;transform:rotate(-90deg)}
        .t-ring circle{fill:none;stroke-width:11;stroke-linecap:round}
        .t-ring-track{stroke:var(--color-secondary-background)}
        .t-ring-fill{stroke:var(--color-primary)}
        .t-ring-text{position:absolute;font:var(--font-title);font-variant-numeric:tabular-nums;letter-spacing:-.02em}
        .t-bars{display:flex;align-items:stretch;gap:var(--space-sm);width:100%;height:180px}
        .t-bar{flex:1;min-width:0;display:flex;flex-direction:column;align-items:center;gap:6px}
        .t-bar-value,.t-bar-name{font:var(--font-caption);color:var(--color-text-secondary);font-variant-numeric:tabular-nums}
        .t-bar-room{flex:1;width:100%;display:flex;align-items:flex-end;justify-content:center}
        .t-bar-fill{width:100%;max-width:44px;min-height:4px;border-radius:8px 8px 4px 4px;background:var(--gradient-brand)}
        """
}
