/** What stands in a screen's place when it cannot be shown. */
export const somethingWrong = 'Something went wrong';
export const somethingWrongText = "We're sorry for the inconvenience. Please try refreshing the page.";
export const refreshPage = 'Refresh Page';
export const loadingError = 'Loading Error';
export const loadingErrorText = 'There was an error loading the application. This might be a temporary issue.';
export const componentFailed = 'Component failed to load';
export const reloadPage = 'Reload Page';
export const updating = 'Updating Application';
export const updatingText = 'The application is being updated. This page will reload automatically...';
export const needsConnection = 'You’re offline';
export const needsConnectionText = 'This part of Simmer isn’t on your device yet. It will open as soon as you’re back online.';
export const goBack = 'Go back';
export const didNotLoad = 'We couldn’t load this';
export const noRoot = 'Could not find root element. Please check your HTML setup.';
export const pageNotFound = 'There’s no such page';
export const pageNotFoundText = 'The link may have a typo, or the page isn’t for this account.';
