import type { CheckoutFacts } from '@shop/domain/checkout/checkout';
import type { QueryClient } from '@tanstack/react-query';

import type { PageContext } from '../platform/pages/page-context.tsx';
import type { AppStore } from '../platform/store.ts';
import type { NewToast } from '../platform/toasts/toasts.ts';
import type { Texts } from './i18n.ts';

/** The page that is on the screen while the next one is loading. */
export interface Screen {
  /** Undefined on the first page of an app that the server has not rendered. */
  readonly shown: () =>
    | { readonly href: string; readonly pathname: string; readonly search: Readonly<Record<string, unknown>> }
    | undefined;
  /** Runs this once the next page is on the screen. */
  readonly onceShown: (then: () => void) => void;
}

/** What routes may use, apart from the router. */
export interface AppContext {
  readonly queryClient: QueryClient;
  readonly page: PageContext;
  readonly texts: Texts;
  readonly store: AppStore;
  /** The facts for the guards, fetched at each navigation. */
  readonly checkoutFacts: () => Promise<CheckoutFacts>;
  /** Leaves a notice for the page that a redirect leads to. */
  readonly leaveNotice: (toast: NewToast) => void;
}

export interface RouterContext extends AppContext {
  readonly screen: Screen;
}
