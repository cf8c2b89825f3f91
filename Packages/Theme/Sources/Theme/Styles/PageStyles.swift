extension ThemeStyleSheet {
    /// Screens, their titles and what UI draws around them.
    static let pageStyles = """
        html{-webkit-text-size-adjust:100%;scroll-padding-block:72px 96px}
        body{-webkit-font-smoothing:antialiased;text-rendering:optimizeLegibility;font-feature-settings:"cv11","ss03";accent-color:var(--color-primary)}
        h1,h2,h3,p,dl,dd,ol{margin:0;padding:0}
        ::selection{background:var(--color-secondary);color:var(--color-on-secondary)}
        .t-hidden{position:absolute;width:1px;height:1px;margin:-1px;padding:0;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
        .t-page{display:flex;flex-direction:column;gap:var(--space-lg);width:100%;min-width:0}
        .t-page.is-reading{max-width:640px;margin-inline:auto}
        .t-page.is-narrow{max-width:440px;margin-inline:auto}
        .t-page>.ui-vstack,.t-column>.ui-vstack,.ui-vstack:has(>:is(.t-field,.t-segments,.t-notice,.ui-button>.t-button)){align-self:stretch}
        .ui-vstack:has(>.ui-fill-width){align-self:stretch}
        .t-entrance>.t-page{padding:max(var(--space-xxl),6vh) var(--space-lg)}
        .t-entrance .t-brand{justify-content:center}
        .t-back{display:flex;align-items:center;gap:var(--space-xs);min-height:44px;margin-inline-start:-6px;font:var(--font-subheadline);
            color:var(--color-primary)}
        .t-page>.ui-button:has(>.t-back){align-self:flex-start;margin-bottom:calc(-1*var(--space-lg))}
        .t-page-header{display:flex;align-items:center;justify-content:space-between;flex-wrap:wrap;
            gap:var(--space-sm) var(--space-lg);width:100%;padding-block:var(--space-xs)}
        .t-page-titles{display:flex;flex-direction:column;gap:2px;min-width:0}
        .t-page-title{overflow-wrap:anywhere}
        .t-page-title,.ui-navigation-title{font:var(--font-large-title);letter-spacing:-.022em;text-wrap:balance}
        .t-page-subtitle{font:var(--font-callout);color:var(--color-text-secondary)}
        .t-split{display:grid;grid-template-columns:minmax(0,1fr);gap:var(--space-lg);width:100%;align-items:start}
        .t-split>div{display:flex;flex-direction:column;gap:var(--space-lg);min-width:0}
        @media (min-width:1120px){.t-split{grid-template-columns:minmax(0,1.6fr) minmax(0,1fr);gap:var(--space-xl)}}
        .t-grid{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(var(--minimum,150px),100%),1fr));gap:var(--space-md);width:100%}
        .ui-navigation{width:100%}
        .ui-navigation-bar{padding:0;margin-bottom:var(--space-md)}
        .ui-navigation-title{font-size:1.625rem}
        .ui-navigation:has(.t-page.is-reading)>.ui-navigation-bar{width:100%;max-width:640px;margin-inline:auto}
        .ui-back{display:grid;place-items:center;width:44px;border-radius:var(--radius-full);margin-inline-start:-12px}
        .ui-back:hover{background:var(--color-secondary-background)}
        .ui-presentation{z-index:45}
        .ui-sheet,.ui-alert{background:var(--color-card);box-shadow:var(--shadow-raised);padding:var(--space-xl)}
        .ui-sheet{border-radius:var(--radius-xxl) var(--radius-xxl) 0 0;padding-bottom:calc(var(--space-xl) + env(safe-area-inset-bottom))}
        .ui-alert{border-radius:var(--radius-xxl)}
        @media (min-width:700px){.ui-presentation{align-items:center}.ui-sheet{border-radius:var(--radius-xxl)}}
        """
}
