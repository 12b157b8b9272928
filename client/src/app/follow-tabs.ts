import { CHECKOUT_LOGIN, CHECKOUT_PAYMENT, CHECKOUT_SHIPPING, CHECKOUT_SUMMARY } from '@shop/domain/shared/paths';
import type { QueryClient } from '@tanstack/react-query';

import { confirmationOf } from '../features/orders/model/confirmation-path.ts';
import { leaveSignedOut, leaveToSomebodyElse } from '../features/sessions/model/leave-page.ts';
import { forgetElsewhere, forgetVisitor, knownCheckout, knownVisitor, refreshCart, refreshCheckout, showInHeader } from '../features/sessions/model/personal-queries.ts';
import { keepPlacedOrder, orderOfCart, type PlacedOrder } from '../features/orders/model/placed-order.ts';
import type { AppStore } from '../platform/store.ts';
import type { TabMessage, Tabs } from '../platform/tabs/tab-messages.ts';
import { showToast } from '../platform/toasts/toasts.ts';
import { catchUpWithTabs } from './catch-up-with-tabs.ts';

interface Here {
  readonly store: AppStore;
  readonly path: () => string;
  readonly go: (path: string) => void;
  /** Runs the guards of the page on the screen again. */
  readonly judgeAgain: () => Promise<void>;
}

/** The steps after the basket; their addresses alone, as the guards' own list would bring the guards into every page. */
const isStep = (path: string): boolean => [CHECKOUT_LOGIN, CHECKOUT_SHIPPING, CHECKOUT_PAYMENT, CHECKOUT_SUMMARY].includes(path);

/** The steps with a form: it must not be redrawn for somebody else. */
const isFilledIn = (path: string): boolean => isStep(path) && path !== CHECKOUT_LOGIN;

/** What the cart of this tab's checkout became in another tab. */
const orderedHere = (client: QueryClient): PlacedOrder | undefined => {
  const cartId = knownCheckout(client)?.cart.id;
  const orderId = cartId == null ? undefined : orderOfCart(cartId);
  return cartId == null || orderId === undefined ? undefined : { cartId, orderId };
};

/** Whether the visitor is another one than this tab knows: it may have slept through the message. A step knows by its checkout. */
const isSomebodyElse = (client: QueryClient, path: string, { loginState }: TabMessage): boolean => {
  const known = (isStep(path) ? knownCheckout(client)?.facts.loginState : undefined) ?? knownVisitor(client)?.loginState;
  return known !== undefined && loginState !== undefined && known !== loginState;
};

/** Whether the header shows that cart already: nothing has changed since. */
const isKnownCart = (client: QueryClient, { cart }: TabMessage): boolean => {
  const me = knownVisitor(client);
  return me?.cartId === cart?.id && me?.cartArticleCount === cart?.articleCount;
};

/**
 * Follows the other tabs: a changed cart shows here too, and a shopper in the checkout is told of it and stays.
 * Where the cart was ordered in another tab, this one says thanks for it too.
 * When somebody signs in or out in another tab, the previous visitor's answers leave the screen, and so does a step with a
 * form. Only a visitor who signed in from this cart stays: the refetch shows whether it is still the same one.
 */
export const followTabs = (tabs: Tabs, client: QueryClient, { store, path, go, judgeAgain }: Here): void => {
  const leaveStep = (loginState: TabMessage['loginState']): void => {
    if (loginState === 'LOGGED_OUT') leaveSignedOut(client, { store, go });
    else if (knownCheckout(client)?.facts.loginState === 'LOGGED_OUT') {
      forgetElsewhere(client);
      void refreshCheckout(client);
    } else leaveToSomebodyElse(client, { store, go, wasSignedIn: true });
  };
  const hear = (message: TabMessage): void => {
    if (message.happened === 'login-changed' || isSomebodyElse(client, path(), message)) {
      if (isFilledIn(path())) leaveStep(message.loginState);
      else void forgetVisitor(client).then(judgeAgain);
      return;
    }
    if (message.happened === 'visitor-found' && isKnownCart(client, message)) return;
    const ordered = isStep(path()) ? orderedHere(client) : undefined;
    if (ordered !== undefined) {
      keepPlacedOrder(ordered);
      go(confirmationOf(ordered.orderId));
    } else if (isStep(path())) showToast(store, { kind: 'info', messageKey: 'shop.cart.changedElsewhere' });
    if (message.cart !== undefined) showInHeader(client, message.cart);
    void refreshCart(client);
  };
  tabs.listen(hear);
  void catchUpWithTabs(client, hear);
};
