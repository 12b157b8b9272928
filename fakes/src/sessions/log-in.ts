import type { Credentials, LoginRefusal, SignedIn } from '@shop/domain/sessions/sessions.port';
import type { Shopper } from '@shop/domain/sessions/shopper';
import { granted, refused, type Result } from '@shop/domain/shared/result';
import { type Account, loginKey, passwordDigest } from '../customers/user.ts';
import { isMagicEmail } from '../worlds/magic-values.ts';
import { rowOf } from '../worlds/table.ts';
import type { Turn, View } from '../worlds/turn.ts';
import { standardListOf } from '../wishlists/standard-list.ts';
import { forgetFailures, isLockedOut, noteFailure, tryKey } from './login-tries.ts';
import { endSession, startSession } from './start-session.ts';
import { mergeCart } from './take-over-cart.ts';

const WRONG: LoginRefusal = { because: 'wrong-credentials', message: 'shop.login.failed' };
const TOO_MANY: LoginRefusal = { because: 'too-many-tries', message: 'shop.error.tooManyTries' };

const accountFor = ({ state }: View, key: string): Account | undefined => {
  const userId = rowOf(state.logins, key);
  const user = userId === undefined ? undefined : rowOf(state.users, userId);
  return user?.kind === 'customer' ? user : undefined;
};

/** An unknown name and a wrong password are answered alike, and both count as tries. */
export const logIn = (turn: Turn, shopper: Shopper, credentials: Credentials): Result<SignedIn, LoginRefusal> => {
  const key = loginKey(credentials.identifier, shopper.storefront.isB2b);
  const tried = tryKey(key, shopper);
  if (isLockedOut(turn, tried) || isMagicEmail(credentials.identifier, 'locked-out')) return refused(TOO_MANY);
  const account = accountFor(turn, key);
  if (account === undefined || account.passwordDigest !== passwordDigest(account.userId, credentials.password)) {
    noteFailure(turn, tried);
    return refused(WRONG);
  }
  forgetFailures(turn, tried);
  const { cartId, merged } = mergeCart(turn, shopper, account, credentials.mergeCart);
  if (shopper.sessionToken !== undefined) endSession(turn, shopper.sessionToken);
  const session = startSession(turn, account.userId, credentials.stayLogged ? 'stayLogged' : 'customer');
  return granted({
    userId: account.userId,
    ...session,
    firstName: account.firstName,
    lastName: account.lastName,
    cartMerged: merged,
    sharedListMerged: false,
    updatedCartId: cartId,
    activeWishlistId: standardListOf(account.userId),
  });
};
