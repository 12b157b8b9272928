import { focusPage, isFocusLost, isInField } from '../platform/focus/focus-page.ts';
import { takeKeptControl } from '../platform/focus/kept-focus.ts';
import styles from '../ui/visually-hidden.module.css';
import { documentTitle } from './document-title.ts';
import type { AppRouter } from './router.tsx';

/** The live region that announces the new page. It is outside the root element, which only React may change before hydration. */
const addAnnouncer = (): HTMLElement => {
  const announcer = document.createElement('span');
  announcer.className = styles.hidden ?? '';
  announcer.role = 'status';
  document.body.append(announcer);
  return announcer;
};

const pageNumberIn = (location: { readonly search: { readonly p?: unknown } } | undefined): unknown => location?.search.p;

/**
 * After each navigation to another page: sets and announces the title, and moves the focus to the page's heading. A field that
 * filters a list keeps the focus, so that a slow reply takes it from nobody who types.
 */
export const announceNavigation = (router: AppRouter): void => {
  const announcer = addAnnouncer();
  router.subscribe('onRendered', ({ pathChanged, fromLocation, toLocation }) => {
    const control = takeKeptControl();
    if (!pathChanged && fromLocation?.searchStr === toLocation.searchStr) return;
    const title = documentTitle(router);
    if (title !== undefined) {
      document.title = title;
      announcer.textContent = title;
    }
    const announced = document.querySelector('[data-announced]')?.textContent ?? null;
    const isOtherPageOfList = pageNumberIn(fromLocation) !== pageNumberIn(toLocation) && !isInField();
    if (!pathChanged && announced !== null) announcer.textContent = announced;
    if (!pathChanged && control !== null) {
      if (isFocusLost()) control.focus({ preventScroll: true });
      return;
    }
    if (pathChanged || isFocusLost() || isOtherPageOfList) focusPage();
  });
};
