import { CHECKOUT_LOGIN, CHECKOUT_PAYMENT, CHECKOUT_SHIPPING, CHECKOUT_SUMMARY } from '@shop/domain/shared/paths';
import type { QueryClient } from '@tanstack/react-query';

import { confirmationPath } from '../features/orders/model/confirmation-path.ts';
import { leaveAfterSignOut, leaveForOtherVisitor } from '../features/sessions/model/leave-page.ts';
import { removeInactivePersonalQueries, resetPersonalQueries, cachedCheckout, cachedVisitor, invalidateCart, invalidateCheckout, setHeaderCart } from '../features/sessions/model/personal-queries.ts';
import { savePlacedOrder, orderOfCart, type PlacedOrder } from '../features/orders/model/placed-order.ts';
import type { AppStore } from '../platform/store.ts';
import type { TabMessage, TabChannel } from '../platform/tabs/tab-messages.ts';
import { showToast } from '../platform/toasts/toasts.ts';
import { catchUpWithTabs } from './catch-up-with-tabs.ts';

interface TabActions {
  readonly store: AppStore;
  readonly path: () => string;
  readonly navigateTo: (path: string) => void;
  /** Runs the guards of the page on the screen again. */
  readonly rerunGuards: () => Promise<void>;
}

/** The steps after the basket; their addresses alone, as the guards' own list would bring the guards into every page. */
const isStep = (path: string): boolean => [CHECKOUT_LOGIN, CHECKOUT_SHIPPING, CHECKOUT_PAYMENT, CHECKOUT_SUMMARY].includes(path);

/** The steps with a form: it must not be redrawn for somebody else. */
const isFilledIn = (path: string): boolean => isStep(path) && path !== CHECKOUT_LOGIN;

/** What the cart of this tab's checkout became in another tab. */
const orderedHere = (client: QueryClient): PlacedOrder | undefined => {
  const cartId = cachedCheckout(client)?.cart.id;
  const orderId = cartId == null ? undefined : orderOfCart(cartId);
  return cartId == null || orderId === undefined ? undefined : { cartId, orderId };
};

/** Whether the visitor is another one than this tab knows: it may have slept through the message. A step knows by its checkout. */
const isSomebodyElse = (client: QueryClient, path: string, { loginState }: TabMessage): boolean => {
  const known = (isStep(path) ? cachedCheckout(client)?.facts.loginState : undefined) ?? cachedVisitor(client)?.loginState;
  return known !== undefined && loginState !== undefined && known !== loginState;
};

/** Whether the header shows that cart already: nothing has changed since. */
const isKnownCart = (client: QueryClient, { cart }: TabMessage): boolean => {
  const me = cachedVisitor(client);
  return me?.cartId === cart?.id && me?.cartArticleCount === cart?.articleCount;
};

/**
 * Follows the other tabs: a changed cart shows here too, and a shopper in the checkout is told of it and stays.
 * Where the cart was ordered in another tab, this one says thanks for it too.
 * When somebody signs in or out in another tab, the previous visitor's answers leave the screen, and so does a step with a
 * form. Only a visitor who signed in from this cart stays: the refetch shows whether it is still the same one.
 */
export const followTabs = (tabs: TabChannel, client: QueryClient, { store, path, navigateTo, rerunGuards }: TabActions): void => {
  const leaveStep = (loginState: TabMessage['loginState']): void => {
    if (loginState === 'LOGGED_OUT') leaveAfterSignOut(client, { store, navigateTo });
    else if (cachedCheckout(client)?.facts.loginState === 'LOGGED_OUT') {
      removeInactivePersonalQueries(client);
      void invalidateCheckout(client);
    } else leaveForOtherVisitor(client, { store, navigateTo, wasSignedIn: true });
  };
  const receive = (message: TabMessage): void => {
    if (message.happened === 'login-changed' || isSomebodyElse(client, path(), message)) {
      if (isFilledIn(path())) leaveStep(message.loginState);
      else void resetPersonalQueries(client).then(rerunGuards);
      return;
    }
    if (message.happened === 'visitor-found' && isKnownCart(client, message)) return;
    const ordered = isStep(path()) ? orderedHere(client) : undefined;
    if (ordered !== undefined) {
      savePlacedOrder(ordered);
      navigateTo(confirmationPath(ordered.orderId));
    } else if (isStep(path())) showToast(store, { kind: 'info', messageKey: 'shop.cart.changedElsewhere' });
    if (message.cart !== undefined) setHeaderCart(client, message.cart);
    void invalidateCart(client);
  };
  tabs.listen(receive);
  void catchUpWithTabs(client, receive);
};
