# Prints the list of what only a Mac or a device answers: awk -F '\t' -f questions.awk questions.tsv

/^#/ || NF == 0 { next }
$1 == "by hand" {
  if (!looked++) print "\nTo be looked at by hand, in a simulator or better on a device"
  printf "\n%3d. %s\n     Expect: %s\n", looked, $2, $3
  next
}
$1 != asker {
  if (asker == "") print "Answered by the check that Scripts/mac-test runs"
  asker = $1
  printf "\n  %s\n", asker
}
{ printf "    %-58s  %s\n", $2, $3 }
