import type { CheckoutFacts } from '@shop/domain/checkout/checkout';
import type { QueryClient } from '@tanstack/react-query';

import type { PageContext } from '../platform/pages/page-context.tsx';
import type { AppStore } from '../platform/store.ts';
import type { NewToast } from '../platform/toasts/toasts.ts';
import type { Texts } from './i18n.ts';

/** What routes may use. */
export interface RouterContext {
  readonly queryClient: QueryClient;
  readonly page: PageContext;
  readonly texts: Texts;
  readonly store: AppStore;
  /** The facts for the guards, fetched at each navigation. */
  readonly checkoutFacts: () => Promise<CheckoutFacts>;
  /** Leaves a notice for the page that a redirect leads to. */
  readonly leaveNotice: (toast: NewToast) => void;
}
