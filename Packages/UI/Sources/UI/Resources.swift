// Made by `make resources` from Packages/UI/Resources/UI: edit the files there, not this one.
// swift-format-ignore-file

/// The scripts and styles of UI.
enum Resources {
    /// ui.css
    static let uiStyles =
        #"""
        /* The layout rules of this package's classes. Colors and fonts are CSS variables that the theme sets. */
        *,*::before,*::after{box-sizing:border-box}
        body{margin:0;color:var(--color-text);background:var(--color-background);font:var(--font-body)}
        .ui-root{min-height:100dvh;display:flex;flex-direction:column}
        .ui-hook{display:contents}
        .ui-text{display:block;overflow-wrap:anywhere}
        .ui-line-limit{display:-webkit-box;-webkit-box-orient:vertical;overflow:hidden}
        .ui-label{display:inline-flex;align-items:center;gap:8px}
        .ui-image{display:inline-flex;flex:none}
        .ui-image svg{display:block}
        .ui-frame>.ui-image,.ui-frame>.ui-image svg{width:100%;height:100%}
        .ui-vstack,.ui-group,.ui-box,.ui-form{display:flex;flex-direction:column;min-width:0}
        .ui-vstack{align-items:center;gap:8px}
        .ui-form{gap:16px}
        .ui-lazy>*{content-visibility:auto;contain-intrinsic-size:auto 96px}
        .ui-more{align-self:stretch;grid-column:1/-1;min-height:1px}
        .ui-hstack{display:flex;flex-direction:row;align-items:center;gap:8px;min-width:0}
        .ui-grid{display:grid;gap:8px}
        .ui-spacer{flex:1 1 auto}
        .ui-shape{width:100%;height:100%;min-height:1px}
        .ui-frame{display:flex;flex-direction:column;align-items:center;justify-content:center;flex:none;min-width:0}
        .ui-fill-width,.ui-box:has(>.ui-fill-width){width:100%;align-self:stretch}
        .ui-hstack>.ui-fill-width,.ui-hstack>.ui-box:has(>.ui-fill-width){flex:1 1 0}
        .ui-fill-height{flex:1 1 auto;align-self:stretch}
        .ui-vstack>.ui-hstack:has(>.ui-spacer),.ui-frame>.ui-hstack:has(>.ui-spacer),.ui-box>.ui-hstack:has(>.ui-spacer){align-self:stretch;width:100%}
        .ui-vstack>:is(.ui-field,.ui-toggle,.ui-form,.ui-scroll,.ui-grid,.ui-navigation){align-self:stretch}
        .ui-scroll{overflow-y:auto;min-width:0}
        .ui-scroll-horizontal{overflow-x:auto;overflow-y:hidden}
        .ui-button,.ui-back,.ui-tap{min-height:44px;min-width:44px;cursor:pointer}
        .ui-button{appearance:none;border:0;background:none;margin:0;padding:0;font:inherit;color:var(--color-primary);text-align:start}
        .ui-button>.ui-text{text-align:center}
        .ui-styled{color:inherit}
        .ui-styled:active{opacity:.7}
        .ui-button:disabled{opacity:.5;cursor:not-allowed}
        .ui-destructive{color:var(--color-error)}
        .ui-navigation-link{color:inherit;width:100%}
        .ui-field{display:flex;flex-direction:column;gap:4px;width:100%}
        .ui-field-label{font:var(--font-footnote);color:var(--color-text-secondary)}
        .ui-input{width:100%;min-height:44px;padding:10px 12px;font:inherit;color:inherit;background:var(--color-secondary-background);border:1px solid var(--color-separator);border-radius:8px}
        .ui-editor{min-height:96px;resize:vertical}
        .ui-toggle{display:flex;align-items:center;justify-content:space-between;gap:12px;min-height:44px}
        .ui-switch{width:24px;height:24px;accent-color:var(--color-primary)}
        .ui-spinner{width:28px;height:28px;border:3px solid var(--color-separator);border-top-color:var(--color-primary);border-radius:50%;animation:ui-spin 1s linear infinite}
        @keyframes ui-spin{to{transform:rotate(360deg)}}
        .ui-navigation{display:flex;flex-direction:column;flex:1;min-width:0}
        .ui-navigation-bar{display:flex;align-items:center;gap:8px;min-height:44px;padding:0 16px}
        .ui-navigation-title{flex:1;margin:0;font:var(--font-title)}
        .ui-navigation-content{flex:1;min-width:0}
        .ui-toolbar{display:flex;align-items:center;gap:8px}
        .ui-toolbar-trailing{margin-inline-start:auto}
        .ui-toolbar-bottom{position:sticky;bottom:0;justify-content:space-between;padding:8px 16px calc(8px + env(safe-area-inset-bottom));background:var(--color-background);border-top:1px solid var(--color-separator)}
        .ui-visually-hidden{position:absolute;width:1px;height:1px;margin:0;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
        .ui-back{border:0;background:none;color:var(--color-primary);font-size:1.75rem;line-height:1}
        .ui-back::before{content:"\2039"}
        .ui-presentation{position:fixed;inset:0;display:flex;align-items:flex-end;justify-content:center;z-index:10}
        .ui-presentation:has(>.ui-alert){align-items:center}
        .ui-backdrop{position:absolute;inset:0;border:0;background:var(--color-backdrop)}
        .ui-sheet,.ui-alert{position:relative;max-height:90dvh;overflow:auto;padding:16px;color:var(--color-text);background:var(--color-background)}
        .ui-sheet{width:min(100%,640px);border-radius:16px 16px 0 0}
        .ui-alert{width:min(calc(100% - 32px),360px);border-radius:16px}
        .ui-close{appearance:none;display:block;min-height:44px;min-width:44px;margin-inline-start:auto;border:0;background:none;color:var(--color-text-secondary);font:inherit;font-size:1.5rem;line-height:1;cursor:pointer}
        .ui-close::before{content:"\00d7"}
        .ui-alert-title{margin:0;font:var(--font-headline)}
        .ui-alert-message{margin-top:8px;color:var(--color-text-secondary)}
        .ui-alert-actions{display:flex;flex-direction:column;gap:8px;margin-top:16px}
        .ui-alert-actions>.ui-button{width:100%;text-align:center}
        .ui-cancel{font-weight:600}
        .ui-redacted .ui-text,.ui-text.ui-redacted,.ui-redacted .ui-image,.ui-image.ui-redacted{color:transparent;background:var(--color-separator);border-radius:4px}
        .ui-redacted .ui-image>*,.ui-image.ui-redacted>*{visibility:hidden}
        :focus-visible{outline:3px solid var(--color-focus,currentColor);outline-offset:2px}
        [hidden]{display:none!important}
        @media (prefers-reduced-motion:reduce){*,*::before,*::after{animation-duration:.01ms!important;animation-iteration-count:1!important;transition:none!important}}
        """#
}
