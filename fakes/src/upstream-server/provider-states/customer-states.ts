import { canBeCancelled } from '@shop/domain/orders/order-status';
import { omitNil } from '@shop/domain/shared/omit-nil';
import { ordersOf } from '../../orders/list-orders.ts';
import { statusesOf } from '../../orders/order-details.ts';
import type { OrderRecord } from '../../orders/order-record.ts';
import { PERSONAS, type PersonaName } from '../../personas/personas.ts';
import { parseInput } from '../../qa/read-input.ts';
import { ORDINARY, selectItems } from '../../scenarios/select-items.ts';
import { continueAsGuest, cartIdOf, deliverTo, logInAs, payBy, addItems } from '../../scenarios/steps.ts';
import { fields, oneOf, optional, wholeNumber } from '../../schemas/schemas.ts';
import { signedInUser } from '../../sessions/current-user.ts';
import { tokenIn } from '../../customers/token-in.ts';
import { capturedMails } from '../../worlds/mails.ts';
import { withShopper, type StateContext, type ProviderState, valueOrThrow } from './provider-state.ts';

const PERSONA_OF = { b2c: 'existing', b2b: 'b2b-german', new: 'new', prime: 'prime' } as const satisfies Readonly<Record<string, PersonaName>>;

/** Orders that a state may require. */
const MOST = 100;

/** The customer is signed in; their credentials are returned for pacts that sign in again. */
const customer: ProviderState = async (context, params) => {
  const { kind = 'b2c' } = parseInput(fields({ kind: optional(oneOf(['b2c', 'b2b', 'new', 'prime'])) }), params);
  const persona = PERSONA_OF[kind];
  const { identifier, password, account } = PERSONAS[persona];
  return withShopper(context, await logInAs(context, context.shopper, persona), { identifier, password, email: account.email });
};

export const signedIn = (context: StateContext): Promise<StateContext> => (context.shopper.sessionToken === undefined ? customer(context, {}) : Promise.resolve(context));

const addresses: ProviderState = async (context) => {
  const customerContext = await signedIn(context);
  const { shop, shopper } = customerContext;
  const [billing, shipping] = [await shop.addresses.billing(shopper), await shop.addresses.shipping(shopper)];
  const packstation = shipping.find(({ packstationAddress }) => packstationAddress);
  const values = omitNil({ addressId: billing[0]?.addressId, shippingAddressId: shipping[0]?.addressId, packstationId: packstation?.addressId });
  return withShopper(customerContext, shopper, values);
};

/** Orders once more, on the next cart. */
const withAnotherOrder = async (context: StateContext): Promise<StateContext> => {
  const items = selectItems(context.goods, 1, ORDINARY);
  const buyer = await payBy(context, await deliverTo(context, await addItems(context, context.shopper, items)), 'VORKASSE');
  const { newCartId } = valueOrThrow(await context.shop.orders.submit(buyer, cartIdOf(buyer)));
  return withShopper(context, newCartId === undefined ? buyer : { ...buyer, cartId: newCartId });
};

const pastOrders = ({ world, shopper }: StateContext): readonly OrderRecord[] => world.read((view) => ordersOf(view, signedInUser(view, shopper)));

/** The customer has at least this number of orders. */
const orders: ProviderState = async (context, params) => {
  const { n = 1 } = parseInput(fields({ n: optional(wholeNumber(0, MOST)) }), params);
  let customerContext = await signedIn(context);
  while (pastOrders(customerContext).length < n) customerContext = await withAnotherOrder(customerContext);
  return withShopper(customerContext, customerContext.shopper, omitNil({ orderId: pastOrders(customerContext)[0]?.confirmation.orderId }));
};

/** An order of the customer whose cancellation comes too late. */
const orderPacked: ProviderState = async (context) => {
  const customerContext = await signedIn(context);
  const { world } = customerContext;
  const packed = pastOrders(customerContext).find((order) => world.read(({ now }) => !canBeCancelled(statusesOf(order, now)) && order.shipments.every(({ cancelled }) => cancelled === undefined)));
  return withShopper(customerContext, customerContext.shopper, omitNil({ orderId: packed?.confirmation.orderId }));
};

/** The owner of the account has a mail with the link. */
const forgetful: ProviderState = async (context) => {
  const customerContext = await signedIn(context);
  const { shop, shopper, world, anonymous } = customerContext;
  const { email = '', customerNumber } = await shop.customers.current(shopper, '/');
  await shop.passwords.requestLink(anonymous, { identifier: customerNumber ?? email, honeypot: '', triesCount: 1 });
  const mails = await capturedMails(world, { to: email, template: 'password-forgotten' });
  return withShopper(customerContext, shopper, omitNil({ emailToken: tokenIn(mails.at(-1)) }));
};

/** Customers, their addresses and orders. */
export const CUSTOMER_STATES = {
  'a registered customer': customer,
  'a new password was requested': forgetful,
  'guest session': async (context) => withShopper(context, await continueAsGuest(context, context.shopper)),
  'addresses exist': addresses,
  'orders exist': orders,
  'an order is packed': orderPacked,
} as const satisfies Readonly<Record<string, ProviderState>>;
