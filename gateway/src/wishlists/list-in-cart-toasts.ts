import type { MessageKey } from '@shop/domain/shared/message-keys';
import type { ServerToast } from '@shop/domain/pages/page-contract';
import { skippedToTell } from '@shop/domain/wishlists/class-list';
import type { ListInCart } from '@shop/domain/wishlists/wishlists.port';
import { cartNoticeToasts } from '../carts/cart-notice-toasts.ts';

/** What was put into the basket, then what was not, and what was done differently. */
export const listInCartToasts = (
  { report, skipped }: ListInCart,
  messageKey: MessageKey = 'shop.wishlist.inCart',
): readonly ServerToast[] => {
  const pieces = report.added.reduce((sum, { quantity }) => sum + quantity, 0);
  const added = { kind: 'success', messageKey, values: { pieces: String(pieces) } } as const;
  const left = skippedToTell(skipped, report.added).map(({ name, gap }) => ({
    kind: 'warning' as const,
    messageKey: `shop.wishlist.skipped.${gap}`,
    values: { name },
  }));
  return [...(pieces > 0 ? [added] : []), ...cartNoticeToasts(report), ...left];
};
