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
        .t-entrance{flex:1;display:flex;width:100%;min-height:100dvh}
        .t-entrance-art{display:none}
        @media (min-width:700px){.t-entrance>.t-main>.t-page{margin-block:auto}}
        @media (min-width:1000px){
        .t-entrance-art{position:sticky;top:0;flex:0 0 44%;display:grid;place-items:center;height:100dvh;overflow:hidden;color:var(--color-on-brand);
            background:radial-gradient(90% 60% at 80% 0,rgb(255 255 255 / 14%),transparent 60%),var(--gradient-hero)}
        .t-entrance-art svg{width:min(26vw,24rem);height:min(26vw,24rem);stroke-width:.9;opacity:.85}
        }
        .t-entrance>.t-main>.t-page{padding:max(var(--space-xxl),6vh) var(--space-lg)}
        .t-back,.ui-back{display:grid;place-items:center;width:44px;height:44px;padding:0;border-radius:50%;color:var(--color-primary)}
        .t-back::before,.ui-back::before{content:"";width:11px;height:11px;margin-inline-start:5px;border:solid currentColor;border-width:0 0 2.5px 2.5px;
            border-radius:1px;rotate:45deg}
        .ui-button:has(>.t-back),.ui-back{flex:none;margin-inline-start:-10px;border-radius:50%}
        @media (hover:hover){.ui-button:hover>.t-back,.ui-back:hover{background:var(--color-secondary-background)}}
        .t-page-header{display:flex;align-items:center;justify-content:space-between;flex-wrap:wrap;
            gap:var(--space-sm) var(--space-lg);width:100%;padding-block:var(--space-xs)}
        .t-page-titles{display:flex;flex-direction:column;gap:2px;min-width:0}
        .t-page-title{overflow-wrap:anywhere}
        .t-page-header.has-back{gap:var(--space-sm) 6px}
        .t-page-header.has-back>.ui-button:has(>.t-back){align-self:flex-start;margin-block:-3px}
        .t-page-header.has-back>.t-page-titles{flex:1 1 60%}
        .t-page-title,.ui-navigation-title{font:var(--font-large-title);letter-spacing:-.022em;text-wrap:balance}
        .t-page-subtitle{font:var(--font-callout);color:var(--color-text-secondary)}
        .t-split{display:grid;grid-template-columns:minmax(0,1fr);gap:var(--space-lg);width:100%;align-items:start}
        .t-split>div{display:flex;flex-direction:column;gap:var(--space-lg);min-width:0}
        @media (min-width:1120px){.t-split{grid-template-columns:minmax(0,1.6fr) minmax(0,1fr);gap:var(--space-xl)}}
        .t-panels{flex:1;display:grid;grid-template-columns:minmax(0,1fr);width:100%}
        .t-panels>div{display:flex;flex-direction:column;gap:var(--space-lg);min-width:0}
        .t-panels-title{display:none}
        .t-panels:not(.is-open)>.t-panels-content,.t-panels.is-open>.t-panels-list{display:none}
        @media (max-width:1119px){.t-page:has(>.t-panels)>.t-page-header,.t-panels,.ui-navigation:has(.t-panels)>.ui-navigation-bar{width:100%;max-width:640px;margin-inline:auto}}
        @media (min-width:1120px){
        .t-panels{grid-template-columns:minmax(0,22rem) minmax(0,1fr);gap:var(--space-xl);align-items:start}
        .t-panels.is-open>.t-panels-list,.t-panels:not(.is-open)>.t-panels-content{display:flex}
        .t-panels.is-open .t-page-header>.ui-button:has(>.t-back),.ui-navigation:has(.t-panels)>.ui-navigation-bar>.ui-back{display:none}
        .t-panels-content>.t-page{max-width:none}
        .t-panels.is-open>.t-panels-list>.t-panels-title{display:block;padding-block:var(--space-xs);font:var(--font-large-title);letter-spacing:-.022em}
        .ui-navigation .t-panels.is-open>.t-panels-list>.t-panels-title{margin-top:calc(-44px - var(--space-lg))}
        .ui-navigation:has(.t-panels.is-open)>.ui-navigation-bar{padding-inline-start:calc(22rem + var(--space-xl))}
        .t-panels .t-row.is-selected,.t-panels .ui-button:has(>.t-row.is-selected){border-radius:var(--radius-md);background:var(--color-secondary)}
        }
        .t-grid{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(var(--minimum,150px),100%),1fr));gap:var(--space-md);width:100%}
        .ui-navigation{width:100%}
        .ui-navigation-bar{gap:6px;min-height:44px;padding:0;margin-bottom:var(--space-lg)}
        .ui-navigation:has(.t-page.is-reading):not(:has(.t-panels))>.ui-navigation-bar{width:100%;max-width:640px;margin-inline:auto}
        .ui-presentation{z-index:45}
        .ui-sheet,.ui-alert{background:var(--color-card);box-shadow:var(--shadow-raised);padding:var(--space-xl)}
        .ui-sheet{border-radius:var(--radius-xxl) var(--radius-xxl) 0 0;padding-bottom:calc(var(--space-xl) + env(safe-area-inset-bottom))}
        .ui-alert{border-radius:var(--radius-xxl)}
        @media (min-width:700px){.ui-presentation{align-items:center}.ui-sheet{border-radius:var(--radius-xxl)}}
        """
}
