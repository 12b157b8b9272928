import type { CartRecord } from '../carts/cart-record.ts';

/** A stored cart; a test names only the fields that matter. */
export const aCartRecord = (said: Partial<CartRecord> = {}): CartRecord => ({
  id: 'cart-1',
  userId: 'user-1',
  status: { is: 'open' },
  lines: [],
  voucherCodes: [],
  spedition: {},
  ...said,
});
