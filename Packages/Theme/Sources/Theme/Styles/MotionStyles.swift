extension ThemeStyleSheet {
    /// Movements, and their end for people who ask for less of them.
    static let motionStyles = """
        @keyframes t-turn{to{transform:rotate(1turn)}}
        @keyframes t-beat{50%{transform:scale(.7);opacity:.7}}
        @keyframes t-shine{from{background-position:160% 0}to{background-position:-60% 0}}
        @keyframes t-rise{from{opacity:0;transform:translateY(14px)}}
        @keyframes t-slide{from{transform:translateX(-110%)}to{transform:translateX(280%)}}
        @media (prefers-reduced-motion:reduce){*,*::before,*::after{animation-duration:.01ms!important;animation-iteration-count:1!important;
            transition-duration:.01ms!important}}
        @media (forced-colors:active){:is(.t-card,.t-button,.t-chip,.t-pill,.t-segment.is-selected,.t-progress-part){border:1px solid}}
        """
}
