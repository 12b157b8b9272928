import { BASKET, HOME } from '@shop/domain/shared/paths';
import type { QueryClient } from '@tanstack/react-query';

import type { AppStore } from '../../../platform/store.ts';
import { showToast } from '../../../platform/toasts/toasts.ts';
import { clearPersonalQueries } from './personal-queries.ts';

interface Leaving {
  readonly store: AppStore;
  readonly navigateTo: (path: string) => void;
}

/** The visitor signed out in another tab: clears their data, and opens the home page. */
export const leaveAfterSignOut = (client: QueryClient, { store, navigateTo }: Leaving): void => {
  clearPersonalQueries(client);
  showToast(store, { kind: 'info', messageKey: 'shop.logout.elsewhere' });
  navigateTo(HOME);
};

/** Another visitor is signed in now: opens their basket. */
export const leaveForOtherVisitor = (client: QueryClient, { store, navigateTo }: Leaving): void => {
  clearPersonalQueries(client);
  showToast(store, { kind: 'info', messageKey: 'shop.login.elsewhere' });
  navigateTo(BASKET);
};
