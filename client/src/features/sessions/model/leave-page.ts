import { BASKET, HOME } from '@shop/domain/shared/paths';
import type { QueryClient } from '@tanstack/react-query';

import { dropVisitor } from './personal-queries.ts';
import { dropAllDrafts } from '../../../platform/forms/form-draft.ts';
import type { AppStore } from '../../../platform/store.ts';
import { showToast } from '../../../platform/toasts/toasts.ts';

interface Leaving {
  readonly store: AppStore;
  readonly go: (address: string) => void;
}

/** The visitor signed out in another tab: their answers and drafts are dropped, and the home page opens. */
export const leaveSignedOut = (client: QueryClient, { store, go }: Leaving): void => {
  dropVisitor(client);
  dropAllDrafts();
  showToast(store, { kind: 'info', messageKey: 'shop.logout.elsewhere' });
  go(HOME);
};

/** Another visitor is signed in now: opens their basket. Drafts are dropped if they were a signed-in visitor's; a visitor who has only just signed in keeps them. */
export const leaveToSomebodyElse = (client: QueryClient, { store, go, wasSignedIn }: Leaving & { readonly wasSignedIn: boolean }): void => {
  dropVisitor(client);
  if (wasSignedIn) dropAllDrafts();
  showToast(store, { kind: 'info', messageKey: 'shop.login.elsewhere' });
  go(BASKET);
};
