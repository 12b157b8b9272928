import { parseSearch } from '../platform/navigation/search-params.ts';
import { pathWithinShop } from './navigate-on-click.ts';
import type { AppRouter } from './router.tsx';

/** How many pages are fetched ahead at once (specification A9). */
const MOST_PRELOADS = 4;
/** How long a pointer rests on a link before that counts as an intent, in milliseconds. */
const INTENT_MS = 60;

/** Pages that depend on the visitor: guards decide at the entry, not on the way there. */
const PERSONAL = /^\/(?:checkout|computop|login|myaccount)\//u;

const linkIn = (target: EventTarget | null): HTMLAnchorElement | null => (target instanceof Element ? target.closest('a[href]') : null);

/** Fetches the page behind a link that a pointer rests on or the focus reaches. */
export const preloadLinks = (router: Pick<AppRouter, 'preloadRoute'>): void => {
  let pending = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const preload = (link: HTMLAnchorElement): void => {
    const address = pathWithinShop(link, location.origin);
    if (address === undefined || pending >= MOST_PRELOADS) return;
    const { pathname, search } = new URL(address, location.origin);
    if (pathname === location.pathname || PERSONAL.test(pathname)) return;
    pending += 1;
    void router.preloadRoute({ to: pathname, search: parseSearch(search) }).finally(() => {
      pending -= 1;
    });
  };
  const onIntent = ({ target }: Event): void => {
    clearTimeout(timer);
    const link = linkIn(target);
    if (link !== null) timer = setTimeout(() => preload(link), INTENT_MS);
  };
  document.addEventListener('pointerover', onIntent, { passive: true });
  document.addEventListener('focusin', onIntent);
};
