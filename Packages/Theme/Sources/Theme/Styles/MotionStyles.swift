extension ThemeStyleSheet {
    /// Movements, and their end for people who ask for less of them.
    static let motionStyles = """
        @keyframes t-turn{to{transform:rotate(1turn)}}
        @keyframes t-beat{50%{transform:scale(.7);opacity:.7}}
        @keyframes t-shine{from{background-position:160% 0}to{background-position:-60% 0}}
        @keyframes t-rise{from{opacity:0;transform:translateY(14px)}}
        @keyframes t-breathe{50%{opacity:.55}}
        @keyframes t-slide{from{transform:translateX(-110%)}to{transform:translateX(280%)}}
        @media (prefers-reduced-motion:reduce){*,*::before,*::after{animation-duration:.01ms!important;animation-iteration-count:1!important;
            transition-duration:.01ms!important}}
        @media (prefers-contrast:more){:is(.t-card,.t-pill,.t-toast,.t-notice,.t-segment,.t-symbol,.t-menu,.t-button-secondary,.t-button-destructive,
            .t-icon-button,.ui-list,.ui-sheet,.ui-alert){outline:1px solid var(--color-border);outline-offset:-1px}
            .t-tab.is-selected{outline:2px solid var(--color-primary);outline-offset:-2px}.t-hero{background:var(--gradient-hero)}}
        @media (forced-colors:active){:is(.t-card,.t-button,.t-chip,.t-pill,.t-icon-button,.t-progress-part,.t-counter,.t-notice,.t-toast,.t-menu,
            .t-hero,.t-map,.t-avatar,.ui-switch){border:1px solid}
            :is(.t-segment,.t-chip,.t-tabs .t-tab,.ui-tab,.t-choice).is-selected,.ui-segment:has(:checked){border:2px solid Highlight}
            .ui-switch,.t-progress-fill,.ui-switch::after{forced-color-adjust:none;background:CanvasText}
            .ui-switch{background:Canvas}.ui-switch:checked{background:Highlight}
            .ui-switch:checked::after{background:Canvas}
            .t-bar-fill,.t-map-body{fill:CanvasText}.t-ring-fill,.t-line-stroke{stroke:CanvasText}.t-ring-track{stroke:GrayText}}
        """
}
