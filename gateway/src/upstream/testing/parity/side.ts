import type { PortFixture } from '@shop/domain/testing/port-harness';
import type { AddressId } from '@shop/domain/addresses/address';
import type { Cart } from '@shop/domain/carts/cart';
import type { OrderId } from '@shop/domain/shared/shop-id';
import type { SubscriptionId } from '@shop/domain/prime/prime.port';
import type { Shopper, WishlistId } from '@shop/domain/visit/shopper';
import type { Wishlist } from '@shop/domain/wishlists/wishlist';
import type { Result } from '@shop/domain/shared/result';

/** One of two shops that get the same commands, and what its shopper knows so far. */
export interface Side {
  readonly fixture: PortFixture;
  readonly shopper: Shopper;
  readonly cart?: Cart;
  readonly addressIds: readonly AddressId[];
  readonly orderIds: readonly OrderId[];
  readonly subscriptionIds: readonly SubscriptionId[];
  /** The order that was last sent to a payment provider. */
  readonly payingOrderId?: OrderId;
  /** The last session at the Amazon-style provider, and the names of all sessions and payments there. */
  readonly expressUrl?: string;
  readonly amazonSessions: readonly string[];
  /** The lists that were seen last, and the one that was opened. */
  readonly wishlistIds: readonly WishlistId[];
  readonly wishlist?: Wishlist;
  /** Of the last link to a list, and of the last claim. */
  readonly wishlistToken?: string;
  readonly claimCode?: string;
  /** The shop's last reply. */
  readonly result: unknown;
}

export const beginning = (fixture: PortFixture): Side => ({
  fixture,
  shopper: fixture.shopper,
  addressIds: [],
  orderIds: [],
  subscriptionIds: [],
  amazonSessions: [],
  wishlistIds: [],
  result: undefined,
});

/** The side after a reply, with what it remembers of it. */
export const after = (side: Side, result: unknown, knowledge: Partial<Omit<Side, 'scene' | 'result'>> = {}): Side => ({
  ...side,
  ...knowledge,
  result,
});

/** Like `after`, but remembers only what was granted. */
export const afterSuccess = <Value>(
  side: Side,
  result: Result<Value, unknown>,
  learn: (value: Value) => Partial<Omit<Side, 'scene' | 'result'>>,
): Side => after(side, result, result.ok ? learn(result.value) : {});

export const cartIdOf = ({ shopper }: Side): string => shopper.cartId ?? 'no-cart';
export const positionOf = ({ cart }: Side, at: number): string =>
  cart?.positions[at]?.operationsId ?? 'no-such-position';
export const savedOf = ({ cart }: Side, at: number): string => cart?.savedLines[at]?.id ?? 'no-such-saved-line';
export const amazonSessionOf = ({ amazonSessions }: Side, at: number): string =>
  amazonSessions[at] ?? 'no-such-session';
export const wishlistOf = ({ wishlistIds }: Side, at: number): WishlistId => wishlistIds[at] ?? 'no-such-list';
export const addressOf = ({ addressIds }: Side, at: number): string => addressIds[at] ?? 'no-such-address';

/** Articles of every kind in a fixture. */
export const itemOf = ({ fixture: { goods } }: Side, at: number): string =>
  [
    ...goods.ordinary,
    goods.scarce,
    goods.soldOut,
    goods.bulky,
    goods.expensive,
    goods.withMinimum.itemId,
    goods.catalog,
    'no-such-item',
  ][at] ?? 'no-such-item';

/** Any voucher of the fixture, or an unknown code. */
export const voucherOf = ({ fixture: { vouchers } }: Side, at: number): string => {
  const codes = [...Object.values({ ...vouchers }), 'NOSUCHCODE'];
  return codes[at % codes.length] ?? 'NOSUCHCODE';
};
