import type { FormRefusal } from '@shop/domain/shared/field-errors';
import { granted, refused, type Result } from '@shop/domain/shared/result';
import type { Shopper, UserId } from '@shop/domain/visit/shopper';
import { dropReservation } from '../deals/stored-reservations.ts';
import { signedInAccount } from '../sessions/current-user.ts';
import { forgetReviewsOf } from '../reviews/forget-reviews.ts';
import { endSessionsOf } from '../sessions/start-session.ts';
import { forgetAlertsOf } from '../stock-alerts/stored-alerts.ts';
import { forgetLists } from '../wishlists/forget-lists.ts';
import { entriesOf } from '../worlds/persistent-map.ts';
import { remove, type Transaction, type View } from '../worlds/transaction.ts';
import { sendAccountDeleted } from './account-mails.ts';
import { wrongPassword } from './check-password.ts';
import { forgetLinksOf } from './forget-password-links.ts';
import { NOT_SIGNED_IN } from '../sessions/not-signed-in.ts';
import { loginKey } from '../sessions/user.ts';

const UNPAID_ORDER: FormRefusal = { because: 'invalid-form', fieldErrors: [], general: 'shop.account.unpaidOrder' };

const hasUnpaidOrder = ({ state }: View, userId: UserId): boolean =>
  entriesOf(state.orders).some(([, order]) => order.userId === userId && order.status === 'awaiting-payment');

const removeOpenCarts = (tx: Transaction, userId: UserId): void => {
  for (const [cartId, cart] of entriesOf(tx.state.carts)) {
    if (cart.userId !== userId || cart.status.is !== 'open') continue;
    remove(tx, 'carts', cartId);
    dropReservation(tx, cartId);
  }
};

/** Everything goes but the orders and what belongs to them, which the law makes the shop keep. */
export const deleteAccount = (
  tx: Transaction,
  shopper: Shopper,
  password: string,
  address: string,
): Result<void, FormRefusal> => {
  const account = signedInAccount(tx, shopper);
  if (account === undefined) return refused(NOT_SIGNED_IN);
  const wrong = wrongPassword(tx, account, { typed: password, field: 'password', address });
  if (wrong !== undefined) return refused(wrong);
  const { userId, email, customerNumber } = account;
  if (hasUnpaidOrder(tx, userId)) return refused(UNPAID_ORDER);
  remove(tx, 'logins', loginKey(email, false));
  if (customerNumber !== undefined) remove(tx, 'logins', loginKey(customerNumber, true));
  forgetLists(tx, userId);
  remove(tx, 'users', userId);
  remove(tx, 'addressBooks', userId);
  remove(tx, 'savedLists', userId);
  removeOpenCarts(tx, userId);
  forgetLinksOf(tx, userId);
  forgetReviewsOf(tx, userId);
  forgetAlertsOf(tx, account);
  endSessionsOf(tx, userId);
  sendAccountDeleted(tx, shopper.storefront, account);
  return granted(undefined);
};
