import { allLinesOf } from '../carts/cart-rules.ts';
import type { AppliedVoucher, Cart } from '../carts/cart.ts';
import type { PositionId } from '../carts/cart-position.ts';
import type { CartPosition } from '../carts/cart-position.ts';
import { type Currency, isSameAmount, money, type Money } from '../shared/money.ts';

/** One line as the shopper saw it above the order button. */
export interface SeenLine {
  readonly positionId: PositionId;
  readonly name: string;
  readonly quantity: number;
  readonly total: Money;
}

/** What a voucher saved above the order button; nothing while it does not apply. */
export type SeenVoucher = Pick<AppliedVoucher, 'code' | 'saving'>;

/** What the shopper saw above the order button, and therefore orders (§ 312j BGB). */
export interface SeenCart {
  readonly total: Money;
  readonly shippingCost?: Money;
  readonly positionCount: number;
  readonly articleCount: number;
  readonly lines: readonly SeenLine[];
  /** Absent in what an earlier release of the page sends: then it is not compared. */
  readonly vouchers?: readonly SeenVoucher[];
  readonly promotionsSaving?: Money;
}

/** One difference between the cart that was seen and the current one. Amounts of a line are those of the whole line. */
export type CartChange =
  | { readonly what: 'total' | 'shipping-cost' | 'promotions'; readonly was: Money; readonly is: Money }
  | { readonly what: 'position-count' | 'article-count'; readonly was: number; readonly is: number }
  | { readonly what: 'voucher'; readonly name: string; readonly was: Money; readonly is: Money }
  | { readonly what: 'voucher-gone'; readonly name: string; readonly was: Money }
  | ({ readonly what: 'line-price'; readonly was: Money; readonly is: Money } & ChangedLine)
  | ({ readonly what: 'line-quantity'; readonly was: number; readonly is: number } & ChangedLine)
  | ({ readonly what: 'line-added'; readonly is: number } & ChangedLine)
  | ({ readonly what: 'line-removed'; readonly was: number } & ChangedLine);

interface ChangedLine {
  readonly positionId: PositionId;
  readonly name: string;
}

const seenLineOf = ({ id, name, quantity, totalPrice }: CartPosition): SeenLine => ({
  positionId: id,
  name,
  quantity,
  total: totalPrice,
});

export const seenCartOf = (cart: Cart): SeenCart => ({
  total: cart.total,
  ...(cart.shippingCost === undefined ? {} : { shippingCost: cart.shippingCost }),
  positionCount: cart.positionCount,
  articleCount: cart.articleCount,
  lines: allLinesOf(cart).map(seenLineOf),
  vouchers: cart.vouchers.map(({ code, saving }) => ({ code, saving })),
  promotionsSaving: cart.promotionsSaving,
});

const amountChange = (
  what: 'total' | 'shipping-cost' | 'promotions',
  was: Money | undefined,
  is: Money | undefined,
): readonly CartChange[] => (was === undefined || is === undefined || isSameAmount(was, is) ? [] : [{ what, was, is }]);

const countChange = (what: 'position-count' | 'article-count', was: number, is: number): readonly CartChange[] =>
  was === is ? [] : [{ what, was, is }];

const isSameUnitPrice = (a: SeenLine, b: SeenLine): boolean =>
  a.total.currency === b.total.currency && a.total.minor * b.quantity === b.total.minor * a.quantity;

const lineChanges = (was: SeenLine, is: SeenLine | undefined): readonly CartChange[] => {
  const { positionId } = was;
  if (is === undefined) return [{ what: 'line-removed', positionId, name: was.name, was: was.quantity }];
  const { name } = is;
  return [
    ...(was.quantity === is.quantity
      ? []
      : [{ what: 'line-quantity', positionId, name, was: was.quantity, is: is.quantity } as const]),
    ...(isSameUnitPrice(was, is)
      ? []
      : [{ what: 'line-price', positionId, name, was: was.total, is: is.total } as const]),
  ];
};

const savingOf = (vouchers: readonly SeenVoucher[], code: string, currency: Currency): Money =>
  vouchers.find((voucher) => voucher.code === code)?.saving ?? money(0, currency);

/** Each voucher whose saving is another one, whether it was redeemed, removed, or applies no longer. */
const voucherChanges = (
  seen: readonly SeenVoucher[] | undefined,
  now: readonly SeenVoucher[],
): readonly CartChange[] => {
  if (seen === undefined) return [];
  return [...new Map([...seen, ...now].map(({ code, saving }) => [code, saving.currency]))].flatMap(
    ([name, currency]): readonly CartChange[] => {
      const [was, is] = [savingOf(seen, name, currency), savingOf(now, name, currency)];
      if (isSameAmount(was, is)) return [];
      return [is.minor === 0 ? { what: 'voucher-gone', name, was } : { what: 'voucher', name, was, is }];
    },
  );
};

/**
 * All differences between a cart and what its shopper saw. One is enough to count the cart as changed, so that nobody
 * pays an unseen price (SUBM-02).
 */
export const changesBetween = (seen: SeenCart, cart: Cart): readonly CartChange[] => {
  const now = seenCartOf(cart);
  const isNew = (line: SeenLine): boolean => !seen.lines.some(({ positionId }) => positionId === line.positionId);
  return [
    ...seen.lines.flatMap((was) =>
      lineChanges(
        was,
        now.lines.find(({ positionId }) => positionId === was.positionId),
      ),
    ),
    ...now.lines
      .filter(isNew)
      .map(({ positionId, name, quantity }) => ({ what: 'line-added', positionId, name, is: quantity }) as const),
    ...amountChange('promotions', seen.promotionsSaving, now.promotionsSaving),
    ...voucherChanges(seen.vouchers, cart.vouchers),
    ...countChange('position-count', seen.positionCount, now.positionCount),
    ...countChange('article-count', seen.articleCount, now.articleCount),
    ...amountChange('shipping-cost', seen.shippingCost, now.shippingCost),
    ...amountChange('total', seen.total, now.total),
  ];
};
