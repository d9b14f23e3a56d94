# A ceiling for what takes time, to be read by other scripts; macOS has no 'timeout'.
# shellcheck shell=sh

# The processes that a process has started, and those that these have, but no watchman and what that has.
descendants() {
  ps -A -o pid= -o ppid= | awk -v root="$1" -v watchman="$2" '
    { parent[$1] = $2 }
    END {
      for (one in parent) {
        for (above = one; above != root && above != watchman && above in parent;) above = parent[above]
        if (above == root && one != root) print one
      }
    }'
}

# Kills what this script runs once some seconds are over, unless a file is gone by then.
watch() {
  watched=$1
  rest=$2
  while [ -e "$watched" ]; do
    if [ "$rest" -le 0 ]; then
      watchman=$(cat "$watched")
      late=$(descendants "$$" "$watchman")
      echo over >"$watched"
      # One word for each process; one of them may have ended meanwhile.
      # shellcheck disable=SC2086
      kill $late || true
      sleep 3
      # What has not stopped, and what it has started since; a process whose parent has ended is only in the first list.
      # shellcheck disable=SC2046,SC2086
      kill -KILL $late $(descendants "$$" "$watchman") || true
      return
    fi
    sleep 1
    rest=$((rest - 1))
  done
}

# Runs a command; it and all that it has started are killed, and it has failed, when it takes more than some seconds.
within() {
  seconds=$1
  shift
  watched=$(mktemp)
  echo "$$" >"$watched"
  # Its output is nobody's: whoever reads ours would wait for it.
  watch "$watched" "$seconds" >/dev/null 2>&1 &
  watchman=$!
  echo "$watchman" >"$watched"
  status=0
  # By itself: within a condition 'set -e' would be off in the command.
  set +e
  (
    set -e
    "$@"
  )
  status=$?
  set -e
  case $(cat "$watched") in
    over)
      echo "error: it took more than $seconds s" >&2
      # Until it has killed what does not stop by itself.
      wait "$watchman" || true
      status=124
      ;;
  esac
  rm -f "$watched"
  return "$status"
}
