import type { OrderId } from '../shared/shop-id.ts';
import type { MessageKey } from '../shared/message-keys.ts';
import type { CheckoutFacts } from './checkout.ts';
import type { NoticeKind } from '../shared/guard-result.ts';

/** Why there is nothing in the cart that could be ordered. */
export type EmptyCartCause =
  | { readonly because: 'ordered'; readonly orderId: OrderId }
  | { readonly because: 'sold-out'; readonly names: readonly string[] }
  | { readonly because: 'session-ended' }
  /** Nothing was put into it, or the shopper took everything out again. */
  | { readonly because: 'nothing-chosen' };

/** A message about it for the shopper. */
export interface EmptyCartNotice {
  readonly kind: NoticeKind;
  readonly messageKey: MessageKey;
  readonly values?: Readonly<Record<string, string>>;
}

/** As many names as a message holds; the basket lists all. */
const MOST_NAMES = 3;

const listed = (names: readonly string[]): string =>
  `${names.slice(0, MOST_NAMES).join(', ')}${names.length > MOST_NAMES ? ' …' : ''}`;

/** An order that is only stored does not count: it may wait for its payment, or never be paid (docs/decisions/0157). */
export const emptyCartCauseOf = ({
  cart: { soldOut },
  shownOrderId,
  hasSessionEnded = false,
}: Pick<CheckoutFacts, 'shownOrderId' | 'hasSessionEnded'> & {
  readonly cart: Pick<CheckoutFacts['cart'], 'soldOut'>;
}): EmptyCartCause => {
  if (soldOut.length > 0) return { because: 'sold-out', names: soldOut };
  if (shownOrderId !== undefined) return { because: 'ordered', orderId: shownOrderId };
  return { because: hasSessionEnded ? 'session-ended' : 'nothing-chosen' };
};

export const emptyCartNotice = (cause: EmptyCartCause): EmptyCartNotice => {
  switch (cause.because) {
    case 'ordered':
      return { kind: 'info', messageKey: 'shop.checkout.ordered', values: { orderId: cause.orderId } };
    case 'sold-out':
      return { kind: 'warning', messageKey: 'shop.checkout.soldOut', values: { names: listed(cause.names) } };
    case 'session-ended':
      return { kind: 'warning', messageKey: 'shop.error.sessionExpired' };
    case 'nothing-chosen':
      return { kind: 'info', messageKey: 'shop.checkout.nothingChosen' };
  }
};
