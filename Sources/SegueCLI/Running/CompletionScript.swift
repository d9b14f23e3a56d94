/// Corrections to the completion scripts that the parser writes.
enum CompletionScript {
  /// A name that ends with an equals sign is completed without a space after it, since its value
  /// follows; bash would also put a backslash before the sign, and bash before 4.0 cannot do that.
  static func corrected(_ script: String) -> String {
    corrections.reduce(script) { $0.replacing($1.before, with: $1.after) }
  }

  private static let corrections = [
    (
      before: #"    done < <(IFS=$'\n' compgen "${@}" -- "${cur}")"# + "\n",
      after: """
          done < <(IFS=$'\\n' compgen "${@}" -- "${cur}")
          if [[ "${COMPREPLY[*]}" == *= ]]; then compopt -o nospace +o filenames 2>/dev/null || true; fi

      """
    ),
    (
      before: #"        __segue_complete "${completions[@]:0:-1}""# + "\n",
      after: """
              if [[ "${completions[1]}" == *= ]]; then
                  compadd -S '' -- "${completions[@]:0:-1}"
              else
                  __segue_complete "${completions[@]:0:-1}"
              fi

      """
    ),
  ]
}
