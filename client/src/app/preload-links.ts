import { isPaymentReturn } from '@shop/domain/payments/payment-return';

import { parseSearch } from '../platform/navigation/search-params.ts';
import { isOffline } from '../platform/transport/connection.ts';
import { pathWithinShop } from './navigate-on-click.ts';
import type { AppRouter } from './router.tsx';

/** How many pages are preloaded at once (UPSTREAM-14). */
const MOST_PRELOADS = 4;
/** How long a pointer must rest on a link before its page is preloaded, in milliseconds. */
const INTENT_MS = 60;

/** Personal pages are not preloaded: their guards run on navigation. */
const isPersonal = (path: string): boolean => /^\/(?:checkout|login|myaccount)\//u.test(path) || isPaymentReturn(path);

const linkIn = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest('a[href]') : null;

/** Preloads the page of a link on hover and on focus. */
export const preloadLinks = (router: Pick<AppRouter, 'preloadRoute'>): void => {
  let pending = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const preload = (link: HTMLAnchorElement): void => {
    const path = pathWithinShop(link, location.origin);
    // The router would remember that the code of the page could not be fetched.
    if (path === undefined || pending >= MOST_PRELOADS || isOffline()) return;
    const { pathname, search } = new URL(path, location.origin);
    if (pathname === location.pathname || isPersonal(pathname)) return;
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
