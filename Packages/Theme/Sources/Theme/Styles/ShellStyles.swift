extension ThemeStyleSheet {
    /// The frame: header, tabs, page and launch screen.
    static let shellStyles = """
        .t-shell{flex:1;display:flex;flex-direction:column;width:100%;min-height:100dvh;background:var(--color-background)}
        .t-skip{position:fixed;z-index:50;inset-block-start:-80px;inset-inline-start:var(--space-lg);padding:12px 18px;
            border-radius:var(--radius-md);color:var(--color-on-primary);background:var(--color-primary);font:var(--font-subheadline);
            transition:inset-block-start var(--motion-fast)}
        .t-skip:focus{inset-block-start:var(--space-md)}
        .t-header{position:sticky;z-index:20;top:0;display:flex;align-items:center;gap:var(--space-md);min-height:60px;padding:8px var(--space-lg);
            padding-top:calc(8px + env(safe-area-inset-top));background:color-mix(in srgb,var(--color-background) 82%,transparent);
            backdrop-filter:saturate(1.6) blur(18px);-webkit-backdrop-filter:saturate(1.6) blur(18px)}
        .t-brand{display:flex;align-items:center;gap:10px}
        .t-brand-sign{display:grid;place-items:center;flex:none;width:34px;height:34px;border-radius:10px;color:var(--color-on-brand);
            background:var(--gradient-brand);box-shadow:0 3px 10px color-mix(in srgb,var(--color-brand-end) 28%,transparent)}
        .t-brand-sign svg{width:21px;height:21px}
        .t-brand-name{font:var(--font-title);font-size:1.25rem;letter-spacing:-.03em}
        .t-header-middle{flex:1;display:flex;justify-content:flex-end;min-width:0}
        .t-header-items{display:flex;gap:2px;margin-inline-end:-6px}
        .t-header-items .t-tab{width:44px;height:44px;display:grid;place-items:center;border-radius:50%;color:var(--color-text)}
        .t-header-items .t-tab.is-selected{color:var(--color-on-secondary);background:var(--color-secondary)}
        .t-header-items .t-tab-title{display:none}
        .t-header-items .ui-button{border-radius:50%}
        @media (hover:hover){.t-header-items .ui-button:hover>.t-tab:not(.is-selected){background:var(--color-secondary-background)}}
        .t-tab-symbol{position:relative;display:grid;place-items:center}
        .t-badge{position:absolute;inset-block-start:-7px;inset-inline-start:13px;min-width:1.1875rem;height:1.1875rem;padding:0 5px;
            border-radius:var(--radius-full);font:var(--font-mark);line-height:1.1875rem;font-weight:700;text-align:center;color:var(--color-on-danger);
            background:var(--color-danger);box-shadow:0 0 0 2px var(--color-card)}
        .t-header-items .t-badge{inset-inline-start:auto;inset-inline-end:-9px}
        .t-tabs{position:fixed;z-index:20;inset-inline:0;inset-block-end:0;display:flex;justify-content:space-around;
            padding:6px max(8px,env(safe-area-inset-right)) calc(6px + env(safe-area-inset-bottom)) max(8px,env(safe-area-inset-left));
            background:color-mix(in srgb,var(--color-card) 90%,transparent);
            backdrop-filter:saturate(1.6) blur(20px);-webkit-backdrop-filter:saturate(1.6) blur(20px);box-shadow:0 -1px 0 var(--color-border)}
        .t-tabs>.ui-button,.t-tab-account{flex:1 1 0;min-width:0;max-width:120px;border-radius:var(--radius-lg)}
        .t-tab-account>.ui-button{width:100%;border-radius:var(--radius-lg)}
        .t-tabs .t-tab{display:flex;flex-direction:column;align-items:center;gap:3px;min-width:0;min-height:52px;padding-top:5px;
            color:var(--color-text-secondary);transition:color var(--motion-fast)}
        .t-tabs .t-tab-symbol{width:56px;max-width:100%;height:30px;border-radius:var(--radius-full);
            transition:background-color var(--motion-fast)}
        .t-tabs .t-badge{inset-inline-start:31px;inset-block-start:-4px}
        .t-tabs .t-tab-title{max-width:100%;font:var(--font-mark);letter-spacing:.005em;text-align:center;hyphens:auto;overflow-wrap:anywhere}
        .t-tabs .t-tab.is-selected{color:var(--color-primary)}
        .t-tabs .t-tab.is-selected .t-tab-symbol{color:var(--color-on-secondary);background:var(--color-secondary)}
        .t-main{flex:1;min-width:0;display:flex;flex-direction:column}
        .t-column{flex:1;display:flex;flex-direction:column;gap:var(--space-lg);width:100%;max-width:1200px;margin-inline:auto;
            padding:var(--space-sm) max(var(--space-lg),env(safe-area-inset-right)) calc(104px + env(safe-area-inset-bottom))
            max(var(--space-lg),env(safe-area-inset-left));outline:none}
        .t-ribbon{position:fixed;z-index:40;inset-block-start:0;inset-inline:0;width:64px;margin-inline:auto;padding:1px 0;
            border-radius:0 0 8px 8px;text-align:center;font:var(--font-mark);font-weight:700;letter-spacing:.1em;color:var(--color-on-warning);
            background:var(--color-warning);pointer-events:none}
        @media (min-width:700px){
        .t-shell{display:grid;grid-template-columns:max(96px,6rem) minmax(0,1fr);grid-template-rows:auto auto 1fr}
        .t-shell>.t-skip,.t-shell>.t-hidden{grid-column:1/-1}
        .t-header{grid-column:1/-1;grid-row:2;min-height:68px;padding-inline:max(var(--space-xl),env(safe-area-inset-left))
            max(var(--space-xl),env(safe-area-inset-right));box-shadow:0 1px 0 var(--color-border)}
        .t-tabs{grid-row:3;position:sticky;inset:auto;top:69px;align-self:start;height:calc(100dvh - 69px);flex-direction:column;
            justify-content:flex-start;gap:var(--space-sm);padding:var(--space-lg) var(--space-sm);overflow-y:auto;background:none;backdrop-filter:none;
            -webkit-backdrop-filter:none;box-shadow:none;border-inline-end:1px solid var(--color-border)}
        .t-main{grid-row:3}
        .t-tabs>.ui-button{flex:none;width:100%;max-width:none}
        .t-tabs>.ui-button:hover>.t-tab:not(.is-selected){color:var(--color-text)}
        .t-tabs>.ui-button:hover>.t-tab:not(.is-selected) .t-tab-symbol{background:var(--color-secondary-background)}
        .t-tab-account{display:none}
        .t-column{padding:var(--space-xl) max(var(--space-xl),env(safe-area-inset-right)) 64px var(--space-xl)}
        }
        @media (min-width:1100px){
        .t-shell{grid-template-columns:15.5rem minmax(0,1fr)}
        .t-tabs{gap:var(--space-xs);padding:var(--space-xl) var(--space-lg)}
        .t-tabs>.ui-button{border-radius:var(--radius-md)}
        .t-tabs .t-tab{flex-direction:row;gap:var(--space-md);min-height:48px;padding:8px 14px;border-radius:var(--radius-md)}
        .t-tabs .t-tab-symbol{width:24px;height:24px}
        .t-tabs .t-badge{inset-inline-start:13px;inset-block-start:-7px}
        .t-tabs .t-tab-title{font:var(--font-subheadline);letter-spacing:0;text-align:start}
        .t-tabs .t-tab.is-selected{color:var(--color-on-secondary);background:var(--color-secondary)}
        .t-tabs .t-tab.is-selected .t-tab-symbol{background:none}
        .t-tabs .t-tab.is-selected .t-tab-title{font-weight:600}
        .t-tabs>.ui-button:hover>.t-tab:not(.is-selected){background:var(--color-secondary-background)}
        .t-tabs>.ui-button:hover>.t-tab:not(.is-selected) .t-tab-symbol{background:none}
        .t-column{padding:var(--space-xxl) var(--space-xxl) 64px;gap:var(--space-xl)}
        }
        .t-launch{position:fixed;z-index:60;inset:0;display:flex;flex-direction:column;align-items:center;justify-content:center;
            gap:var(--space-lg);color:var(--color-on-brand);
            background:radial-gradient(90% 60% at 80% 0,rgb(255 255 255 / 14%),transparent 60%),var(--gradient-hero)}
        .t-launch-sign{display:grid;place-items:center;width:104px;height:104px;border-radius:30px;background:rgb(255 255 255 / 15%);
            box-shadow:inset 0 1px 0 rgb(255 255 255 / 30%),0 20px 50px rgb(0 20 50 / 25%)}
        .t-launch-sign svg{width:58px;height:58px;stroke-width:1.7}
        .t-launch-name{font:var(--font-large-title);font-size:2.25rem;letter-spacing:-.035em}
        .t-launch-line{position:relative;overflow:hidden;width:120px;height:4px;margin-top:var(--space-sm);border-radius:var(--radius-full);
            background:rgb(255 255 255 / 22%)}
        .t-launch-line::after{content:"";position:absolute;inset:0;width:45%;border-radius:inherit;background:var(--color-on-brand);
            animation:t-slide 1.2s ease-in-out infinite}
        """
}
