import { dealSplitMessage } from '../deals/deal-quantity.ts';
import type { MessageKey } from '../shared/message-keys.ts';
import type { CartReport } from './carts.port.ts';

/** Something that a shopper should know about a change of their cart. */
export interface CartNotice {
  readonly kind: 'warning';
  readonly messageKey: MessageKey;
  readonly values: Readonly<Record<string, string | number>>;
}

const warning = (messageKey: MessageKey, values: CartNotice['values']): CartNotice => ({
  kind: 'warning',
  messageKey,
  values,
});

/** What the shop did differently than requested (CART-04). */
export const cartNotices = ({
  variantsToChoose,
  quantityChanged,
  maxInCart,
  dealSplit,
}: Pick<CartReport, 'variantsToChoose' | 'quantityChanged' | 'maxInCart' | 'dealSplit'>): readonly CartNotice[] => [
  ...variantsToChoose.map(({ name }) => warning('shop.cart.variantsToChoose', { name })),
  ...quantityChanged.map(({ name, asked, now }) => warning('shop.cart.quantityChanged', { name, asked, now })),
  ...maxInCart.map(({ name, max }) => warning('shop.cart.maxInCart', { name, max })),
  ...dealSplit.map(({ name, lightning, normal }) =>
    warning(dealSplitMessage({ lightning }), { name, lightning, normal }),
  ),
];
