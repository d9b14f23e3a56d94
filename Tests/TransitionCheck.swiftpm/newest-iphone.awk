# Prints the identifier and the name of the iPhone simulator with the newest iOS, or with the newest of one version, from what
# 'xcrun simctl list -j devices available' writes: awk -v os=17.5 -f newest-iphone.awk; os may be empty, and 26 means any 26.x.
# Fails if there is none.

# The text between the last two quotation marks of a line.
function value(line) {
  sub(/"[^"]*$/, "", line)
  sub(/.*"/, "", line)
  return line
}

# Whether a version is the wanted one.
function is_wanted(version) {
  return os == "" || version == os || index(version, os ".") == 1
}

/"com\.apple\.CoreSimulator\.SimRuntime\./ {
  version = ""
  if ($0 ~ /SimRuntime\.iOS-/) {
    version = $0
    sub(/.*SimRuntime\.iOS-/, "", version)
    sub(/".*/, "", version)
    gsub(/-/, ".", version)
  }
}

/"udid" *:/ { udid = value($0) }
/"name" *:/ { name = value($0) }

# The end of a device, or of the list.
/}/ {
  if (version != "" && name ~ /^iPhone/ && is_wanted(version)) {
    split(version, part, ".")
    age = part[1] * 10000 + part[2] * 100 + part[3]
    # Of several the first: simctl lists the main models first.
    if (age > best) {
      best = age
      found = udid " " name ", iOS " version
    }
  }
  name = ""
  udid = ""
}

END {
  if (found == "") exit 1
  print found
}
