# Makes a table of what the check of a device printed; fails if a preset differs, or if it did not come to its end.

$1 != "segue-check" { next }
$3 == "end" { is_complete = 1; next }
$2 == "answer" { answers[++asked] = sprintf("  %-50s  %s", $3, $4); next }
$2 == "FAILS" { failed++ }
{ presets[++played] = sprintf("  %-5s  %-30s  %s", $2, $3, $4) }

END {
  print "Answers to what no documentation says"
  for (i = 1; i <= asked; i++) print answers[i]
  print "\nPresets: the largest difference from the timeline; at most 0.5 points and 0.01 of opacity are accepted"
  for (i = 1; i <= played; i++) print presets[i]
  if (!is_complete) print "\nIt did not come to its end: what follows the last line is missing."
  printf "\n%d of %d hold\n", played - failed, played
  exit !is_complete || failed > 0 || played == 0
}
