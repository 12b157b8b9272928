import type { CartReport } from '@shop/domain/carts/carts.port';
import type { CartRecord } from './cart-record.ts';

/** The cart after the operations so far, and the report on them. */
export interface CartChange {
  readonly cart: CartRecord;
  readonly report: CartReport;
}
