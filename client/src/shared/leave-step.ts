import { BASKET, HOME } from '@shop/domain/shared/paths';
import type { QueryClient } from '@tanstack/react-query';

import { dropVisitor } from './personal-answers.ts';
import { dropAllDrafts } from './session-draft.ts';
import type { AppStore } from './store.ts';
import { showToast } from './toasts.ts';

interface Leaving {
  readonly store: AppStore;
  readonly go: (address: string) => void;
}

/** Somebody signed out in another tab: nothing of them stays on the screen or in the forms. */
export const leaveSignedOut = (client: QueryClient, { store, go }: Leaving): void => {
  dropVisitor(client);
  dropAllDrafts();
  showToast(store, { kind: 'info', messageKey: 'shop.logout.elsewhere' });
  go(HOME);
};

/** Somebody else is here now. What a visitor typed who has only signed in meanwhile is theirs, and stays. */
export const leaveToSomebodyElse = (client: QueryClient, { store, go, wasSignedIn }: Leaving & { readonly wasSignedIn: boolean }): void => {
  dropVisitor(client);
  if (wasSignedIn) dropAllDrafts();
  showToast(store, { kind: 'info', messageKey: 'shop.login.elsewhere' });
  go(BASKET);
};
