import { describe, expect, it } from 'vitest';
import { invalidForm } from '../shared/field-errors.ts';
import { granted } from '../shared/result.ts';
import { anAnonymousShopper, aCustomer } from '../testing/a-shopper.ts';
import { anAddressForm } from '../testing/an-address.ts';
import { aVisit } from '../testing/a-visit.ts';
import {
  customer,
  guestForm,
  stateOfKnownCustomer,
  stubStateWith,
  toOwnAddress,
  visitor,
} from '../testing/shipping-step.ts';
import { countingIds } from '../testing/counting-ids.ts';
import { stubShop } from '../testing/stub-shop.ts';
import { ReplyLost, type StubState } from '../testing/stub-state.ts';
import type { SaveShippingStep } from './shipping-step.ts';
import { submitShippingStep } from './submit-shipping-step.ts';

const account = { email: 'anne@schule.de', password: 'geheim', passwordRepeat: 'geheim' };

const toNewAddress: SaveShippingStep = { deliveryType: 'sameAsBilling', billingAddress: anAddressForm() };

const submitting = async (command: SaveShippingStep, said: Partial<StubState> = {}, shopper = visitor) => {
  const state = stubStateWith(said);
  const visit = aVisit(shopper);
  return { state, visit, result: await submitShippingStep({ ...stubShop(state), ids: countingIds() }, visit)(command) };
};

describe('a visitor who submits the shipping step', () => {
  it('goes on as a guest', async () => {
    const { visit, result } = await submitting(guestForm);
    expect(result).toEqual(granted(undefined));
    expect([visit.shopper.loginState, visit.owner]).toEqual(['guest', undefined]);
  });

  it('goes on as a new customer, who owns this browser', async () => {
    const { visit } = await submitting({ ...guestForm, loginOption: 'register', account });
    expect([visit.shopper.loginState, visit.owner]).toEqual(['customer', 'anne@schule.de']);
  });

  it('goes on as a guest if only the rest was refused', async () => {
    const { visit, result } = await submitting({ ...guestForm, shipperCode: 'none' });
    expect(result).toMatchObject({ refusal: { because: 'invalid-form' } });
    expect(visit.shopper.loginState).toBe('guest');
  });

  it('goes on as a guest if the shop failed at the rest', async () => {
    const shop = { ...stubShop(stubStateWith()), ids: countingIds() };
    const visit = aVisit(visitor);
    const select = () => Promise.reject(new ReplyLost());
    const failing = { ...shop, shippers: { ...shop.shippers, select } };
    await expect(submitShippingStep(failing, visit)(guestForm)).rejects.toThrow(ReplyLost);
    expect(visit.shopper.loginState).toBe('guest');
  });

  it('stays a visitor while a field is wrong', async () => {
    const { visit, result } = await submitting({ ...guestForm, account: { email: 'x' } });
    expect(result).toMatchObject({ refusal: { because: 'invalid-form' } });
    expect(visit.shopper.loginState).toBe('logged-out');
  });

  it('goes on with the same contents in another session if nobody knows whether they are registered', async () => {
    const { visit, result } = await submitting(guestForm, { replies: { 'register-guest': ['lost'] } });
    expect(result).toMatchObject({ refusal: { because: 'started-over', missing: [] } });
    expect([visit.shopper.loginState, visit.shopper.cartId]).toEqual(['logged-out', 'cart-2']);
  });
});

describe('a customer who submits the shipping step', () => {
  it('goes on in the same session', async () => {
    const { visit, result } = await submitting(toOwnAddress, stateOfKnownCustomer(), customer);
    expect(result).toEqual(granted(undefined));
    expect([visit.shopper, visit.hasSessionEnded]).toEqual([customer, false]);
  });

  it('is signed out if the shop no longer knows them', async () => {
    const needsLogin = { ...invalidForm([]), general: 'vue.error.security.valid_token_required' } as const;
    const said = { customer: aCustomer(), objections: { 'add-address': needsLogin } };
    const { visit, result } = await submitting(toNewAddress, said, customer);
    expect(result).toMatchObject({ refusal: { because: 'session-expired' } });
    expect(visit.shopper.loginState).toBe('logged-out');
  });
});

it('nobody submits a shipping step without a cart', async () => {
  const { result } = await submitting(guestForm, {}, anAnonymousShopper());
  expect(result).toMatchObject({ refusal: { because: 'session-expired' } });
});
