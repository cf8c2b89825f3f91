extension ThemeStyleSheet {
    /// Pills, progress, timelines, ratings and prices.
    static let displayStyles = """
        .t-tone-neutral{color:var(--color-text);background:var(--color-secondary-background)}
        .t-tone-info{color:var(--color-on-secondary);background:var(--color-secondary)}
        .t-tone-success{color:var(--color-on-success-soft);background:var(--color-success-soft)}
        .t-tone-warning{color:var(--color-on-warning-soft);background:var(--color-warning-soft)}
        .t-tone-danger{color:var(--color-on-danger-soft);background:var(--color-danger-soft)}
        .t-pill{display:inline-flex;align-items:center;flex:none;width:fit-content;min-height:26px;padding:3px 11px;
            border-radius:var(--radius-full);font:var(--font-caption);font-weight:600;white-space:nowrap}
        .t-pill.t-tone-info{color:var(--color-on-info-soft);background:var(--color-info-soft)}
        .t-progress{display:flex;gap:5px;width:100%}
        .t-progress-part{flex:1;height:7px;border-radius:var(--radius-full);overflow:hidden;background:var(--color-secondary-background)}
        .t-progress-fill{display:block;height:100%;border-radius:inherit;background:var(--color-fill-start);transition:width var(--motion-normal)}
        .t-timeline{list-style:none;display:flex;flex-direction:column;width:100%}
        .t-moment{position:relative;display:flex;gap:14px;padding-bottom:var(--space-lg)}
        .t-moment:last-child{padding-bottom:0}
        .t-moment::before{content:"";position:absolute;inset-inline-start:12px;top:26px;bottom:-2px;width:2px;background:var(--color-border)}
        .t-moment:last-child::before{display:none}
        .t-moment.is-done::before{background:var(--color-primary)}
        .t-moment-mark{position:relative;display:grid;place-items:center;flex:none;width:26px;height:26px;border-radius:50%;
            border:2px solid var(--color-border);background:var(--color-card)}
        .t-moment-mark .ui-image svg{width:14px;height:14px;stroke-width:3}
        .is-done>.t-moment-mark{color:var(--color-on-primary);border-color:var(--color-primary);background:var(--color-primary)}
        .is-current>.t-moment-mark{border-color:var(--color-primary);box-shadow:0 0 0 5px var(--color-secondary)}
        .is-current>.t-moment-mark::after{content:"";width:10px;height:10px;border-radius:50%;background:var(--color-primary);
            animation:t-beat 1.8s ease-in-out infinite}
        .t-moment-text{flex:1;min-width:0;padding-top:2px;display:flex;flex-direction:column;gap:2px}
        .t-moment-line{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:baseline;gap:0 var(--space-md)}
        .t-moment-title{font:var(--font-subheadline);font-weight:600}
        .is-upcoming .t-moment-title{color:var(--color-text-secondary);font-weight:500}
        .t-moment-time{flex:none;font:var(--font-footnote);color:var(--color-text-secondary);font-variant-numeric:tabular-nums}
        .t-moment-detail{font:var(--font-footnote);color:var(--color-text-secondary)}
        .t-rating{display:inline-flex;align-items:center;gap:6px}
        .t-rating-stars{display:inline-flex;gap:1px}
        .t-star{color:var(--color-control-border)}
        .t-star svg{width:16px;height:16px}
        .t-star.is-filled{color:var(--color-star)}
        .t-star.is-filled svg{fill:currentColor}
        .t-rating-value{font:var(--font-caption);font-weight:600;font-variant-numeric:tabular-nums}
        .t-avatar{display:grid;place-items:center;flex:none;width:40px;height:40px;border-radius:50%;font:var(--font-subheadline);font-weight:600;
            color:var(--color-on-brand);background:var(--gradient-brand)}
        .t-avatar.is-large{width:72px;height:72px;font:var(--font-title)}
        .t-prices{display:flex;flex-direction:column;gap:var(--space-sm);width:100%}
        .t-price{display:flex;justify-content:space-between;gap:var(--space-lg);font:var(--font-callout);color:var(--color-text-secondary)}
        .t-price dd{flex:none;color:var(--color-text);font-variant-numeric:tabular-nums}
        .t-price.is-emphasized,.t-price.is-emphasized dd{color:var(--color-on-success-soft);font-weight:600}
        .t-price.is-total{margin-top:var(--space-xs);padding-top:var(--space-md);border-top:1px dashed var(--color-border);
            font:var(--font-headline);color:var(--color-text)}
        """
}
