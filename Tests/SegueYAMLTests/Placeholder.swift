// Placeholder: replaced by the first test.
