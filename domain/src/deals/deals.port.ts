import type { ItemId } from '../catalogue/product.ts';
import type { CartId, Shopper } from '../visit/shopper.ts';
import type { Money } from '../shared/money.ts';
import type { Result } from '../shared/result.ts';

interface CartNotFound {
  readonly because: 'cart-not-found';
}

/** Pieces in a cart that lost the special price of their deal: they cost the ordinary one now. Amounts are for one piece. */
export interface ReleasedPieces {
  readonly itemId: ItemId;
  readonly name: string;
  readonly quantity: number;
  readonly was: Money;
  readonly is: Money;
}

/** What a cart holds of lightning deals (ENT-18). */
export interface DealReservation {
  /** ISO instant at which the first pieces are no longer held; absent if none are, or while a payment is open. */
  readonly endsAt?: string;
  /** Pieces are no longer held, but their lines have the special price until the cart is refreshed. */
  readonly isExpired: boolean;
  readonly hasBeenExtended: boolean;
  /** How often its end can be put off. */
  readonly extensionsLeft: number;
  /** Of these the shopper is told until they change or are ordered. */
  readonly released: readonly ReleasedPieces[];
}

/** Pieces of a line that could not be held on. */
export interface ReducedQuantity {
  readonly itemId: ItemId;
  readonly name: string;
  readonly was: number;
  readonly now: number;
}

/** A reservation after an extension (DEAL-07). Whatever it lost is also among its `released`. */
export interface ExtendedReservation {
  readonly reservation: DealReservation;
  /** A deal is over, or its price is not special any more. */
  readonly dealNoLongerLegal: boolean;
  readonly quantityReduced: readonly ReducedQuantity[];
}

/** Pieces of lightning deals that a cart holds for a while. A cart of somebody else, or one that is ordered, is not found. */
export interface Deals {
  reservation(shopper: Shopper, cartId: CartId): Promise<Result<DealReservation, CartNotFound>>;
  /** Gives the ordinary price to pieces that are no longer held; otherwise it changes nothing. */
  refreshExpired(shopper: Shopper, cartId: CartId): Promise<Result<DealReservation, CartNotFound>>;
  /** Holds the pieces for the whole time again, as far as they are still to be had. */
  extend(shopper: Shopper, cartId: CartId): Promise<Result<ExtendedReservation, CartNotFound>>;
}
