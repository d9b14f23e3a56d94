// An object that a global holds is not leaked. LeakSanitizer says that it is: Swift marks the case of an enum in spare bits of
// the reference, which then no longer looks like a pointer. With leaks.c linked it says nothing.
final class Object {}

enum Reference {
  case first(Object)
  case second(Object)
}

let kept = [Reference.second(Object()), .first(Object())]
precondition(kept.count == 2)
