// What Swift needs of Objective-C's runtime to check selectors and '@objc', as declarations for Tests/ApplePlatforms/check.

typedef _Bool BOOL;

@protocol NSObject
- (BOOL)isEqual:(nullable id)object;
- (BOOL)respondsToSelector:(SEL)selector;
@property(readonly) long hash;
@end

__attribute__((objc_root_class)) @interface NSObject <NSObject>
- (nonnull instancetype)init __attribute__((objc_designated_initializer));
- (nonnull id)copy;
- (nullable id)forwardingTargetForSelector:(SEL)selector;
@end
