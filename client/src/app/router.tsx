import { createRouter, type RouterHistory } from '@tanstack/react-router';

import { routeTree } from '../routeTree.gen.ts';
import type { Area } from '../locales/areas.ts';
import { parseSearch, stringifySearch } from '../platform/navigation/search-params.ts';
import { ErrorPage, NotFoundPage } from './error-page.tsx';
import type { RouterContext } from './router-context.ts';

/**
 * Whether the router may scroll: after each navigation, and at first only where the page still stands at its top. Otherwise
 * the browser has brought it back to where it was, or the shopper has scrolled since.
 */
const scrollsAfter = (opened: string): ((to: { readonly location: { readonly pathname: string } }) => boolean) => {
  let isOpening = true;
  return ({ location }) => {
    isOpening = isOpening && location.pathname === opened;
    const isPlaced = isOpening && scrollY !== 0;
    isOpening = false;
    // The router has forgotten what was scrolled before: hearing of it, it comes back to this place later.
    if (isPlaced) document.dispatchEvent(new Event('scroll'));
    return !isPlaced;
  };
};

export const createAppRouter = (context: RouterContext, history: RouterHistory) =>
  createRouter({
    routeTree,
    history,
    context,
    trailingSlash: 'always',
    parseSearch,
    stringifySearch,
    // On the server this would put an inline script into the page, which its content security policy forbids.
    scrollRestoration: typeof document === 'undefined' ? false : scrollsAfter(history.location.pathname),
    defaultPendingMs: 300,
    // What the server's markup showed was never sent as data: coming back to it, the page waits for the answer.
    defaultStaleReloadMode: 'blocking',
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    defaultStructuralSharing: true,
  });

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
  interface StaticDataRouteOption {
    /** Areas of texts that the route shows beside the shell's. */
    areas?: readonly Area[];
    /** Areas of texts that only the server's markup needs: they are fetched when a later navigation draws the route anew. */
    staticAreas?: readonly Area[];
  }
}
