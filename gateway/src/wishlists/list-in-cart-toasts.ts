import type { MessageKey } from '@shop/domain/shared/message-keys';
import type { ServerToast } from '@shop/domain/pages/page-contract';
import { type PiecesWanted, skippedToTell } from '@shop/domain/wishlists/class-list';
import type { ListInCart } from '@shop/domain/wishlists/wishlists.port';
import { cartNoticeToasts } from '../carts/cart-notice-toasts.ts';

/** What was put into the basket, then what was not, and what was done differently. */
export const listInCartToasts = (
  { report, skipped, claims }: ListInCart,
  {
    messageKey = claims.length > 0 ? 'shop.wishlist.inCartClaimed' : 'shop.wishlist.inCart',
    wanted,
  }: { readonly messageKey?: MessageKey; readonly wanted?: PiecesWanted | undefined } = {},
): readonly ServerToast[] => {
  const pieces = report.added.reduce((sum, { quantity }) => sum + quantity, 0);
  const added = { kind: 'success', messageKey, values: { pieces: String(pieces) } } as const;
  const left = skippedToTell(skipped, [...report.added, ...claims], wanted).map(
    ({ name, gap }): ServerToast =>
      name === undefined
        ? { kind: 'warning', messageKey: 'shop.wishlist.entryGone' }
        : { kind: 'warning', messageKey: `shop.wishlist.skipped.${gap}`, values: { name } },
  );
  const told = [...(pieces > 0 ? [added] : []), ...cartNoticeToasts(report), ...left];
  if (told.length > 0 || wanted === undefined) return told;
  return claims.length > 0
    ? [{ kind: 'success', messageKey: 'shop.wishlist.alreadyInCart' }]
    : [{ kind: 'warning', messageKey: 'shop.wishlist.nothingAdded' }];
};
