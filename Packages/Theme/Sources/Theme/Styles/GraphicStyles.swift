extension ThemeStyleSheet {
    /// Charts.
    static let graphicStyles = """
        .t-ring{position:relative;display:grid;place-items:center;width:min(11rem,100%);aspect-ratio:1;margin-inline:auto}
        .t-ring-picture{position:absolute;inset:0;width:100%;height:100%;transform:rotate(-90deg)}
        .t-ring circle{fill:none;stroke-width:9;stroke-linecap:round}
        .t-ring-track{stroke:var(--color-secondary-background)}
        .t-ring-fill{stroke:var(--color-fill-start);transition:stroke-dasharray var(--motion-normal)}
        .t-ring-words{position:relative;display:grid;justify-items:center;max-width:72%;text-align:center}
        .t-ring-text{font:var(--font-number);font-variant-numeric:tabular-nums;letter-spacing:-.025em}
        .t-ring-caption{font:var(--font-caption);color:var(--color-text-secondary)}
        .t-chart{position:relative;width:100%;min-width:0}
        .t-bars{display:flex;align-items:stretch;gap:var(--space-sm);width:100%;height:12.5rem}
        .t-bar{flex:1 1 0;min-width:0;display:flex;flex-direction:column;align-items:center;gap:6px}
        .t-bar-value,.t-bar-name{max-width:100%;font:var(--font-caption);color:var(--color-text-secondary);font-variant-numeric:tabular-nums;
            text-align:center}
        .t-bar-value{color:var(--color-text);font-weight:600}
        .t-bar-room{flex:1;width:100%;max-width:44px;min-height:0;overflow:visible}
        .t-bar-fill{fill:var(--color-fill-start)}
        .t-bar:last-child .t-bar-fill:not(.is-negative){fill:var(--color-fill-end)}
        .t-bar-fill.is-negative{fill:var(--color-warning)}
        .t-bar-zero{stroke:var(--color-control-border);stroke-width:1}
        .t-line{width:100%}
        .t-line-room{position:relative;height:11rem;margin-top:1.75rem}
        .t-line-picture{display:block;width:100%;height:100%;overflow:visible}
        .t-line-picture>*{vector-effect:non-scaling-stroke}
        .t-line-grid{fill:none;stroke:var(--color-border);stroke-width:1;stroke-dasharray:3 4}
        .t-line-area{fill:color-mix(in srgb,var(--color-fill-start) 14%,transparent)}
        .t-line-stroke{fill:none;stroke:var(--color-fill-start);stroke-width:3;stroke-linejoin:round;stroke-linecap:round}
        .t-line-mark{position:absolute;width:14px;height:14px;margin:-7px;border:3px solid var(--color-card);border-radius:50%;
            background:var(--color-fill-start);box-shadow:0 1px 4px var(--color-shadow)}
        .t-line-value{position:absolute;inset-block-end:15px;inset-inline-start:50%;translate:-50% 0;white-space:nowrap;font:var(--font-caption);
            font-weight:600;font-variant-numeric:tabular-nums}
        .t-line-value.is-last{translate:-84% 0}
        .t-line-names{display:flex;margin-top:var(--space-sm)}
        .t-line-names>*{flex:1 1 0;min-width:0;overflow:hidden;text-overflow:ellipsis}
        """
}
