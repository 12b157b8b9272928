import type { MessageKey } from '@shop/domain/shared/message-keys';
import type { ServerToast } from '@shop/domain/pages/page-contract';
import { skippedToTell, type WantedEntries } from '@shop/domain/wishlists/class-list';
import type { ListInCart } from '@shop/domain/wishlists/wishlists.port';
import { cartNoticeToasts } from '../carts/cart-notice-toasts.ts';

/** What was put into the basket, then what was not, and what was done differently. */
const inCartToasts = (
  { report, skipped, claims }: ListInCart,
  messageKey: MessageKey,
  wanted: WantedEntries,
): readonly ServerToast[] => {
  const pieces = report.added.reduce((sum, { quantity }) => sum + quantity, 0);
  const added = { kind: 'success', messageKey, values: { pieces: String(pieces) } } as const;
  const left = skippedToTell(skipped, [...report.added, ...claims], wanted).map(
    ({ name, gap }): ServerToast =>
      name === undefined
        ? { kind: 'warning', messageKey: 'shop.wishlist.entryGone' }
        : { kind: 'warning', messageKey: `shop.wishlist.skipped.${gap}`, values: { name } },
  );
  return [...(pieces > 0 ? [added] : []), ...cartNoticeToasts(report), ...left];
};

/** Of a list with which nothing happened, why not: a class list fills the basket up. */
export const listInCartToasts = (put: ListInCart, wanted: WantedEntries): readonly ServerToast[] => {
  const isClaimed = put.claims.length > 0;
  const told = inCartToasts(put, isClaimed ? 'shop.wishlist.inCartClaimed' : 'shop.wishlist.inCart', wanted);
  if (told.length > 0) return told;
  if (wanted.pieces === undefined) return [{ kind: 'info', messageKey: 'shop.wishlist.openInCart' }];
  return isClaimed
    ? [{ kind: 'success', messageKey: 'shop.wishlist.alreadyInCart' }]
    : [{ kind: 'warning', messageKey: 'shop.wishlist.nothingAdded' }];
};

export const teaserListInCartToasts = (put: ListInCart): readonly ServerToast[] =>
  inCartToasts(put, 'shop.wishlist.teaserInCart', {});
