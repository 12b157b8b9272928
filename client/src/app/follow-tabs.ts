import { CHECKOUT_LOGIN, CHECKOUT_PAYMENT, CHECKOUT_SHIPPING, CHECKOUT_SUMMARY } from '@shop/domain/shared/paths';
import type { QueryClient } from '@tanstack/react-query';

import { forgetVisitor, refreshCart } from '../shared/personal-answers.ts';
import type { AppStore } from '../shared/store.ts';
import type { Tabs } from '../shared/tabs.ts';
import { showToast } from '../shared/toasts.ts';

interface Here {
  readonly store: AppStore;
  readonly path: () => string;
  /** Runs the guards of the page on the screen again. */
  readonly judgeAgain: () => Promise<void>;
}

/** The steps after the basket; their addresses alone, as the guards' own list would bring the guards into every page. */
const isStep = (path: string): boolean => [CHECKOUT_LOGIN, CHECKOUT_SHIPPING, CHECKOUT_PAYMENT, CHECKOUT_SUMMARY].includes(path);

/**
 * Agrees with the other tabs: a changed cart shows here too, and whoever stands in the checkout is told of it and stays.
 * When somebody signs in or out elsewhere, nothing of the visitor before stays on the screen.
 */
export const followTabs = (tabs: Tabs, client: QueryClient, { store, path, judgeAgain }: Here): void => {
  tabs.listen(({ happened }) => {
    if (happened === 'cart-changed') {
      if (isStep(path())) showToast(store, { kind: 'info', messageKey: 'shop.cart.changedElsewhere' });
      void refreshCart(client);
      return;
    }
    void forgetVisitor(client).then(judgeAgain);
  });
};
