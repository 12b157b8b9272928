import type { CartOperation, CartRefusal, UpdatedCart } from '../carts/carts.port.ts';
import type { Cart } from '../carts/cart.ts';
import type { ItemId } from '../catalogue/product.ts';
import type { SignedIn } from '../sessions/sessions.port.ts';
import type { CartId, LoginState, Shopper } from '../sessions/shopper.ts';
import type { Result } from '../shared/result.ts';
import type { Given } from './given.ts';
import type { PortHarness, Scene } from './port-harness.ts';

/** An answer that the law needs in order to go on was a refusal. */
export class UnexpectedRefusal extends Error {
  override readonly name = 'UnexpectedRefusal';
}

export const valueOf = <Value>(answer: Result<Value, unknown>): Value => {
  if (!answer.ok) throw new UnexpectedRefusal(JSON.stringify(answer.refusal));
  return answer.value;
};

/** Why not; `undefined` where the shop said yes. */
export const refusalOf = <Refusal>(answer: Result<unknown, Refusal>): Refusal | undefined => (answer.ok ? undefined : answer.refusal);

export const cartIdOf = ({ cartId }: Shopper): CartId => valueOf(cartId === undefined ? { ok: false, refusal: 'no cart' } : { ok: true, value: cartId });

/** Plays a law on a shop of its own, which is put away whatever comes of it. */
export const onScene =
  (harness: PortHarness, given: Given, law: (scene: Scene) => Promise<void>) =>
  async (): Promise<void> => {
    const scene = await harness.fresh(given);
    try {
      await law(scene);
    } finally {
      await scene.dispose();
    }
  };

export const cartOf = async ({ shop }: Pick<Scene, 'shop'>, shopper: Shopper): Promise<Cart> =>
  valueOf(await shop.carts.find(shopper, cartIdOf(shopper), { shippingCost: true }));

export const updated = ({ shop }: Pick<Scene, 'shop'>, shopper: Shopper, ...operations: readonly CartOperation[]): Promise<Result<UpdatedCart, CartRefusal>> =>
  shop.carts.update(shopper, cartIdOf(shopper), operations);

export const adding = (itemId: ItemId, quantity = 1): CartOperation => ({ do: 'add-position', itemId, quantity });

/** Somebody who has entered the shop. */
export const entered = async ({ shop }: Pick<Scene, 'shop'>, newcomer: Shopper): Promise<Shopper> => ({ ...newcomer, ...(await shop.sessions.open(newcomer)) });

/** The shopper as whom they are signed in. */
export const signedInAs = (shopper: Shopper, loginState: LoginState, { userId, updatedCartId, sessionToken }: SignedIn): Shopper => ({
  ...shopper,
  loginState,
  userId,
  cartId: updatedCartId,
  sessionToken,
});
