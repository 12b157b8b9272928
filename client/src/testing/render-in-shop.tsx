import { LOCAL_HOST_MARKERS } from '@shop/domain/storefronts/host-markers';
import { type StorefrontId, STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { act, render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

import { loadBrowserTexts } from '../app/browser-texts.ts';
import { createTexts } from '../app/i18n.ts';
import { Providers } from '../app/providers.tsx';
import { createQueryClient } from '../app/query-client.ts';
import { type Area, SHELL_AREAS } from '../locales/areas.ts';
import { createStore } from '../platform/store.ts';
import type { AppStore } from '../platform/store.ts';
import { scriptedShop, type ShopReplies } from './shop-replies.ts';

interface ShopSetting {
  readonly storefront?: StorefrontId;
  readonly areas?: readonly Area[];
  readonly replies?: ShopReplies;
  /** Actions on the server's page before its scripts run. */
  readonly beforeScripts?: (page: HTMLElement) => void;
  /** Actions after hydration has started and before React has rendered. */
  readonly whileHydrating?: (page: HTMLElement) => void;
}

const renderOnServer = (page: ReactNode): HTMLElement => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  return container;
};

/** A router without pages: components may ask whether a navigation is under way. */
const routerWithoutPages = () => createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });

/** Renders a component inside a page of the shop, with its texts loaded. */
export const renderInShop = async (
  element: ReactNode,
  { storefront = 'de', areas = [], replies = {}, beforeScripts, whileHydrating }: ShopSetting = {},
): Promise<RenderResult & { readonly store: AppStore }> => {
  const execute = scriptedShop(replies);
  const store = createStore();
  const context = {
    queryClient: createQueryClient(({ id, variables }) => execute(id, variables)),
    page: {
      storefront: STOREFRONTS[storefront],
      hostMarkers: LOCAL_HOST_MARKERS,
      loginState: 'logged-out' as const,
      baseUrl: 'http://localhost:8080',
      consentSetting: 'pausenhof-de',
      buildId: 'test-build',
      debug: false,
    },
    texts: createTexts(STOREFRONTS[storefront], loadBrowserTexts),
    store,
  };
  await context.texts.load([...SHELL_AREAS, 'forms', ...areas]);
  const page = (
    <RouterContextProvider router={routerWithoutPages()}>
      <Providers context={context} staticQueries={new Set()}>
        {element}
      </Providers>
    </RouterContextProvider>
  );
  if (beforeScripts === undefined && whileHydrating === undefined) return { ...render(page), store };
  const container = renderOnServer(page);
  beforeScripts?.(container);
  return act(() => {
    const rendered: RenderResult = render(page, { container, hydrate: true });
    whileHydrating?.(container);
    return { ...rendered, store };
  });
};
