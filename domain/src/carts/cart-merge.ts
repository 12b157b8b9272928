import type { ItemId } from '../catalogue/product.ts';
import type { CartId } from '../visit/shopper.ts';

/** What became of one line of the cart that was merged in. */
export interface MergedLine {
  readonly itemId: ItemId;
  readonly name: string;
  /** Pieces in the cart that was merged in. */
  readonly brought: number;
  /** Of them, those that the customer's cart took. */
  readonly added: number;
  /** How many pieces could be ordered then; 0 if the article was sold out. */
  readonly most: number;
}

export interface MergedVoucher {
  readonly code: string;
  readonly taken: boolean;
}

/**
 * What the last merge put into a customer's cart. Stays until it is dismissed or undone, or the cart is ordered. A cart that was
 * empty before has no lines here: nobody is surprised by their own basket.
 */
export interface CartMerge {
  /** The cart that was merged in; it no longer exists. Names the merge to the operations on it. */
  readonly from: CartId;
  readonly lines: readonly MergedLine[];
  readonly vouchers: readonly MergedVoucher[];
}

export type MergedLineOutcome = 'whole' | 'maximum' | 'sold-out';

/** Whether a line was taken whole; if not, why. */
export const outcomeOf = ({
  brought,
  added,
  most,
}: Pick<MergedLine, 'brought' | 'added' | 'most'>): MergedLineOutcome => {
  if (most === 0) return 'sold-out';
  return added < brought ? 'maximum' : 'whole';
};

/** Whether there is anything to tell about a merge. */
export const isWorthTelling = ({ lines, vouchers }: CartMerge): boolean => lines.length + vouchers.length > 0;
