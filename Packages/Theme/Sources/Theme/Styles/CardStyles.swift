extension ThemeStyleSheet {
    /// Cards, heroes, figures and rows.
    static let cardStyles = """
        .ui-disclosure{width:100%}
        .ui-disclosure-title{display:flex;align-items:center;justify-content:space-between;gap:var(--space-md);min-height:44px;cursor:pointer;
            font:var(--font-headline);list-style:none;border-radius:var(--radius-sm)}
        .ui-disclosure-title::-webkit-details-marker{display:none}
        .ui-disclosure-title::after{content:"";flex:none;width:9px;height:9px;margin-block:-4px 0;margin-inline-end:6px;border:solid currentColor;
            border-width:0 2px 2px 0;rotate:45deg;transition:rotate var(--motion-fast)}
        .ui-disclosure[open]>.ui-disclosure-title::after{margin-block:4px 0;rotate:225deg}
        .ui-disclosure:not(.t-disclosure *)[open]>.ui-disclosure-title{margin-bottom:var(--space-sm)}
        .ui-disclosure:not(.t-disclosure *){padding-block:var(--space-xs);border-block:1px solid var(--color-border)}
        .t-disclosure-content{display:flex;flex-direction:column;gap:var(--space-sm);padding-top:var(--space-md)}
        .t-grid-box{width:100%}
        .t-card{display:flex;flex-direction:column;gap:var(--space-md);width:100%;min-width:0;padding:var(--space-lg);
            border-radius:var(--radius-xl);background:var(--color-card);
            box-shadow:var(--shadow-card),0 0 0 1px color-mix(in srgb,var(--color-border) 55%,transparent)}
        .t-card>.ui-vstack{align-self:stretch}
        .t-card-head{display:flex;align-items:center;justify-content:space-between;flex-wrap:wrap;gap:var(--space-xs) var(--space-md);min-height:28px}
        .t-card-title{font:var(--font-headline);letter-spacing:-.01em}
        .ui-button:has(>.t-card){display:block;width:100%;border-radius:var(--radius-xl);transition:transform var(--motion-fast)}
        .ui-button:has(>.t-card):active{transform:scale(.985)}
        .ui-list>.ui-row+.ui-row,.ui-section-rows>.ui-row+.ui-row{border-top:1px solid var(--color-border)}
        .ui-list,.ui-section-rows{overflow:hidden;border-radius:var(--radius-xl);background:var(--color-card);
            box-shadow:var(--shadow-card),0 0 0 1px color-mix(in srgb,var(--color-border) 55%,transparent)}
        .ui-list:has(>.ui-section),.ui-list:has(.ui-section-rows){overflow:visible;background:none;box-shadow:none;gap:var(--space-xl);border-radius:0}
        .ui-row{padding:var(--space-xs) var(--space-lg)}
        .ui-row:has(>.ui-section){padding:0}
        .t-hero{position:relative;isolation:isolate;overflow:hidden;display:flex;flex-direction:column;gap:var(--space-sm);width:100%;
            padding:var(--space-xl);border-radius:var(--radius-xxl);color:var(--color-on-brand);
            background:radial-gradient(120% 140% at 100% 0,rgb(255 255 255 / 13%),transparent 55%),var(--gradient-hero);
            box-shadow:0 10px 22px -12px color-mix(in srgb,var(--color-hero-end) 45%,transparent)}
        .t-hero-art{position:absolute;z-index:-1;inset-block-end:-44px;inset-inline-end:-32px;opacity:.13;transform:rotate(-8deg)}
        .t-hero-art svg{width:190px;height:190px;stroke-width:.8}
        .t-hero-eyebrow{font:var(--font-subheadline);opacity:.92}
        .t-hero-title{font:var(--font-large-title);font-size:1.75rem;letter-spacing:-.024em;max-width:20ch;text-wrap:balance}
        .t-hero-message{font:var(--font-callout);opacity:.94;max-width:44ch}
        .t-hero>.ui-button:has(>.t-button){margin-top:var(--space-md)}
        .t-hero :is(.t-button-primary,.t-button-secondary){color:var(--color-hero-start);background:var(--color-on-brand);
            box-shadow:0 4px 14px rgb(0 20 40 / 18%)}
        .t-hero .t-progress-part{background:rgb(255 255 255 / 28%)}
        .t-hero .t-progress-fill{background:var(--color-on-brand)}
        .t-hero :focus-visible{outline-color:var(--color-on-brand)}
        .t-stat{gap:var(--space-xs)}
        @media (max-width:619px){.t-grid>.t-stat:last-child:nth-child(odd){grid-column:1/-1}}
        @media (min-width:620px) and (max-width:1119px){.t-grid:has(>.t-stat:nth-child(6):last-child){grid-template-columns:repeat(3,minmax(0,1fr))}
            .t-grid:has(>.t-stat:nth-child(5):last-child){grid-template-columns:repeat(6,minmax(0,1fr))}
            .t-grid:has(>.t-stat:nth-child(5):last-child)>.t-stat{grid-column:span 2}
            .t-grid:has(>.t-stat:nth-child(5):last-child)>.t-stat:nth-child(n+4){grid-column:span 3}}
        .t-stat-head{display:flex;align-items:center;gap:10px;margin-bottom:var(--space-xs)}
        .t-stat-title{font:var(--font-subheadline);color:var(--color-text-secondary)}
        .t-stat-value{font:var(--font-number);letter-spacing:-.025em;font-variant-numeric:tabular-nums}
        .t-stat-caption{font:var(--font-caption);color:var(--color-text-secondary)}
        .t-symbol{display:grid;place-items:center;flex:none;width:38px;height:38px;border-radius:var(--radius-md)}
        .t-symbol .ui-image svg{width:20px;height:20px}
        .ui-button:has(>.t-row){display:block;width:100%}
        .t-row{display:flex;flex-wrap:wrap;align-items:center;gap:var(--space-xs) var(--space-md);width:100%;min-height:52px;padding-block:6px;color:var(--color-text);
            text-align:start}
        .t-row.is-pressable{margin-inline:calc(-1*var(--space-sm));width:calc(100% + 2*var(--space-sm));padding-inline:var(--space-sm);
            border-radius:var(--radius-md);transition:background-color var(--motion-fast)}
        .t-row-text{flex:1 1 8.75rem;min-width:0;display:flex;flex-direction:column;gap:1px}
        .t-row-title{font:var(--font-body);font-weight:500}
        .t-row-subtitle{font:var(--font-footnote);color:var(--color-text-secondary)}
        .t-row-trailing{display:flex;align-items:center;gap:6px;flex:0 1 auto;min-width:0;max-width:100%;margin-inline-start:auto;color:var(--color-text-secondary);
            font:var(--font-callout)}
        .t-row-value{min-width:0;text-align:end;overflow-wrap:anywhere}
        .t-choice-mark{display:grid;place-items:center;flex:none;width:24px;height:24px;border-radius:50%;
            box-shadow:inset 0 0 0 2px var(--color-control-border)}
        .t-choice.is-selected .t-choice-mark{color:var(--color-on-primary);background:var(--color-primary);box-shadow:none}
        .t-choice-mark svg{width:15px;height:15px;stroke-width:3}
        .t-row-trailing>.ui-image svg{width:18px;height:18px}
        """
}
