import { saveShippingStep } from '../checkout/save-shipping-step.ts';
import type { SaveShippingStep } from '../checkout/shipping-step.ts';
import { aCart, aShipper } from './a-cart.ts';
import { aCustomer, aShopper } from './a-shopper.ts';
import { anAddress, anAddressForm } from './an-address.ts';
import { stubShop } from './stub-shop.ts';
import { type StubState, stubState } from './stub-state.ts';

const shippers = [aShipper({ code: 'dpd' }), aShipper({ code: 'dhl' }), aShipper({ code: 'spedition' })];
const own = anAddress({ addressId: 'own', isCustomerAddress: true });
export const school = anAddress({ addressId: 'school', city: 'Hamburg', postCode: '20095' });

export const stubStateWith = (overrides: Partial<StubState> = {}): StubState =>
  stubState({ carts: [aCart({ shippers })], ...overrides });
export const stateOfKnownCustomer = (overrides: Partial<StubState> = {}): StubState =>
  stubStateWith({
    customer: aCustomer({ isGuest: false, isExistingCustomer: true, email: 'anne@schule.de', phone: '030 1' }),
    billing: [own],
    shipping: [school],
    ...overrides,
  });

export const visitor = aShopper();
export const customer = aShopper({ loginState: 'customer', sessionToken: 'session-1' });
/** Complete except for the login option. */
export const undecidedForm: SaveShippingStep = {
  deliveryType: 'sameAsBilling',
  billingAddress: anAddressForm(),
  account: { email: 'anne@schule.de' },
  shipperCode: 'dhl',
};
export const guestForm: SaveShippingStep = { ...undecidedForm, loginOption: 'guest' };
export const withoutCarrier: SaveShippingStep = { deliveryType: 'sameAsBilling', billingAddress: { addressId: 'own' } };
export const toOwnAddress: SaveShippingStep = { ...withoutCarrier, shipperCode: 'dpd' };
export const save = (state: StubState, shopper: typeof visitor, command: SaveShippingStep) =>
  saveShippingStep(stubShop(state))(shopper, command);
export const fieldsOf = (result: Awaited<ReturnType<typeof save>>) =>
  !result.ok && result.refusal.because === 'invalid-form' ? result.refusal.fieldErrors.map(({ field }) => field) : [];
