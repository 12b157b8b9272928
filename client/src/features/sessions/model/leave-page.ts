import { BASKET, HOME } from '@shop/domain/shared/paths';
import type { QueryClient } from '@tanstack/react-query';

import { removeAllDrafts } from '../../../platform/forms/form-draft.ts';
import type { AppStore } from '../../../platform/store.ts';
import { showToast } from '../../../platform/toasts/toasts.ts';
import { clearPersonalQueries } from './personal-queries.ts';

interface Leaving {
  readonly store: AppStore;
  readonly navigateTo: (path: string) => void;
}

/** The visitor signed out in another tab: clears their data and drafts, and opens the home page. */
export const leaveAfterSignOut = (client: QueryClient, { store, navigateTo }: Leaving): void => {
  clearPersonalQueries(client);
  removeAllDrafts();
  showToast(store, { kind: 'info', messageKey: 'shop.logout.elsewhere' });
  navigateTo(HOME);
};

/** Another visitor is signed in now: opens their basket. Removes the drafts of a signed-in visitor; a visitor who has only just signed in keeps theirs. */
export const leaveForOtherVisitor = (client: QueryClient, { store, navigateTo, wasSignedIn }: Leaving & { readonly wasSignedIn: boolean }): void => {
  clearPersonalQueries(client);
  if (wasSignedIn) removeAllDrafts();
  showToast(store, { kind: 'info', messageKey: 'shop.login.elsewhere' });
  navigateTo(BASKET);
};
