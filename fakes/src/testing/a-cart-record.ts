import type { CartRecord } from '../carts/cart-record.ts';

/** A kept cart, said by what matters of it. */
export const aCartRecord = (said: Partial<CartRecord> = {}): CartRecord => ({
  id: 'cart-1',
  userId: 'user-1',
  status: { is: 'open' },
  lines: [],
  voucherCodes: [],
  newsletterChosen: false,
  spedition: {},
  ...said,
});
