# Reads the events of a test run, one JSON object a line, and prints what failed, what was skipped and why,
# and, last, how many of each. It is an error where Scripts/test says so.
#
# Variables: status (of the runner), least (tests to pass or to be skipped), all (set where no test was filtered out), ci (true or not),
# platforms (names of this machine, between spaces), list (the file of skips that are expected), runners (how many ran at once).

# The first value of a key that is a string: quotation marks inside one are escaped, so no text looks like a key.
function text(key,    start, result, letter) {
  start = index($0, "\"" key "\":\"")
  if (!start) return ""
  for (start += length(key) + 4; (letter = substr($0, start, 1)) != "\""; start++) {
    if (letter == "") break
    if (letter == "\\") letter = substr($0, ++start, 1)
    result = result letter
  }
  return result
}

# A test's name without the file and the line, which change.
function test(key,    name) {
  name = text(key)
  sub(/\/[^\/]*:[0-9]+:[0-9]+$/, "", name)
  return name
}

function wrong(message) {
  print "error: " message
  errors++
}

BEGIN {
  while ((getline line < list) > 0) {
    if (line ~ /^ *(#|$)/) continue
    split(line, part, / +\| +/)
    if (index(platforms, " " part[1] " ")) expected[part[2]] = part[3]
  }
}

/^\{"kind":"test",/ && /"kind":"function"/ { order[++count] = test("id") }

/"kind":"testSkipped"/ {
  name = test("testID")
  reason[name] = text("text")
  sub(/^.* skipped(: "|\.$)/, "", reason[name])
  sub(/"$/, "", reason[name])
}

/"kind":"test(Case)?Cancelled"/ { cancelled[test("testID")] = 1 }

/"kind":"testEnded"/ { end[test("testID")] = text("symbol") }

/"kind":"runEnded"/ { ends++ }

END {
  for (i = 1; i <= count; i++) {
    name = order[i]
    if (name in cancelled) {
      wrong(name " was cancelled, which hides why: only a trait of the test skips it with a reason")
      failed++
    } else if (name in reason) {
      skipped++
      print "skipped: " name ": " reason[name]
      if (ci == "true" && !(name in expected)) wrong(name " is skipped, and not in " list)
    } else if (!(name in end)) {
      unfinished++
      failed++
    } else if (end[name] == "fail") {
      print "failed: " name
      failed++
    } else {
      passed++
    }
  }
  for (name in expected) {
    if (ci == "true" && all && !(name in reason)) wrong(name " is in " list ", and was not skipped")
  }
  if (ends < runners) wrong("the runner did not come to its end")
  if (unfinished) wrong(unfinished " tests did not come to an end")
  if (passed + failed + skipped == 0) wrong("no test ran")
  # A skip counts here: it is told, and under CI it is one that is expected. What has vanished does not.
  if (all && passed + skipped < least) {
    wrong("only " passed + skipped " tests passed or were skipped; Scripts/test-count records " least)
    print "If tests were removed on purpose, run Scripts/test --record."
  }
  if (status != 0 && !failed && !errors) wrong("the runner ended with " status)
  printf "%d passed, %d failed, %d skipped\n", passed, failed, skipped
  exit errors || failed ? 1 : 0
}
