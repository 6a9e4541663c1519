COUNTED: range
