import { PASSWORD_LINK_MINUTES } from '@shop/domain/customers/password-link';
import { ORDER_STATUSES, orderStatusOf } from '@shop/domain/orders/order-status';
import { PRIME_STATUSES } from '@shop/domain/customers/prime-membership';
import { omitNil } from '@shop/domain/shared/omit-nil';
import { ordersOf } from '../../orders/list-orders.ts';
import { statusesOf } from '../../orders/shipment-record.ts';
import type { OrderRecord } from '../../orders/order-record.ts';
import { PERSONAS, type PersonaName } from '../../personas/personas.ts';
import { parseInput } from '../../qa/read-input.ts';
import { ORDINARY, selectItems } from '../../goods/select-items.ts';
import { continueAsGuest, cartIdOf, deliverTo, logInAs, payBy, addItems } from '../../scenarios/steps.ts';
import { fields, oneOf, optional, wholeNumber } from '../../schemas/schemas.ts';
import { signedInAccount, signedInUser } from '../../sessions/current-user.ts';
import { MAX_FAILED_LOGINS } from '../../sessions/failed-logins.ts';
import { tokenIn } from '../../customers/token-in.ts';
import { capturedMails } from '../../worlds/mails.ts';
import { put } from '../../worlds/transaction.ts';
import { inCapitals, knownWord } from '../shared/known-word.ts';
import { withShopper, type StateContext, type ProviderState, valueOrThrow } from './provider-state.ts';

const PERSONA_OF = { b2c: 'existing', b2b: 'b2b-german', new: 'new', prime: 'prime' } as const satisfies Readonly<
  Record<string, PersonaName>
>;

/** Orders that a state may require. */
const MOST = 100;

/** The customer is signed in; their credentials are returned for pacts that sign in again. */
const customer: ProviderState = async (context, params) => {
  const { kind = 'b2c' } = parseInput(fields({ kind: optional(oneOf(['b2c', 'b2b', 'new', 'prime'])) }), params);
  const persona = PERSONA_OF[kind];
  const { identifier, password, account } = PERSONAS[persona];
  return withShopper(context, await logInAs(context, context.shopper, persona), {
    identifier,
    password,
    email: account.email,
  });
};

export const signedIn = (context: StateContext): Promise<StateContext> =>
  context.shopper.sessionToken === undefined ? customer(context, {}) : Promise.resolve(context);

const addresses: ProviderState = async (context) => {
  const customerContext = await signedIn(context);
  const { shop, shopper } = customerContext;
  const [billing, shipping] = [await shop.addresses.billing(shopper), await shop.addresses.shipping(shopper)];
  const packstation = shipping.find(({ packstationAddress }) => packstationAddress);
  const values = omitNil({
    addressId: billing[0]?.addressId,
    shippingAddressId: shipping[0]?.addressId,
    packstationId: packstation?.addressId,
  });
  return withShopper(customerContext, shopper, values);
};

/** Orders once more, on the next cart. */
const withAnotherOrder = async (context: StateContext): Promise<StateContext> => {
  const items = selectItems(context.goods, 1, ORDINARY);
  const buyer = await payBy(
    context,
    await deliverTo(context, await addItems(context, context.shopper, items)),
    'VORKASSE',
  );
  const { newCartId } = valueOrThrow(await context.shop.orders.submit(buyer, cartIdOf(buyer)));
  return withShopper(context, newCartId === undefined ? buyer : { ...buyer, cartId: newCartId });
};

const pastOrders = ({ world, shopper }: StateContext): readonly OrderRecord[] =>
  world.read((view) => ordersOf(view, signedInUser(view, shopper)));

/** The customer has at least this number of orders. */
const orders: ProviderState = async (context, params) => {
  const { n = 1 } = parseInput(fields({ n: optional(wholeNumber(0, MOST)) }), params);
  let customerContext = await signedIn(context);
  while (pastOrders(customerContext).length < n) customerContext = await withAnotherOrder(customerContext);
  return withShopper(
    customerContext,
    customerContext.shopper,
    omitNil({ orderId: pastOrders(customerContext)[0]?.confirmation.orderId }),
  );
};

/** An order of the customer that stands like this. */
const orderWithStatus: ProviderState = async (context, params) => {
  const { status } = parseInput(fields({ status: oneOf(ORDER_STATUSES.map((word) => inCapitals(word))) }), params);
  const customerContext = await signedIn(context);
  const { world } = customerContext;
  const found = pastOrders(customerContext).find((order) =>
    world.read(({ now }) => inCapitals(knownWord(orderStatusOf(statusesOf(order, now)))) === status),
  );
  return withShopper(
    customerContext,
    customerContext.shopper,
    omitNil({ orderId: found?.confirmation.orderId, zipCode: found?.confirmation.billingAddress.postCode }),
  );
};

const YEAR = { startDate: '2026-01-01', endDate: '2026-12-31' };

/** The customer's membership stands like this. */
const primeMembership: ProviderState = async (context, params) => {
  const { status } = parseInput(fields({ status: oneOf(PRIME_STATUSES) }), params);
  const customerContext = await signedIn(context);
  customerContext.world.run((tx) => {
    const account = signedInAccount(tx, customerContext.shopper);
    if (account !== undefined)
      put(tx, 'users', account.userId, {
        ...account,
        prime: status === 'NONE' ? { status } : { status, abo: 'prime-12', ...YEAR },
      });
  });
  return customerContext;
};

/** Somebody has tried wrong passwords until further tries are refused. */
const lockedOut: ProviderState = async (context) => {
  const { identifier } = PERSONAS.existing;
  for (let tries = 0; tries < MAX_FAILED_LOGINS; tries += 1)
    await context.shop.sessions.login(context.shopper, {
      identifier,
      password: 'wrong',
      stayLogged: false,
      mergeCart: false,
    });
  return withShopper(context, context.shopper, { identifier });
};

const AFTERWARDS_MS = (PASSWORD_LINK_MINUTES + 1) * 60_000;

/** The owner of the account has a mail with the link, which is used or has expired since. */
const forgetful: ProviderState = async (context, params) => {
  const { link = 'open' } = parseInput(fields({ link: optional(oneOf(['open', 'used', 'expired'])) }), params);
  const customerContext = await signedIn(context);
  const { shop, shopper, world, anonymous } = customerContext;
  const { email = '', customerNumber } = await shop.customers.current(shopper, '/');
  await shop.passwords.requestLink(anonymous, { identifier: customerNumber ?? email, honeypot: '', triesCount: 1 });
  const mails = await capturedMails(world, { to: email, template: 'password-forgotten' });
  const emailToken = tokenIn(mails.at(-1));
  if (link === 'used')
    valueOrThrow(await shop.passwords.changeByLink(anonymous, { token: emailToken ?? '', password: 'Schwamm12' }));
  if (link === 'expired') world.advance({ advanceMs: AFTERWARDS_MS });
  return withShopper(customerContext, shopper, omitNil({ emailToken }));
};

/** Customers, their addresses and orders. */
export const CUSTOMER_STATES = {
  'a registered customer': customer,
  'a new password was requested': forgetful,
  'guest session': async (context) => withShopper(context, await continueAsGuest(context, context.shopper)),
  'addresses exist': addresses,
  'orders exist': orders,
  'order with status': orderWithStatus,
  'Prime membership': primeMembership,
  'too many wrong passwords': lockedOut,
} as const satisfies Readonly<Record<string, ProviderState>>;
