import type { CartOperation } from '../carts/cart-operation.ts';
import type { CartRefusal, UpdatedCart } from '../carts/carts.port.ts';
import type { Cart } from '../carts/cart.ts';
import type { ItemId } from '../catalogue/product.ts';
import type { SignedIn } from '../visit/session.ts';
import type { CartId, LoginState, Shopper } from '../visit/shopper.ts';
import type { Result } from '../shared/result.ts';
import type { Preconditions } from './preconditions.ts';
import type { PortFixture, PortHarness } from './port-harness.ts';

/** The test cannot continue because a call was refused. */
export class UnexpectedRefusal extends Error {
  override readonly name = 'UnexpectedRefusal';
}

export const valueOf = <Value>(result: Result<Value, unknown>): Value => {
  if (!result.ok) throw new UnexpectedRefusal(JSON.stringify(result.refusal));
  return result.value;
};

/** The reason of a refusal; `undefined` if the call was granted. */
export const refusalOf = <Refusal>(result: Result<unknown, Refusal>): Refusal | undefined =>
  result.ok ? undefined : result.refusal;

export const cartIdOf = ({ cartId }: Shopper): CartId =>
  valueOf(cartId === undefined ? { ok: false, refusal: 'no cart' } : { ok: true, value: cartId });

/** Runs a test on its own fixture, and disposes of it whether the test passes or fails. */
export const withFixture =
  (harness: PortHarness, preconditions: Preconditions, test: (fixture: PortFixture) => Promise<void>) =>
  async (): Promise<void> => {
    const fixture = await harness.arrange(preconditions);
    try {
      await test(fixture);
    } finally {
      await fixture.dispose();
    }
  };

export const readCart = async ({ shop }: Pick<PortFixture, 'shop'>, shopper: Shopper): Promise<Cart> =>
  valueOf(await shop.carts.find(shopper, cartIdOf(shopper), { shippingCost: true }));

export const updateCart = (
  { shop }: Pick<PortFixture, 'shop'>,
  shopper: Shopper,
  ...operations: readonly CartOperation[]
): Promise<Result<UpdatedCart, CartRefusal>> => shop.carts.update(shopper, cartIdOf(shopper), operations);

export const addItem = (itemId: ItemId, quantity = 1): CartOperation => ({ do: 'add-position', itemId, quantity });

/** The same visitor with a session and an empty cart. */
export const openSession = async ({ shop }: Pick<PortFixture, 'shop'>, anonymous: Shopper): Promise<Shopper> => ({
  ...anonymous,
  ...(await shop.sessions.open(anonymous)),
});

/** The shopper with the session that the login opened. */
export const asSignedIn = (
  shopper: Shopper,
  loginState: LoginState,
  { userId, updatedCartId, sessionToken }: SignedIn,
): Shopper => ({
  ...shopper,
  loginState,
  userId,
  cartId: updatedCartId,
  sessionToken,
});
