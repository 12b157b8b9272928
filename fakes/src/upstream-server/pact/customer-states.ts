import { oneOf, wholeNumber } from '../../qa/kinds.ts';
import { optional, readFields } from '../../qa/read-fields.ts';
import { given } from '../../shared/given.ts';
import { asGuest, loggedIn } from '../../worlds/scenarios/acts.ts';
import { PERSONAS, type PersonaName } from '../../worlds/personas.ts';
import { goingOn, type PactStage, type PactState } from './stage.ts';

const PERSONA_OF = { b2c: 'existing', b2b: 'b2b-german', new: 'new', prime: 'prime' } as const satisfies Readonly<Record<string, PersonaName>>;

/** How many a state may ask for. */
const MOST = 100;

/** The customer is logged in; what they log in with is told, for pacts that do it again. */
const customer: PactState = async (stage, params) => {
  const { kind = 'b2c' } = readFields(params, { kind: optional(oneOf(['b2c', 'b2b', 'new', 'prime'])) });
  const persona = PERSONA_OF[kind];
  const { identifier, password, account } = PERSONAS[persona];
  return goingOn(stage, await loggedIn(stage, stage.shopper, persona), { identifier, password, email: account.email });
};

const signedIn = (stage: PactStage): Promise<PactStage> => (stage.shopper.sessionToken === undefined ? customer(stage, {}) : Promise.resolve(stage));

const addresses: PactState = async (stage) => {
  const there = await signedIn(stage);
  const { shop, shopper } = there;
  const [billing, shipping] = [await shop.addresses.billing(shopper), await shop.addresses.shipping(shopper)];
  const packstation = shipping.find(({ packstationAddress }) => packstationAddress);
  const told = given({ addressId: billing[0]?.addressId, shippingAddressId: shipping[0]?.addressId, packstationId: packstation?.addressId });
  return goingOn(there, shopper, told);
};

const orders: PactState = async (stage, params) => {
  readFields(params, { n: optional(wholeNumber(0, MOST)) });
  const there = await signedIn(stage);
  const [newest] = await there.shop.orders.recent(there.shopper);
  return goingOn(there, there.shopper, given({ orderId: newest?.orderId }));
};

/** Who is asking. */
export const CUSTOMER_STATES = {
  'a registered customer': customer,
  'guest session': async (stage) => goingOn(stage, await asGuest(stage, stage.shopper)),
  'addresses exist': addresses,
  'orders exist': orders,
} as const satisfies Readonly<Record<string, PactState>>;
