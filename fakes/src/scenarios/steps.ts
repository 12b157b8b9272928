import type { AddressForm, AddressId } from '@shop/domain/addresses/address';
import type { CartOperation } from '@shop/domain/carts/cart-operation';
import type { ItemId } from '@shop/domain/catalogue/product';
import type { PaymentId } from '@shop/domain/payments/payment';
import type { SignedIn } from '@shop/domain/visit/session';
import type { CartId, LoginState, Shopper } from '@shop/domain/visit/shopper';
import type { Result } from '@shop/domain/shared/result';
import { PERSONAS, type PersonaName } from '../personas/personas.ts';
import type { ScenarioContext } from './scenario.ts';

/** The shop refused a step; the message holds the refusal. */
export class ScenarioRefused extends Error {
  override readonly name = 'ScenarioRefused';
}

/** A step that the shop must not refuse. */
export const must = <Value>(result: Result<Value, unknown>): Value => {
  if (!result.ok) throw new ScenarioRefused(JSON.stringify(result.refusal));
  return result.value;
};

export const cartIdOf = ({ cartId }: Shopper): CartId => {
  if (cartId === undefined) throw new ScenarioRefused('no cart');
  return cartId;
};

/** Opens a session for an anonymous visitor. */
export const enterShop = async ({ shop, anonymous }: ScenarioContext): Promise<Shopper> => ({
  ...anonymous,
  ...(await shop.sessions.open(anonymous)),
});

const asSignedIn = (
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

export const logInAs = async ({ shop }: ScenarioContext, shopper: Shopper, name: PersonaName): Promise<Shopper> => {
  const { identifier, password } = PERSONAS[name];
  const credentials = { identifier, password, stayLogged: false, mergeCart: true };
  return asSignedIn(shopper, 'customer', must(await shop.sessions.login(shopper, credentials)));
};

export const GUEST_ADDRESS: AddressForm = {
  formType: 'private',
  salutation: 'mrs',
  firstname: 'Gerda',
  lastname: 'Gast',
  streetAndNumber: 'Lindenallee 8',
  postcode: '10115',
  city: 'Berlin',
  country: 'DE',
};

export const continueAsGuest = async (
  { shop }: ScenarioContext,
  shopper: Shopper,
  {
    email = 'gerda.gast@pausenhof.example',
    address = GUEST_ADDRESS,
  }: { readonly email?: string; readonly address?: AddressForm } = {},
): Promise<Shopper> =>
  asSignedIn(shopper, 'guest', must(await shop.sessions.registerGuest(shopper, { email, billingAddress: address })));

export const changeCart = async (
  { shop }: ScenarioContext,
  shopper: Shopper,
  operations: readonly CartOperation[],
): Promise<Shopper> => {
  must(await shop.carts.update(shopper, cartIdOf(shopper), operations));
  return shopper;
};

export const addItems = (
  context: ScenarioContext,
  shopper: Shopper,
  itemIds: readonly ItemId[],
  quantity = 1,
): Promise<Shopper> =>
  changeCart(
    context,
    shopper,
    itemIds.map((itemId) => ({ do: 'add-position', itemId, quantity })),
  );

/** Selects the first billing address, and a shipping address; the default is the billing address. */
export const deliverTo = async (
  { shop }: ScenarioContext,
  shopper: Shopper,
  shippingAddressId?: AddressId,
): Promise<Shopper> => {
  const [billing] = await shop.addresses.billing(shopper);
  if (billing === undefined) throw new ScenarioRefused('no billing address');
  const cartId = cartIdOf(shopper);
  must(await shop.addresses.select(shopper, cartId, 'billing', billing.addressId));
  must(await shop.addresses.select(shopper, cartId, 'shipping', shippingAddressId ?? billing.addressId));
  return shopper;
};

export const payBy = async ({ shop }: ScenarioContext, shopper: Shopper, paymentId: PaymentId): Promise<Shopper> => {
  must(await shop.payments.select(shopper, cartIdOf(shopper), paymentId));
  return shopper;
};

/** Orders the cart; the shopper goes on with the next one. */
export const submitCart = async ({ shop }: ScenarioContext, shopper: Shopper): Promise<Shopper> => {
  const { newCartId } = must(await shop.orders.submit(shopper, cartIdOf(shopper)));
  return newCartId === undefined ? shopper : { ...shopper, cartId: newCartId };
};
