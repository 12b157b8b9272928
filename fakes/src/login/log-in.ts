import type { SignedIn } from '@shop/domain/visit/session';
import type { Credentials, LoginRefusal } from '@shop/domain/sessions/sessions.port';
import type { Shopper } from '@shop/domain/visit/shopper';
import { granted, refused, type Result } from '@shop/domain/shared/result';
import { isPasswordOf } from '../customers/check-password.ts';
import { accountFor } from '../sessions/find-account.ts';
import { loginKey } from '../sessions/user.ts';
import { isMagicEmail } from '../parameters/magic-values.ts';
import type { Transaction } from '../worlds/transaction.ts';
import { activeListOf } from '../wishlists/stored-lists.ts';
import { takeOverLists } from '../wishlists/take-over-lists.ts';
import { currentUser } from '../sessions/current-user.ts';
import { clearFailedLogins, isLockedOut, recordFailedLogin, attemptKey } from '../sessions/failed-logins.ts';
import { endSession, startSession } from '../sessions/start-session.ts';
import { mergeCart } from './take-over-cart.ts';

const WRONG: LoginRefusal = { because: 'wrong-credentials', message: 'shop.login.failed' };
const TOO_MANY: LoginRefusal = { because: 'too-many-tries', message: 'shop.error.tooManyTries' };

/** An unknown login and a wrong password get the same reply, and both count as failures. */
export const logIn = (
  tx: Transaction,
  shopper: Shopper,
  credentials: Credentials,
  address: string,
): Result<SignedIn, LoginRefusal> => {
  const key = loginKey(credentials.identifier, shopper.storefront.isB2b);
  const tried = attemptKey(key, address);
  if (isLockedOut(tx, tried) || isMagicEmail(credentials.identifier, 'locked-out')) return refused(TOO_MANY);
  const account = accountFor(tx, key);
  if (account === undefined || !isPasswordOf(account, credentials.password)) {
    recordFailedLogin(tx, tried);
    return refused(WRONG);
  }
  clearFailedLogins(tx, tried);
  const { cartId, merged } = mergeCart(tx, shopper, account, credentials.mergeCart);
  const listMoved = takeOverLists(tx, shopper.storefront, currentUser(tx, shopper)?.userId, account);
  // A guest's session ends with the cart that it is needed for.
  if (shopper.sessionToken !== undefined && (credentials.mergeCart || shopper.loginState !== 'guest'))
    endSession(tx, shopper.sessionToken);
  const session = startSession(tx, account.userId, credentials.stayLogged ? 'stayLogged' : 'customer');
  return granted({
    userId: account.userId,
    ...session,
    firstName: account.firstName,
    lastName: account.lastName,
    cartMerged: merged,
    sharedListMerged: listMoved,
    updatedCartId: cartId,
    activeWishlistId: activeListOf(tx, account.userId),
  });
};
