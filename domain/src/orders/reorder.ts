import type { CartOperation } from '../carts/cart-operation.ts';
import { type CartRefusal, type CartReport, EMPTY_CART_REPORT, type UpdatedCart } from '../carts/carts.port.ts';
import type { ItemId } from '../catalogue/product.ts';
import type { Result } from '../shared/result.ts';
import { mergeLines } from '../shared/merge-lines.ts';
import { boughtItems, type OrderDetails, type OrderItem } from './order-details.ts';

export const REORDER_OUTCOMES = [
  'added',
  'quantity-changed',
  'most-in-cart',
  'choose-variant',
  'sold-out',
  'no-longer-sold',
  'not-added',
] as const;

/** What became of an article that was ordered again. */
export type ReorderOutcome = (typeof REORDER_OUTCOMES)[number];

type Wish = Pick<OrderItem, 'itemId' | 'productId' | 'name' | 'path' | 'quantity'>;

export interface ReorderedLine extends Omit<Wish, 'quantity'> {
  readonly outcome: ReorderOutcome;
  /** Pieces in the order. */
  readonly asked: number;
  /** Pieces that went into the cart. */
  readonly added: number;
}

/** Changes the shopper's cart completely, or not at all. */
type Update = (operations: readonly CartOperation[]) => Promise<Result<UpdatedCart, CartRefusal>>;

interface Refused {
  readonly itemId: ItemId;
  readonly outcome: 'sold-out' | 'no-longer-sold';
}

/** Refused articles that are left out one after the other; an order has no more. */
const MAX_LEFT_OUT = 50;

const refusedIn = (refusal: CartRefusal): Refused | undefined => {
  if (refusal.because === 'sold-out') return { itemId: refusal.itemId, outcome: 'sold-out' };
  return refusal.because === 'no-such-item' ? { itemId: refusal.itemId, outcome: 'no-longer-sold' } : undefined;
};

/** A refused update adds nothing, so it is sent again without the refused article. */
const addAll = async (
  update: Update,
  wishes: readonly Wish[],
  refused: readonly Refused[],
): Promise<{ readonly report: CartReport; readonly refused: readonly Refused[] }> => {
  const left = wishes.filter(({ itemId }) => !refused.some((one) => one.itemId === itemId));
  if (left.length === 0 || refused.length > MAX_LEFT_OUT) return { report: EMPTY_CART_REPORT, refused };
  const updated = await update(left.map(({ itemId, quantity }) => ({ do: 'add-position', itemId, quantity })));
  if (updated.ok) return { report: updated.value.report, refused };
  const one = refusedIn(updated.refusal);
  if (one === undefined || !left.some(({ itemId }) => itemId === one.itemId))
    return { report: EMPTY_CART_REPORT, refused };
  return addAll(update, wishes, [...refused, one]);
};

const outcomeOf = (
  { itemId, productId, quantity }: Wish,
  added: number,
  report: CartReport,
  refused: readonly Refused[],
): ReorderOutcome => {
  const refusal = refused.find((one) => one.itemId === itemId);
  if (refusal !== undefined) return refusal.outcome;
  if (added > 0) return added === quantity ? 'added' : 'quantity-changed';
  if (report.variantsToChoose.some((choice) => choice.productId === productId)) return 'choose-variant';
  return report.maxInCart.some((most) => most.itemId === itemId) ? 'most-in-cart' : 'not-added';
};

const piecesAdded = ({ added }: CartReport, wanted: ItemId): number =>
  added.reduce((pieces, { itemId, quantity }) => (itemId === wanted ? pieces + quantity : pieces), 0);

/** Puts the articles of an order into the cart again, in one update, and says of each what became of it. */
export const reorder =
  (update: Update) =>
  async (order: Pick<OrderDetails, 'shipments'>): Promise<readonly ReorderedLine[]> => {
    const wishes = mergeLines(boughtItems(order));
    const { report, refused } = await addAll(update, wishes, []);
    return wishes.map((wish) => {
      const { itemId, productId, name, path, quantity } = wish;
      const added = piecesAdded(report, itemId);
      return {
        itemId,
        productId,
        name,
        path,
        asked: quantity,
        added,
        outcome: outcomeOf(wish, added, report, refused),
      };
    });
  };
