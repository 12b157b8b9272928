import type { ProductId } from '../catalogue/product.ts';
import type { MessageKey } from '../shared/message-keys.ts';
import { productPath } from '../shared/paths.ts';

/** What a link that asks a buyer for a rating leads to (upstream: decryptAndCheckPieData). */
export interface RatingLink {
  readonly isValid: boolean;
  /** Whether the shopper is told the message. */
  readonly redirect: boolean;
  readonly message?: MessageKey;
  /** Absent if the link is not the shop's own. */
  readonly productId?: ProductId;
}

/** Where a rating link takes the shopper. Without a path there is no such page. */
export interface RatingTarget {
  readonly path?: string;
  readonly toast?: { readonly kind: 'success' | 'error'; readonly messageKey: MessageKey };
}

/** A message is shown only together with the redirect flag; the shopper then goes to the product (ROUTE-03). */
export const ratingTargetOf = ({ isValid, redirect, message, productId }: RatingLink): RatingTarget => ({
  ...(redirect && message !== undefined ? { toast: { kind: isValid ? 'success' : 'error', messageKey: message } } : {}),
  ...(productId === undefined ? {} : { path: productPath(productId) }),
});
