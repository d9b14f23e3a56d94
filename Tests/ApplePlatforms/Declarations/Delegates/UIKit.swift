// 'import UIKit' brings Foundation with it.
@_exported public import Foundation
@_exported public import UIKit
