import type { Cart } from '../carts/cart.ts';
import type { PositionId } from '../carts/cart-position.ts';
import { type Currency, isSameAmount, money, type Money } from '../shared/money.ts';
import { type SeenCart, seenCartOf, type SeenLine, type SeenVoucher } from './seen-cart.ts';

/** One difference between the cart that was seen and the current one. Amounts of a line are those of the whole line, counts its pieces. */
export type CartChange =
  | { readonly what: 'total' | 'shipping-cost' | 'promotions'; readonly was: Money; readonly is: Money }
  | { readonly what: 'position-count' | 'article-count'; readonly countWas: number; readonly countIs: number }
  | { readonly what: Choice }
  | { readonly what: 'voucher'; readonly name: string; readonly was: Money; readonly is: Money }
  | { readonly what: 'voucher-gone'; readonly name: string; readonly was: Money }
  | ({ readonly what: 'line-price'; readonly was: Money; readonly is: Money } & ChangedLine)
  | ({ readonly what: 'line-quantity'; readonly countWas: number; readonly countIs: number } & ChangedLine)
  | ({ readonly what: 'line-added'; readonly countIs: number } & ChangedLine)
  | ({ readonly what: 'line-removed'; readonly countWas: number } & ChangedLine);

/** What is chosen before the summary, and shown there. */
const CHOICES = {
  'billing-address': 'billingAddress',
  'delivery-address': 'deliveryAddress',
  shipper: 'shipper',
  payment: 'payment',
} as const satisfies Readonly<Record<string, keyof SeenCart>>;
type Choice = keyof typeof CHOICES;
const ALL_CHOICES: readonly Choice[] = ['billing-address', 'delivery-address', 'shipper', 'payment'];

interface ChangedLine {
  readonly positionId: PositionId;
  readonly name: string;
}

const amountChange = (
  what: 'total' | 'shipping-cost' | 'promotions',
  was: Money | undefined,
  is: Money | undefined,
): readonly CartChange[] => (was === undefined || is === undefined || isSameAmount(was, is) ? [] : [{ what, was, is }]);

const countChange = (
  what: 'position-count' | 'article-count',
  countWas: number,
  countIs: number,
): readonly CartChange[] => (countWas === countIs ? [] : [{ what, countWas, countIs }]);

const isSameUnitPrice = (a: SeenLine, b: SeenLine): boolean =>
  a.total.currency === b.total.currency && a.total.minor * b.quantity === b.total.minor * a.quantity;

const lineChanges = (was: SeenLine, is: SeenLine | undefined): readonly CartChange[] => {
  const { positionId } = was;
  if (is === undefined) return [{ what: 'line-removed', positionId, name: was.name, countWas: was.quantity }];
  const { name } = is;
  return [
    ...(was.quantity === is.quantity
      ? []
      : [{ what: 'line-quantity', positionId, name, countWas: was.quantity, countIs: is.quantity } as const]),
    ...(isSameUnitPrice(was, is)
      ? []
      : [{ what: 'line-price', positionId, name, was: was.total, is: is.total } as const]),
  ];
};

const savingOf = (vouchers: readonly SeenVoucher[], code: string, currency: Currency): Money =>
  vouchers.find((voucher) => voucher.code === code)?.saving ?? money(0, currency);

/** Each voucher whose saving is another one, whether it was redeemed, removed, or applies no longer. */
const voucherChanges = (seen: readonly SeenVoucher[], now: readonly SeenVoucher[]): readonly CartChange[] =>
  [...new Map([...seen, ...now].map(({ code, saving }) => [code, saving.currency]))].flatMap(
    ([name, currency]): readonly CartChange[] => {
      const [was, is] = [savingOf(seen, name, currency), savingOf(now, name, currency)];
      if (isSameAmount(was, is)) return [];
      return [is.minor === 0 ? { what: 'voucher-gone', name, was } : { what: 'voucher', name, was, is }];
    },
  );

/** What is not chosen any more is missing, which keeps the cart from being ordered (`close-order-gap.ts`). */
const choiceChanges = (seen: SeenCart, now: SeenCart): readonly CartChange[] =>
  ALL_CHOICES.filter((what) => {
    const chosen = now[CHOICES[what]];
    return chosen !== undefined && chosen !== seen[CHOICES[what]];
  }).map((what) => ({ what }));

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
      .map(({ positionId, name, quantity }) => ({ what: 'line-added', positionId, name, countIs: quantity }) as const),
    ...amountChange('promotions', seen.promotionsSaving, now.promotionsSaving),
    ...voucherChanges(seen.vouchers, cart.vouchers),
    ...countChange('position-count', seen.positionCount, now.positionCount),
    ...countChange('article-count', seen.articleCount, now.articleCount),
    ...amountChange('shipping-cost', seen.shippingCost, now.shippingCost),
    ...amountChange('total', seen.total, now.total),
    ...choiceChanges(seen, now),
  ];
};
