import type { FormRefusal } from '@shop/domain/shared/field-errors';
import { granted, refused } from '@shop/domain/shared/result';
import type { Result } from '@shop/domain/shared/result';
import type { OpenedSession, SignedIn } from '@shop/domain/visit/session';
import type { LoginRefusal } from '@shop/domain/sessions/sessions.port';
import type { AuthResultFieldsFragment, ShopInitMutation } from '../generated/operation-types.ts';
import { readInstant } from '../shared/read-dates.ts';
import { readFormRefusal } from '../shared/read-form-refusal.ts';
import { readMessage } from '../shared/read-message.ts';
import { readRefusal } from '../shared/read-mutation-result.ts';
import type { RefusalTable } from '../shared/read-mutation-result.ts';
import { readId } from '../shared/read-text.ts';
import { Unreadable } from '../shared/unreadable.ts';

export const readOpenedSession = ({
  shopInit: { userId, cartId, activeWishlistId },
}: ShopInitMutation): OpenedSession => ({
  userId: readId(userId),
  cartId: readId(cartId),
  activeWishlistId: readId(activeWishlistId),
});

const readSignedIn = ({ token, ...result }: AuthResultFieldsFragment): SignedIn => {
  if (token === null) throw new Unreadable('a session without its token');
  return {
    userId: readId(result.userId),
    sessionToken: readId(token.jwt),
    expires: readInstant(token.expires),
    firstName: result.firstName ?? '',
    lastName: result.lastName ?? '',
    cartMerged: result.cartMerged,
    sharedListMerged: result.sharedListMerged,
    updatedCartId: readId(result.updatedCartId),
    activeWishlistId: readId(result.activeWishlistId),
  };
};

const LOGIN_REFUSALS: RefusalTable<LoginRefusal> = {
  WRONG_CREDENTIALS: ({ message }) => ({
    because: 'wrong-credentials',
    message: readMessage(message, 'shop.login.failed'),
  }),
  TOO_MANY_TRIES: ({ message }) => ({
    because: 'too-many-tries',
    message: readMessage(message, 'shop.error.tooManyTries'),
  }),
};

/** Outcome of a login. A refusal without a code counts as wrong credentials: a login must not reveal more. */
export const readLogin = (result: AuthResultFieldsFragment): Result<SignedIn, LoginRefusal> => {
  if (result.refusal !== null) return refused(readRefusal(LOGIN_REFUSALS, result.refusal));
  if (result.successfull) return granted(readSignedIn(result));
  return refused({ because: 'wrong-credentials', message: readMessage(result.errorMessage, 'shop.login.failed') });
};

/** Outcome of a registration, of a customer or a guest. */
export const readRegistration = (result: AuthResultFieldsFragment): Result<SignedIn, FormRefusal> => {
  if (result.refusal !== null) return refused(readRefusal<FormRefusal>({}, result.refusal));
  if (result.successfull) return granted(readSignedIn(result));
  return refused(readFormRefusal({ fieldErrors: result.fieldErrors, general: result.errorMessage }));
};
