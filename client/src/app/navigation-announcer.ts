import { titleOf } from './page-title.ts';
import type { AppRouter } from './router.tsx';

/** Id of the live region that says which page has opened. */
export const ANNOUNCER = 'navigation-announcer';

const focusPage = (): void => {
  const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (target === null) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
};

/** After each navigation in the page: the title changes, is announced, and the focus goes to the heading. */
export const announceNavigation = (router: AppRouter): void => {
  router.subscribe('onRendered', ({ pathChanged, hrefChanged }) => {
    if (!hrefChanged) return;
    const title = titleOf(router);
    if (title !== undefined) document.title = title;
    const announcer = document.getElementById(ANNOUNCER);
    if (announcer !== null && title !== undefined) announcer.textContent = title;
    if (pathChanged) focusPage();
  });
};
