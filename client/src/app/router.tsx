import {
  type AnyRoute,
  type AnyRouter,
  createRouter,
  type RouterHistory,
  type StaticDataRouteOption,
} from '@tanstack/react-router';

import type { Area } from '../locales/areas.ts';
import { isFocusKept } from '../platform/focus/kept-focus.ts';
import { parseSearch, stringifySearch } from '../platform/navigation/search-params.ts';
import { routeTree } from '../routeTree.gen.ts';
import { ErrorPage, NotFoundPage } from './error-page.tsx';
import type { AppContext, Screen } from './router-context.ts';

/**
 * Whether the router may scroll. It may after each navigation. On the first page it may only if the page is still at its
 * top: otherwise the browser has restored the position, or the shopper has scrolled.
 */
const scrollsAfter = (opened: string): ((to: { readonly location: { readonly pathname: string } }) => boolean) => {
  let isOpening = true;
  return ({ location }) => {
    if (isFocusKept()) return false;
    isOpening = isOpening && location.pathname === opened;
    const isPlaced = isOpening && scrollY !== 0;
    isOpening = false;
    // The router missed the scrolling before hydration. After this event it can restore the position later.
    if (isPlaced) document.dispatchEvent(new Event('scroll'));
    return !isPlaced;
  };
};

const screenOf = (router: () => AnyRouter | undefined): Screen => ({
  shown: () => router()?.state.resolvedLocation,
  onceShown: (then) => {
    const stop = router()?.subscribe('onResolved', () => {
      stop?.();
      then();
    });
  },
});

const pagesUnder = (route: AnyRoute): readonly AnyRoute[] => {
  const children: readonly AnyRoute[] = Object.values(route.children ?? {});
  return children.length === 0 ? [route] : children.flatMap(pagesUnder);
};

interface PageEntry {
  readonly context: Pick<AppContext, 'texts'>;
  readonly matches: readonly { readonly staticData: StaticDataRouteOption }[];
}

// A page loads the texts of everything around it too. If they cannot be fetched, that is its own failure: the layout stays on the screen.
for (const { options } of pagesUnder(routeTree)) {
  const { beforeLoad } = options;
  options.beforeLoad = async (entry: PageEntry) => {
    await entry.context.texts.load(
      entry.matches.flatMap(({ staticData: { areas = [], staticAreas = [] } }) => [...areas, ...staticAreas]),
    );
    return beforeLoad?.(entry);
  };
}

export const createAppRouter = (context: AppContext, history: RouterHistory) => {
  const opened: { router?: AnyRouter } = {};
  const router = createRouter({
    routeTree,
    history,
    context: { ...context, screen: screenOf(() => opened.router) },
    trailingSlash: 'always',
    parseSearch,
    stringifySearch,
    // On the server this would put an inline script into the page, which its content security policy forbids.
    scrollRestoration: typeof document === 'undefined' ? false : scrollsAfter(history.location.pathname),
    defaultPendingMs: 300,
    // The results of static islands were never sent as data: when the shopper comes back, the page waits for the query.
    defaultStaleReloadMode: 'blocking',
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    defaultStructuralSharing: true,
  });
  opened.router = router;
  return router;
};

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
  interface StaticDataRouteOption {
    /** Text areas of the route, besides the shell's. */
    areas?: readonly Area[];
    /** Text areas that only static islands use. The browser fetches them when a later navigation renders the route. */
    staticAreas?: readonly Area[];
  }
}
