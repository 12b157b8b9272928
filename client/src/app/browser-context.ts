import type { PageContext } from '../platform/pages/page-context.tsx';
import type { AppStore } from '../platform/store.ts';
import { showToast } from '../platform/toasts/toasts.ts';
import { browserTransport } from '../platform/transport/browser-transport.ts';
import { loadBrowserTexts } from './browser-texts.ts';
import { createTexts } from './i18n.ts';
import { createQueryClient } from './query-client.ts';
import type { AppContext } from './router-context.ts';

/** What the routes use in the browser. */
export const browserContext = (page: PageContext, store: AppStore): AppContext => {
  const queryClient = createQueryClient(browserTransport);
  return {
    queryClient,
    page,
    store,
    texts: createTexts(page.storefront, loadBrowserTexts),
    checkoutFacts: async () => {
      const { fetchCheckoutFacts } = await import('../features/checkout/fetch-checkout-facts.ts');
      return fetchCheckoutFacts();
    },
    leaveNotice: (toast) => showToast(store, toast),
  };
};
