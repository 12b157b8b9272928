import { LOCAL_HOST_MARKERS, STOREFRONTS, type StorefrontName } from '@shop/domain/storefronts/storefront';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';

import { createQueryClient } from '../app/query-client.ts';
import { createTexts } from '../app/i18n.ts';
import { loadBrowserTexts } from '../app/browser-texts.ts';
import { Providers } from '../app/providers.tsx';
import { type Area, SHELL_AREAS } from '../locales/areas.ts';
import { createStore } from '../shared/store.ts';
import type { AppStore } from '../shared/store.ts';
import { scriptedShop, type ShopAnswers } from './shop-answers.ts';

interface ShopSetting {
  readonly storefront?: StorefrontName;
  readonly areas?: readonly Area[];
  readonly answers?: ShopAnswers;
}

/** Renders a component as a page of the shop would, with its texts at hand. */
export const renderInShop = async (element: ReactNode, { storefront = 'de', areas = [], answers = {} }: ShopSetting = {}): Promise<RenderResult & { readonly store: AppStore }> => {
  const execute = scriptedShop(answers);
  const store = createStore();
  const context = {
    queryClient: createQueryClient(({ id, variables }) => execute(id, variables)),
    page: { storefront: STOREFRONTS[storefront], hostMarkers: LOCAL_HOST_MARKERS, loginState: 'logged-out' as const, baseUrl: 'http://localhost:8080', consentSetting: 'pausenhof-de', buildId: 'test-build', debug: false },
    texts: createTexts(STOREFRONTS[storefront], loadBrowserTexts),
    store,
  };
  await context.texts.load([...SHELL_AREAS, 'forms', ...areas]);
  return { ...render(<Providers context={context} kept={new Set()}>{element}</Providers>), store };
};
