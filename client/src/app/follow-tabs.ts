import { CHECKOUT_LOGIN, CHECKOUT_PAYMENT, CHECKOUT_SHIPPING, CHECKOUT_SUMMARY } from '@shop/domain/shared/paths';
import type { QueryClient } from '@tanstack/react-query';

import { confirmationOf } from '../shared/confirmation-address.ts';
import type { CheckoutQuery } from '../shared/generated/graphql.ts';
import { forgetVisitor, refreshCart } from '../shared/personal-answers.ts';
import { keepPlacedOrder, orderOfCart, type PlacedOrder } from '../shared/placed-order.ts';
import type { AppStore } from '../shared/store.ts';
import type { Tabs } from '../shared/tabs.ts';
import { showToast } from '../shared/toasts.ts';

interface Here {
  readonly store: AppStore;
  readonly path: () => string;
  readonly go: (path: string) => void;
  /** Runs the guards of the page on the screen again. */
  readonly judgeAgain: () => Promise<void>;
}

/** The steps after the basket; their addresses alone, as the guards' own list would bring the guards into every page. */
const isStep = (path: string): boolean => [CHECKOUT_LOGIN, CHECKOUT_SHIPPING, CHECKOUT_PAYMENT, CHECKOUT_SUMMARY].includes(path);

/** What the cart of this tab's checkout became in another tab. */
const orderedHere = (client: QueryClient): PlacedOrder | undefined => {
  const cartId = client.getQueryData<CheckoutQuery>(['Checkout', {}])?.checkout.cart.id;
  const orderId = cartId == null ? undefined : orderOfCart(cartId);
  return cartId == null || orderId === undefined ? undefined : { cartId, orderId };
};

/**
 * Agrees with the other tabs: a changed cart shows here too, and whoever stands in the checkout is told of it and stays.
 * Where the cart was ordered in another tab, this one says thanks for it too.
 * When somebody signs in or out elsewhere, nothing of the visitor before stays on the screen.
 */
export const followTabs = (tabs: Tabs, client: QueryClient, { store, path, go, judgeAgain }: Here): void => {
  tabs.listen(({ happened }) => {
    if (happened === 'cart-changed') {
      const ordered = isStep(path()) ? orderedHere(client) : undefined;
      if (ordered !== undefined) {
        keepPlacedOrder(ordered);
        go(confirmationOf(ordered.orderId));
      } else if (isStep(path())) showToast(store, { kind: 'info', messageKey: 'shop.cart.changedElsewhere' });
      void refreshCart(client);
      return;
    }
    void forgetVisitor(client).then(judgeAgain);
  });
};
