import ArgumentParser
import Foundation

/// `completions`: prints a shell's completion script: the commands and their options, and for `api` the declared endpoints and their fields.
struct CompletionsCommand: ParsableCommand {
    /// The shells that have a script.
    enum Shell: String, ExpressibleByArgument, CaseIterable {
        case bash, zsh, fish
    }

    static let configuration = CommandConfiguration(
        commandName: "completions", abstract: "Print the completion script of a shell.",
        discussion: "For this session: source <(tumble completions bash). The Debian package installs the scripts.")

    @Argument(help: "bash, zsh or fish.")
    var shell: Shell

    func run() throws { Tumble.write(Self.script(shell), to: .standardOutput) }

    /// Returns a script. The parser's own can't know the endpoints' fields, since it only knows declared options.
    static func script(_ shell: Shell) -> String {
        switch shell {
        case .bash: TumbleCommand.completionScript(for: .bash) + bash
        case .zsh: zshCommands + zsh
        case .fish: TumbleCommand.completionScript(for: .fish) + fish
        }
    }

    private static let bash = #"""

        _tumble_words() {
            if [[ "${COMP_WORDS[1]-}" != api || "${COMP_CWORD}" -lt 2 ]]; then
                compopt -o filenames
                _tumble "${@}"
                return
            fi
            COMPREPLY=()
            # The shell splits words at = and :, which paths and fields may hold.
            local line="${COMP_LINE:0:COMP_POINT}"
            local -a words
            read -r -a words <<< "${line}"
            [[ "${line}" == *[[:space:]] ]] && words+=("")
            local candidate
            while IFS=$'\t' read -r candidate _; do
                COMPREPLY+=("${candidate}")
            done < <("${words[0]}" api complete -- "${words[@]:2}" 2>/dev/null)
            if [[ "${#COMPREPLY[@]}" -eq 1 && "${COMPREPLY[0]}" == */ ]]; then
                compopt -o nospace
            fi
        }
        complete -o default -F _tumble_words tumble
        """#

    /// The parser's script without its last lines, which would complete with it alone.
    private static var zshCommands: String {
        let script = TumbleCommand.completionScript(for: .zsh)
        return script.range(of: "\nif [[ \"${funcstack[1]}\"").map { String(script[..<$0.lowerBound]) } ?? script
    }

    private static let zsh = #"""

        _tumble_words() {
            if [[ "${words[2]}" != api ]] || (( CURRENT < 3 )); then
                _tumble_commands "${@}"
                return
            fi
            local -a whole partial
            local candidate help
            while IFS=$'\t' read -r candidate help; do
                if [[ "${candidate}" == */ ]]; then
                    partial+=("${candidate}")
                else
                    whole+=("${candidate//:/\\:}:${help}")
                fi
            done < <("${words[1]}" api complete -- "${(@)words[3,CURRENT]}" 2>/dev/null)
            (( ${#whole} + ${#partial} )) || { _files; return }
            (( ${#whole} )) && _describe -t values value whole
            (( ${#partial} )) && compadd -S '' -- "${partial[@]}"
        }

        functions[_tumble_commands]="${functions[_tumble]}"
        compdef _tumble_words tumble
        if [[ "${funcstack[1]}" = _tumble ]]; then
            _tumble_words "${@}"
        fi
        """#

    private static let fish = #"""

        function __tumble_api_words
            set -l before (commandline -opc)
            set -l current (commandline -ct)
            $before[1] api complete -- $before[3..] "$current" 2>/dev/null
        end
        complete -c tumble -n 'test (count (commandline -opc)) -ge 2; and test (commandline -opc)[2] = api' -a '(__tumble_api_words)'
        """#
}
