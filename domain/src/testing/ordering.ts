import type { ItemId } from '../catalogue/product.ts';
import type { OrderId } from '../shared/shop-id.ts';
import type { Shopper } from '../visit/shopper.ts';
import { addItem, asSignedIn, cartIdOf, openSession, updateCart, valueOf } from './fixtures.ts';
import type { PortFixture } from './port-harness.ts';

/** A customer of the consumer shop with an empty cart. */
export const CUSTOMER = { 'a registered customer': { kind: 'b2c' }, 'a cart exists': { positions: 0 } } as const;
export const HOUR_MS = 60 * 60 * 1000;

export interface Bought {
  readonly orderId: OrderId;
  /** The shopper with the next cart. */
  readonly shopper: Shopper;
}

/** Fills the shopper's cart, and orders it to the first saved address. */
export const submitted = async (
  fixture: PortFixture,
  shopper: Shopper,
  paymentId: string,
  items: readonly ItemId[] = [fixture.goods.ordinary[0]],
): Promise<Bought> => {
  const { shop } = fixture;
  const cartId = cartIdOf(shopper);
  const [billing] = await shop.addresses.billing(shopper);
  valueOf(await updateCart(fixture, shopper, ...items.map((itemId) => addItem(itemId))));
  for (const kind of ['billing', 'shipping'] as const)
    valueOf(await shop.addresses.select(shopper, cartId, kind, billing?.addressId ?? ''));
  valueOf(await shop.payments.select(shopper, cartId, paymentId));
  const { orderId = '', newCartId = '' } = valueOf(await shop.orders.submit(shopper, cartId));
  return { orderId, shopper: { ...shopper, cartId: newCartId } };
};

/** Everybody who is not the buyer: a new customer, a visitor, and somebody who claims the buyer's user id. */
export const curiousOthers = async (fixture: PortFixture, buyer: Shopper): Promise<readonly Shopper[]> => {
  const { shop } = fixture;
  const visitor = await openSession(fixture, fixture.anonymous);
  const registration = {
    email: 'frieda@example.org',
    password: 'Kreide7',
    firstName: 'Frieda',
    lastName: 'Frisch',
    salutation: 'mrs',
  };
  const other = asSignedIn(visitor, 'customer', valueOf(await shop.sessions.registerCustomer(visitor, registration)));
  const { sessionToken: _proof, ...claimed } = buyer;
  return [other, visitor, claimed];
};

/** The customer of the fixture, signed in again after time has passed. */
export const signedInAgain = async (fixture: PortFixture): Promise<Shopper> => {
  const visitor = await openSession(fixture, fixture.anonymous);
  const { identifier, password } = fixture.account;
  return asSignedIn(
    visitor,
    'customer',
    valueOf(await fixture.shop.sessions.login(visitor, { identifier, password, stayLogged: false, mergeCart: false })),
  );
};
