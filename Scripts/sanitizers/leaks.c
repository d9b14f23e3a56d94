/* Turns LeakSanitizer off in each program that this is linked into, whatever its environment: see leaks.swift. */
const char *__asan_default_options(void) { return "detect_leaks=0"; }
