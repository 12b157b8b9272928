import type { MessageKey } from '../shared/message-keys.ts';
import type { Shopper } from '../visit/shopper.ts';

/** What any list of a visitor may refuse, apart from the errors of a form. */
export type ListRefusalWord =
  | 'no-such-list'
  | 'not-allowed'
  | 'no-such-entry'
  | 'no-such-item'
  | 'changed-meanwhile'
  | 'invalid-quantity'
  | 'list-full'
  | 'too-many-lists'
  | 'too-many-members'
  | 'too-many-comments'
  | 'too-many-pieces'
  | 'more-than-needed'
  | 'too-many-claims'
  | 'no-such-comment'
  | 'no-such-link'
  | 'no-such-claim'
  | 'no-such-merge'
  | 'no-such-source'
  | 'nothing-to-add'
  | 'login-needed'
  | 'choose-list'
  | 'cart-not-found'
  | 'already-submitted';

const KEYS: Readonly<Record<ListRefusalWord, MessageKey>> = {
  'no-such-list': 'shop.wishlist.notFound',
  'not-allowed': 'shop.wishlist.notAllowed',
  'no-such-entry': 'shop.wishlist.entryGone',
  'no-such-item': 'shop.wishlist.itemGone',
  'changed-meanwhile': 'shop.wishlist.changedMeanwhile',
  'invalid-quantity': 'shop.wishlist.quantity',
  'list-full': 'shop.wishlist.full',
  'too-many-lists': 'shop.wishlist.tooMany',
  'too-many-members': 'shop.wishlist.tooManyMembers',
  'too-many-comments': 'shop.wishlist.tooManyComments',
  'too-many-pieces': 'shop.wishlist.claim.tooMany',
  'more-than-needed': 'shop.wishlist.claim.moreThanNeeded',
  'too-many-claims': 'shop.wishlist.claim.tooManyClaims',
  'no-such-comment': 'shop.wishlist.commentGone',
  'no-such-link': 'shop.wishlist.link.gone',
  'no-such-claim': 'shop.wishlist.claim.unknown',
  'no-such-merge': 'shop.wishlist.mergeGone',
  'no-such-source': 'shop.wishlist.sourceGone',
  'nothing-to-add': 'shop.wishlist.nothingToAdd',
  'login-needed': 'shop.wishlist.loginNeeded',
  'choose-list': 'shop.wishlist.chooseList',
  'cart-not-found': 'shop.error.sessionExpired',
  'already-submitted': 'vue.checkout.error.orderAlreadySubmitted',
};

type Asking = Pick<Shopper, 'loginState'>;

/** What a visitor is told of a refusal. Whoever is not signed in may have been, and may have their list back. */
export const keyOfListRefusal = (
  { because }: { readonly because: ListRefusalWord },
  { loginState }: Asking,
): MessageKey => (because === 'no-such-list' && loginState === 'customer' ? 'shop.wishlist.gone' : KEYS[because]);

/** What a visitor is told of a claim that is refused: nobody claims nothing. */
export const keyOfClaimRefusal = (
  refusal: { readonly because: ListRefusalWord; readonly open?: number },
  shopper: Asking,
): MessageKey => {
  if (refusal.because === 'invalid-quantity') return 'shop.wishlist.claim.quantity';
  if (refusal.because === 'too-many-pieces' && refusal.open === 0) return 'shop.wishlist.claim.noneOpen';
  return keyOfListRefusal(refusal, shopper);
};
