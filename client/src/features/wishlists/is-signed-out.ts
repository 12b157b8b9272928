import { keyOfListRefusal } from '@shop/domain/wishlists/wishlist-refusal-key';

import { isSessionOver } from '../../platform/session/page-session.ts';

/** Whether the shop does not find a customer's list because the login is over: what was typed waits until the next one. */
export const isSignedOut = (
  result: { readonly __typename: string; readonly because?: string } | undefined,
  hasAccount: boolean,
): boolean =>
  hasAccount && result?.__typename === 'WishlistRefused' && result.because === 'no-such-list' && isSessionOver();

/** What a visitor is told of a list that is not there, or not theirs any more. */
export const keyOfMissingList = (hasAccount: boolean): string =>
  keyOfListRefusal(
    { because: 'no-such-list' },
    { loginState: hasAccount && !isSessionOver() ? 'customer' : 'logged-out' },
  );
