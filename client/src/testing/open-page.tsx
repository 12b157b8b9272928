import { LOCAL_HOST_MARKERS } from '@shop/domain/storefronts/host-markers';
import { hostOfStorefront } from '@shop/domain/storefronts/storefront-host';
import { STOREFRONTS, type StorefrontId } from '@shop/domain/storefronts/storefront';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { act, render } from '@testing-library/react';
import { vi } from 'vitest';

import { refetchStale } from '../app/refetch-stale.ts';
import { browserContext } from '../app/browser-context.ts';
import { Providers } from '../app/providers.tsx';
import { createAppRouter } from '../app/router.tsx';
import { watchBusinessSession } from '../app/watch-business-session.ts';
import { reportErrors } from '../app/error-reporter.ts';
import { SHELL_AREAS } from '../locales/areas.ts';
import { checkSession, startPageSession } from '../platform/session/page-session.ts';
import { createStore } from '../platform/store.ts';
import { anEmptyCart } from './a-cart.ts';
import { aContentPage } from './a-content-page.ts';
import { aCheckout, checkoutFacts } from './a-checkout.ts';
import { anAccount } from './an-account.ts';
import { me } from './me.ts';
import { type Fetch, networkOfPage } from './page-network.ts';
import { scriptedGateway } from './scripted-gateway.ts';
import { EMPTY_SHELL, type ShopReplies } from './shop-replies.ts';
import './preloaded-modules.ts';

/** An anonymous visitor with an empty cart, an account for those who sign in, and an empty home page. */
const NOBODY: ShopReplies = {
  ...EMPTY_SHELL,
  Me: () => ({ me: me() }),
  Cart: () => ({ cart: anEmptyCart() }),
  Checkout: () => ({ checkout: aCheckout() }),
  CheckoutFacts: () => ({ checkoutFacts: checkoutFacts() }),
  Account: () => ({ account: anAccount() }),
  RecentOrders: () => ({ recentOrders: [] }),
  CheckoutLimits: () => ({ checkout: { paymentMethods: [], deliveryCountries: ['DE'] } }),
  Page: () => ({ page: { ...aContentPage(), title: 'Pausenhof' } }),
};

/** Opens a URL in the browser's app, with the real router and query client, over the given network. */
export const openPageOver = async (fetch: Fetch, path: string, storefront: StorefrontId) => {
  vi.stubGlobal('fetch', networkOfPage(fetch));
  startPageSession();
  const store = createStore();
  const context = browserContext(
    {
      storefront: STOREFRONTS[storefront],
      hostMarkers: LOCAL_HOST_MARKERS,
      loginState: 'logged-out',
      baseUrl: `http://${hostOfStorefront(storefront, 'localhost:8080', LOCAL_HOST_MARKERS)}`,
      consentSetting: 'pausenhof-de',
      buildId: 'test-build',
      debug: false,
    },
    store,
  );
  await context.texts.load(SHELL_AREAS);
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createAppRouter(context, history);
  await Promise.all(Object.values(router.routesById).map(async (route) => router.loadRouteChunk(route)));
  reportErrors(context.queryClient, {
    store,
    path: () => router.state.location.pathname,
    navigateTo: (target) => router.history.push(target),
  });
  refetchStale(router, context.queryClient);
  router.subscribe('onBeforeNavigate', checkSession);
  await router.load();
  await act(async () => {
    render(
      <Providers context={context} staticQueries={new Set()}>
        <RouterProvider router={router} />
      </Providers>,
    );
  });
  if (STOREFRONTS[storefront].isB2b)
    watchBusinessSession(router, { queryClient: context.queryClient, store, wasSignedIn: false });
  return {
    client: context.queryClient,
    texts: context.texts,
    store,
    router,
    currentPath: () => history.location.href,
    navigateTo: (target: string) =>
      act(async () => {
        // An earlier navigation may arrive first.
        const arrived = new Promise<void>((resolve) => {
          const stop = router.subscribe('onResolved', ({ toLocation }) => {
            if (toLocation.state.__TSR_key !== history.location.state.__TSR_key) return;
            stop();
            resolve();
          });
        });
        history.push(target);
        await arrived;
      }),
  };
};

interface PageOptions {
  readonly storefront?: StorefrontId;
  readonly replies?: ShopReplies;
}

/** Opens a URL in the browser's app, over a scripted gateway. */
export const openPage = async (path: string, { storefront = 'de', replies = {} }: PageOptions = {}) => {
  const gateway = scriptedGateway({ ...NOBODY, ...replies });
  return { gateway, ...(await openPageOver(gateway.fetch, path, storefront)) };
};
