import { focusPage, isFocusLost, isInField } from '../platform/focus/focus-page.ts';
import { takeKeptControl } from '../platform/focus/kept-focus.ts';
import { announce } from './announce.ts';
import { documentTitle } from './document-title.ts';
import type { AppRouter } from './router.tsx';

const pageNumberIn = (location: { readonly search: { readonly p?: unknown } } | undefined): unknown =>
  location?.search.p;

/**
 * After each navigation to another page: sets and announces the title, and moves the focus to the page's heading. A field that
 * filters a list keeps the focus, so that a slow reply takes it from nobody who types.
 */
export const announceNavigation = (router: AppRouter): void => {
  router.subscribe('onRendered', ({ pathChanged, fromLocation, toLocation }) => {
    const control = takeKeptControl();
    if (!pathChanged && fromLocation?.searchStr === toLocation.searchStr) return;
    const title = documentTitle(router);
    if (title !== undefined) {
      document.title = title;
      announce(title);
    }
    const announced = document.querySelector('[data-announced]')?.textContent ?? null;
    const isOtherPageOfList = pageNumberIn(fromLocation) !== pageNumberIn(toLocation) && !isInField();
    if (!pathChanged && announced !== null) announce(announced);
    if (!pathChanged && control !== null) {
      if (isFocusLost()) control.focus({ preventScroll: true });
      return;
    }
    if (pathChanged || isFocusLost() || isOtherPageOfList) focusPage();
  });
};
