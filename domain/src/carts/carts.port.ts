import type { ItemId, ProductId } from '../catalogue/product.ts';
import type { DealSplit } from '../deals/deal-quantity.ts';
import type { CartId, Shopper, UserId } from '../visit/shopper.ts';
import type { FormRefusal } from '../shared/field-errors.ts';
import type { MessageKey } from '../shared/message-keys.ts';
import type { Result } from '../shared/result.ts';
import type { Cart } from './cart.ts';
import type { CartOperation } from './cart-operation.ts';
import type { PositionId } from './cart-position.ts';
import type { SavedLineId } from './saved-line.ts';

/** How the shop deviated from the requested changes (CART-04). */
export interface CartReport {
  readonly added: readonly { readonly itemId: ItemId; readonly name: string; readonly quantity: number }[];
  /** Articles that need a variant before they can be added. */
  readonly variantsToChoose: readonly { readonly productId: ProductId; readonly name: string; readonly path: string }[];
  /** The requested quantity, and how many pieces are in the cart now. */
  readonly quantityChanged: readonly {
    readonly itemId: ItemId;
    readonly name: string;
    readonly asked: number;
    readonly now: number;
  }[];
  readonly maxInCart: readonly { readonly itemId: ItemId; readonly name: string; readonly max: number }[];
  /** Added pieces whose lightning deal the shopper saw, if not all of them got its price. */
  readonly dealSplit: readonly ({ readonly itemId: ItemId; readonly name: string } & DealSplit)[];
  /** Whether an undo found its merge; one that is over changes nothing. */
  readonly mergeUndone: boolean;
}

export const EMPTY_CART_REPORT: CartReport = {
  added: [],
  variantsToChoose: [],
  quantityChanged: [],
  maxInCart: [],
  dealSplit: [],
  mergeUndone: false,
};

export interface UpdatedCart {
  readonly cart: Cart;
  readonly report: CartReport;
}

/** Why the shop did not change the cart. */
export type CartRefusal =
  | { readonly because: 'cart-not-found' }
  | { readonly because: 'already-submitted' }
  | { readonly because: 'no-such-item'; readonly itemId: ItemId }
  | { readonly because: 'no-such-position'; readonly positionId: PositionId }
  | { readonly because: 'sold-out'; readonly itemId: ItemId }
  | { readonly because: 'no-such-saved-line'; readonly savedId: SavedLineId }
  | { readonly because: 'saved-list-full' }
  | { readonly because: 'voucher-refused'; readonly code: string; readonly message: MessageKey };

export type CartNotFound = Extract<CartRefusal, { because: 'cart-not-found' }>;

/** Why nothing can be added to a cart: it is gone, or was ordered. */
export interface CartClosed {
  readonly because: 'cart-not-found' | 'already-submitted';
}

/** The cart of a visitor or guest, which ends when it is merged. Customers' carts are never merged into others. */
export interface CartToMerge {
  readonly cartId: CartId;
  readonly userId: UserId;
}

export interface Carts {
  /** Reads the shopper's own cart; somebody else's is not found. */
  find(
    shopper: Shopper,
    cartId: CartId,
    options?: {
      readonly shippingCost?: boolean;
      /** A cart that the shop has lost is not found, instead of replaced by one of a new session (ERR-03). */
      readonly keepsSession?: true;
    },
  ): Promise<Result<Cart, CartNotFound>>;
  /** Applies the operations in order, all or none. */
  update(
    shopper: Shopper,
    cartId: CartId,
    operations: readonly CartOperation[],
  ): Promise<Result<UpdatedCart, CartRefusal>>;
  /** Merges a visitor's cart into the shopper's own, which says what it took (UPM-15). A cart merges once; one that is not there, or is a customer's, changes nothing. */
  merge(shopper: Shopper, cartId: CartId, from: CartToMerge): Promise<Result<Cart, CartNotFound>>;
  setAlternativeEmails(
    shopper: Shopper,
    cartId: CartId,
    emails: { readonly billing?: string; readonly shipping?: string },
  ): Promise<Result<void, FormRefusal | CartNotFound>>;
  setOrderReference(
    shopper: Shopper,
    cartId: CartId,
    reference: string,
  ): Promise<Result<void, FormRefusal | CartNotFound>>;
  /** Which budget of a school or company pays; only the business shop asks for it. */
  setCostCentre(
    shopper: Shopper,
    cartId: CartId,
    costCentre: string,
  ): Promise<Result<void, FormRefusal | CartNotFound>>;
  setOrderComment(shopper: Shopper, cartId: CartId, comment: string): Promise<Result<void, FormRefusal | CartNotFound>>;
  /** Consent to the newsletter, in the words that the shopper read; without any, an earlier one is withdrawn. The order begins the subscription. */
  setNewsletter(shopper: Shopper, cartId: CartId, wording: string | undefined): Promise<Result<void, CartNotFound>>;
}
