/**
 * Going from page to page: the page on screen stays until the next one has loaded. The host and the
 * tests of remotes put `NavigationRouter` around their pages; pages import `react-router-dom`, which is
 * `react-router-dom.ts` of this folder.
 */
export { createNavigation, useIsLoading, useNavigation } from './navigation';
export { NavigationRouter } from './NavigationRouter';
