// Of UIKit, this submodule lets subclasses of UIGestureRecognizer set their state; the stand-in declares that with the class.
