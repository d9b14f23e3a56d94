// Empty: measures the startup cost of any Swift program.
