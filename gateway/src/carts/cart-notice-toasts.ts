import { cartNotices } from '@shop/domain/carts/cart-notices';
import type { CartReport } from '@shop/domain/carts/carts.port';
import type { ServerToast } from '@shop/domain/pages/page-contract';

/** What the shop did differently than requested, for the next page. */
export const cartNoticeToasts = (report: CartReport): readonly ServerToast[] =>
  cartNotices(report).map(({ values, ...notice }) => ({
    ...notice,
    values: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)])),
  }));
