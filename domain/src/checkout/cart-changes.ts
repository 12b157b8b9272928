import { allLinesOf } from '../carts/cart-rules.ts';
import type { Cart } from '../carts/cart.ts';
import type { PositionId } from '../carts/cart-position.ts';
import type { CartPosition } from '../carts/cart-position.ts';
import { isSameAmount, type Money } from '../shared/money.ts';

/** One line as the shopper saw it above the order button. */
export interface SeenLine {
  readonly positionId: PositionId;
  readonly name: string;
  readonly quantity: number;
  readonly total: Money;
}

/** What the shopper saw above the order button, and therefore orders (§ 312j BGB). */
export interface SeenCart {
  readonly total: Money;
  readonly shippingCost?: Money;
  readonly positionCount: number;
  readonly articleCount: number;
  readonly lines: readonly SeenLine[];
}

/** One difference between the cart that was seen and the current one. Amounts of a line are those of the whole line. */
export type CartChange =
  | { readonly what: 'total' | 'shipping-cost'; readonly was: Money; readonly is: Money }
  | { readonly what: 'position-count' | 'article-count'; readonly was: number; readonly is: number }
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
});

const amountChange = (what: 'total' | 'shipping-cost', was: Money | undefined, is: Money | undefined): readonly CartChange[] =>
  was === undefined || is === undefined || isSameAmount(was, is) ? [] : [{ what, was, is }];

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
    ...(isSameUnitPrice(was, is) ? [] : [{ what: 'line-price', positionId, name, was: was.total, is: is.total } as const]),
  ];
};

/**
 * All differences between a cart and what its shopper saw. The specification (A4) counts a cart as changed only if total,
 * product count and item count all differ; here one difference is enough, so that nobody pays an unseen price.
 */
export const changesBetween = (seen: SeenCart, cart: Cart): readonly CartChange[] => {
  const now = seenCartOf(cart);
  const isNew = (line: SeenLine): boolean => !seen.lines.some(({ positionId }) => positionId === line.positionId);
  return [
    ...seen.lines.flatMap((was) => lineChanges(was, now.lines.find(({ positionId }) => positionId === was.positionId))),
    ...now.lines
      .filter(isNew)
      .map(({ positionId, name, quantity }) => ({ what: 'line-added', positionId, name, is: quantity }) as const),
    ...countChange('position-count', seen.positionCount, now.positionCount),
    ...countChange('article-count', seen.articleCount, now.articleCount),
    ...amountChange('shipping-cost', seen.shippingCost, now.shippingCost),
    ...amountChange('total', seen.total, now.total),
  ];
};
