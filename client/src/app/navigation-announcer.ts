import { focusPage, isFocusLost } from '../shared/focus-page.ts';
import { titleOf } from './page-title.ts';
import type { AppRouter } from './router.tsx';

/** Id of the live region that says which page has opened. */
export const ANNOUNCER = 'navigation-announcer';

const announce = (title: string): void => {
  document.title = title;
  const announcer = document.getElementById(ANNOUNCER);
  if (announcer !== null) announcer.textContent = title;
};

const pageNumberIn = (location: { readonly search: { readonly p?: unknown } } | undefined): unknown => location?.search.p;

/** After each navigation in the page: the title changes, is announced, and the focus goes to the heading of what is new. */
export const announceNavigation = (router: AppRouter): void => {
  router.subscribe('onRendered', ({ pathChanged, hrefChanged, fromLocation, toLocation }) => {
    if (!hrefChanged) return;
    const title = titleOf(router);
    if (title !== undefined) announce(title);
    if (pathChanged || isFocusLost() || pageNumberIn(fromLocation) !== pageNumberIn(toLocation)) focusPage();
  });
};
