import { isOfCustomer } from '@shop/domain/sessions/public-session';
import { CHECKOUT_LOGIN, CHECKOUT_PAYMENT, CHECKOUT_SHIPPING, CHECKOUT_SUMMARY } from '@shop/domain/shared/paths';
import type { QueryClient } from '@tanstack/react-query';

import { confirmationPath } from '../features/orders/model/confirmation-path.ts';
import { orderOfCart, type PlacedOrder, savePlacedOrder } from '../features/orders/model/placed-order.ts';
import { leaveAfterSignOut, leaveForOtherVisitor } from '../features/sessions/model/leave-page.ts';
import {
  cachedCheckout,
  cachedVisitor,
  invalidateCart,
  invalidateCheckout,
  removeInactivePersonalQueries,
  resetPersonalQueries,
  setHeaderCart,
} from '../features/sessions/model/personal-queries.ts';
import { invalidateLists } from '../features/wishlists/model/invalidate-lists.ts';
import { visitorSession } from '../platform/boot/visitor-cookie.ts';
import { checkSession, onOtherSession } from '../platform/session/page-session.ts';
import type { AppStore } from '../platform/store.ts';
import { onceSeen } from '../platform/tabs/once-seen.ts';
import type { TabChannel, TabMessage } from '../platform/tabs/tab-messages.ts';
import { dismissAllToasts, showToast } from '../platform/toasts/toasts.ts';
import { forgetUnansweredWrites } from '../platform/transport/idempotency-keys.ts';
import { catchUpWithTabs } from './catch-up-with-tabs.ts';

interface TabActions {
  readonly store: AppStore;
  readonly path: () => string;
  readonly navigateTo: (path: string) => void;
  /** Runs the guards of the page on the screen again. */
  readonly rerunGuards: () => Promise<void>;
  /** Whether most pages need a login: who signs out leaves them. */
  readonly isB2b: boolean;
}

/** The steps after the basket. Listed here because the guards' own list would add the guards to the code of every page. */
const isStep = (path: string): boolean =>
  [CHECKOUT_LOGIN, CHECKOUT_SHIPPING, CHECKOUT_PAYMENT, CHECKOUT_SUMMARY].includes(path);

/** The steps with a form. A form must never be shown to another visitor. */
const hasForm = (path: string): boolean => isStep(path) && path !== CHECKOUT_LOGIN;

/** The order that another tab placed from the cart of this tab's checkout. */
const orderOfCheckout = (client: QueryClient): PlacedOrder | undefined => {
  const cartId = cachedCheckout(client)?.cart.id;
  const orderId = cartId == null ? undefined : orderOfCart(cartId);
  return cartId == null || orderId === undefined ? undefined : { cartId, orderId };
};

/** Whether the message is about another visitor than this tab's. A sleeping tab may have missed the login message. */
const isOtherVisitor = (client: QueryClient, path: string, { loginState }: TabMessage): boolean => {
  const known =
    (isStep(path) ? cachedCheckout(client)?.facts.loginState : undefined) ?? cachedVisitor(client)?.loginState;
  return known !== undefined && loginState !== undefined && known !== loginState;
};

/** Whether the header already shows this cart. */
const isKnownCart = (client: QueryClient, { cart }: TabMessage): boolean => {
  const me = cachedVisitor(client);
  return me?.cartId === cart?.id && me?.cartArticleCount === cart?.articleCount;
};

/**
 * Handles the messages of the other tabs. A changed cart is shown here too; a shopper in the checkout gets a notice and stays.
 * If another tab ordered the cart, this tab shows the confirmation as well.
 * After a login or logout in another tab, the previous visitor's data leaves the screen, and so does a step with a form.
 * An anonymous visitor who signed in stays in the step: the refetched checkout shows whether it is still the same cart.
 * Somebody else's session is noticed without a message too (docs/decisions/0153).
 */
export const handleTabMessages = (
  tabs: TabChannel,
  client: QueryClient,
  { store, path, navigateTo, rerunGuards, isB2b }: TabActions,
): void => {
  /** Shows the order that the cart of this tab's checkout became in another tab. */
  const followOrder = (): boolean => {
    const ordered = isStep(path()) ? orderOfCheckout(client) : undefined;
    if (ordered === undefined) return false;
    savePlacedOrder(ordered);
    navigateTo(confirmationPath(ordered.orderId));
    return true;
  };
  const leaveVisitor = (loginState: TabMessage['loginState'], leaveStep: () => void): void => {
    if (hasForm(path()) || (isB2b && loginState === 'logged-out')) leaveStep();
    else void resetPersonalQueries(client).then(rerunGuards);
  };
  const leaveStep = (loginState: TabMessage['loginState']): void =>
    loginState === 'logged-out'
      ? leaveAfterSignOut(client, { store, navigateTo })
      : leaveForOtherVisitor(client, { store, navigateTo });
  const followLogin = ({ loginState }: TabMessage): void =>
    leaveVisitor(loginState, () => {
      if (loginState === 'logged-out' || cachedCheckout(client)?.facts.loginState !== 'logged-out')
        return leaveStep(loginState);
      removeInactivePersonalQueries(client);
      void invalidateCheckout(client);
    });
  const receive = (message: TabMessage): void => {
    if (checkSession()) return;
    if (message.happened !== 'visitor-found') forgetUnansweredWrites();
    if (message.happened === 'lists-changed') return invalidateLists(client);
    if (message.happened === 'login-changed' || isOtherVisitor(client, path(), message)) return followLogin(message);
    if (message.happened === 'visitor-found' && isKnownCart(client, message)) return;
    if (!followOrder() && isStep(path())) showToast(store, { kind: 'info', messageKey: 'shop.cart.changedElsewhere' });
    if (message.cart !== undefined) setHeaderCart(client, message.cart);
    onceSeen('cart', () => void invalidateCart(client));
  };
  tabs.listen(receive);
  onOtherSession(() => {
    dismissAllToasts(store);
    const loginState = isOfCustomer(visitorSession()) ? 'customer' : 'logged-out';
    if (followOrder()) void invalidateCart(client);
    else leaveVisitor(loginState, () => leaveStep(loginState));
  });
  void catchUpWithTabs(client, receive);
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    invalidateLists(client);
    void catchUpWithTabs(client, receive, { isBack: true });
  });
};
