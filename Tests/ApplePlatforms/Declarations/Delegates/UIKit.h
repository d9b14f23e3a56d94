// What SegueUIKit asks of UIKit's delegates, as UIKit's headers declare it, with the names that Swift gives to it: Swift lets only
// protocols of Objective-C have optional methods.
@import ObjectiveC;

#define NS_SWIFT_UI_ACTOR __attribute__((swift_attr("@MainActor")))
#define NS_SWIFT_NAME(name) __attribute__((swift_name(#name)))
#define API_AVAILABLE_IOS(version) __attribute__((availability(ios, introduced = version)))

#pragma clang assume_nonnull begin

typedef enum __attribute__((enum_extensibility(open))) UINavigationControllerOperation : long UINavigationControllerOperation;
enum UINavigationControllerOperation : long {
  UINavigationControllerOperationNone,
  UINavigationControllerOperationPush,
  UINavigationControllerOperationPop,
} NS_SWIFT_NAME(UINavigationController.Operation);

NS_SWIFT_UI_ACTOR @interface UITab : NSObject
@end

NS_SWIFT_UI_ACTOR @interface UIViewController : NSObject
@property(nonatomic, readonly, nullable, weak) UITab *tab API_AVAILABLE_IOS(18.0);
@end

NS_SWIFT_UI_ACTOR @interface UINavigationController : UIViewController
@end

NS_SWIFT_UI_ACTOR @interface UITabBarController : UIViewController
@end

NS_SWIFT_UI_ACTOR @interface UIPresentationController : NSObject
@end

NS_SWIFT_UI_ACTOR @protocol UIViewControllerAnimatedTransitioning <NSObject>
@end

NS_SWIFT_UI_ACTOR @protocol UIViewControllerInteractiveTransitioning <NSObject>
@end

NS_SWIFT_UI_ACTOR @protocol UINavigationControllerDelegate <NSObject>
@optional
- (nullable id<UIViewControllerInteractiveTransitioning>)navigationController:(UINavigationController *)navigationController
                                  interactionControllerForAnimationController:(id<UIViewControllerAnimatedTransitioning>)animationController
    NS_SWIFT_NAME(navigationController(_:interactionControllerFor:));
- (nullable id<UIViewControllerAnimatedTransitioning>)navigationController:(UINavigationController *)navigationController
                                           animationControllerForOperation:(UINavigationControllerOperation)operation
                                                        fromViewController:(UIViewController *)fromVC
                                                          toViewController:(UIViewController *)toVC;
@end

NS_SWIFT_UI_ACTOR @protocol UITabBarControllerDelegate <NSObject>
@optional
- (BOOL)tabBarController:(UITabBarController *)tabBarController shouldSelectViewController:(UIViewController *)viewController;
- (BOOL)tabBarController:(UITabBarController *)tabBarController
         shouldSelectTab:(UITab *)tab
    API_AVAILABLE_IOS(18.0) NS_SWIFT_NAME(tabBarController(_:shouldSelectTab:));
- (void)tabBarController:(UITabBarController *)tabBarController didSelectViewController:(UIViewController *)viewController;
- (void)tabBarController:(UITabBarController *)tabBarController
            didSelectTab:(UITab *)selectedTab
             previousTab:(nullable UITab *)previousTab
    API_AVAILABLE_IOS(18.0) NS_SWIFT_NAME(tabBarController(_:didSelectTab:previousTab:));
- (nullable id<UIViewControllerInteractiveTransitioning>)tabBarController:(UITabBarController *)tabBarController
                              interactionControllerForAnimationController:(id<UIViewControllerAnimatedTransitioning>)animationController
    NS_SWIFT_NAME(tabBarController(_:interactionControllerFor:));
- (nullable id<UIViewControllerAnimatedTransitioning>)tabBarController:(UITabBarController *)tabBarController
                    animationControllerForTransitionFromViewController:(UIViewController *)fromVC
                                                      toViewController:(UIViewController *)toVC;
@end

NS_SWIFT_UI_ACTOR @protocol UIAdaptivePresentationControllerDelegate <NSObject>
@optional
- (BOOL)presentationControllerShouldDismiss:(UIPresentationController *)presentationController;
- (void)presentationControllerWillDismiss:(UIPresentationController *)presentationController;
- (void)presentationControllerDidDismiss:(UIPresentationController *)presentationController;
- (void)presentationControllerDidAttemptToDismiss:(UIPresentationController *)presentationController
    NS_SWIFT_NAME(presentationControllerDidAttemptToDismiss(_:));
@end

#pragma clang assume_nonnull end
