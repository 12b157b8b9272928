import type { OrderOverview } from '@shop/domain/orders/order';
import { parseInput } from '../../qa/read-input.ts';
import { fields, oneOf, optional, wholeNumber } from '../../schemas/schemas.ts';
import { omitNil } from '@shop/domain/shared/omit-nil';
import { ordersOf } from '../../orders/recent-orders.ts';
import { signedInUser } from '../../sessions/current-user.ts';
import { continueAsGuest, cartIdOf, deliverTo, logInAs, payBy, addItems } from '../../scenarios/steps.ts';
import { ORDINARY, selectItems } from '../../scenarios/select-items.ts';
import { PERSONAS, type PersonaName } from '../../personas/personas.ts';
import { withShopper, type StateContext, type ProviderState } from './provider-state.ts';
import { valueOrThrow } from './value-or-throw.ts';

const PERSONA_OF = { b2c: 'existing', b2b: 'b2b-german', new: 'new', prime: 'prime' } as const satisfies Readonly<Record<string, PersonaName>>;

/** How many a state may ask for. */
const MOST = 100;

/** The customer is logged in; what they log in with is told, for pacts that do it again. */
const customer: ProviderState = async (context, params) => {
  const { kind = 'b2c' } = parseInput(fields({ kind: optional(oneOf(['b2c', 'b2b', 'new', 'prime'])) }), params);
  const persona = PERSONA_OF[kind];
  const { identifier, password, account } = PERSONAS[persona];
  return withShopper(context, await logInAs(context, context.shopper, persona), { identifier, password, email: account.email });
};

const signedIn = (context: StateContext): Promise<StateContext> => (context.shopper.sessionToken === undefined ? customer(context, {}) : Promise.resolve(context));

const addresses: ProviderState = async (context) => {
  const there = await signedIn(context);
  const { shop, shopper } = there;
  const [billing, shipping] = [await shop.addresses.billing(shopper), await shop.addresses.shipping(shopper)];
  const packstation = shipping.find(({ packstationAddress }) => packstationAddress);
  const told = omitNil({ addressId: billing[0]?.addressId, shippingAddressId: shipping[0]?.addressId, packstationId: packstation?.addressId });
  return withShopper(there, shopper, told);
};

/** Buys once more, on the cart that comes after. */
const boughtAgain = async (context: StateContext): Promise<StateContext> => {
  const items = selectItems(context.goods, 1, ORDINARY);
  const buyer = await payBy(context, await deliverTo(context, await addItems(context, context.shopper, items)), 'VORKASSE');
  const { newCartId } = valueOrThrow(await context.shop.orders.submit(buyer, cartIdOf(buyer)));
  return withShopper(context, newCartId === undefined ? buyer : { ...buyer, cartId: newCartId });
};

const ordersAlready = ({ world, shopper }: StateContext): readonly OrderOverview[] => world.read((view) => ordersOf(view, signedInUser(view, shopper)));

/** The customer has bought so often at least. */
const orders: ProviderState = async (context, params) => {
  const { n = 1 } = parseInput(fields({ n: optional(wholeNumber(0, MOST)) }), params);
  let there = await signedIn(context);
  while (ordersAlready(there).length < n) there = await boughtAgain(there);
  return withShopper(there, there.shopper, omitNil({ orderId: ordersAlready(there)[0]?.orderId }));
};

/** Who is asking. */
export const CUSTOMER_STATES = {
  'a registered customer': customer,
  'guest session': async (context) => withShopper(context, await continueAsGuest(context, context.shopper)),
  'addresses exist': addresses,
  'orders exist': orders,
} as const satisfies Readonly<Record<string, ProviderState>>;
