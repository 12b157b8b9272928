import { describe, expect, it } from 'vitest';
import { granted, refused } from '../shared/result.ts';
import { STOREFRONTS } from '../storefronts/storefront.ts';
import { aShopper } from '../testing/a-shopper.ts';
import { anAddress, anAddressForm, aPackstationForm } from '../testing/an-address.ts';
import { stubShop } from '../testing/stub-shop.ts';
import { stubState } from '../testing/stub-state.ts';
import { saveAddress, savePackstation } from './save-address.ts';

const CUSTOMER = aShopper({ loginState: 'customer', sessionToken: 'session-1' });
const OWN = { ...anAddressForm(), isAlsoCustomerAddress: true };

describe('an address of the account', () => {
  it('is added to its list as it was meant', async () => {
    const state = stubState();
    const saved = await saveAddress(stubShop(state))(CUSTOMER, 'shipping', anAddressForm({ city: ' Berlin ' }));
    expect(saved).toEqual(granted(anAddress()));
    expect([state.billing, state.shipping]).toEqual([[], [anAddress()]]);
  });

  it('replaces the one whose id it has', async () => {
    const state = stubState({ billing: [anAddress()] });
    await saveAddress(stubShop(state))(CUSTOMER, 'billing', {
      ...anAddressForm({ city: 'Potsdam' }),
      addressId: 'address-1',
    });
    expect(state.billing).toEqual([anAddress({ city: 'Potsdam' })]);
  });

  it.each([
    ['billing', true],
    ['shipping', false],
  ] as const)('becomes the customer address if it is a billing address: %s %s', async (kind, expected) => {
    const state = stubState();
    await saveAddress(stubShop(state))(CUSTOMER, kind, OWN);
    expect(state[kind].map(({ isCustomerAddress }) => isCustomerAddress)).toEqual([expected]);
  });

  it('with errors is not sent to the shop', async () => {
    const state = stubState();
    expect(await saveAddress(stubShop(state))(CUSTOMER, 'billing', anAddressForm({ city: '' }))).toEqual(
      refused({
        because: 'invalid-form',
        fieldErrors: [{ field: 'city', message: 'vue.form.error.requiredField' }],
      }),
    );
    expect(state.calls).toEqual([]);
  });
});

describe('a packstation of the account', () => {
  it('is added with its number as it was meant', async () => {
    const state = stubState();
    const form = aPackstationForm({ packstation: 'Packstation 101' });
    expect(await savePackstation(stubShop(state))(CUSTOMER, form)).toMatchObject({
      value: { packstationAddress: true, street: 'Packstation 101' },
    });
    expect(state.calls).toEqual(['add-packstation']);
  });

  it('replaces the one whose id it has', async () => {
    const state = stubState();
    await savePackstation(stubShop(state))(CUSTOMER, { ...aPackstationForm(), addressId: 'station-1' });
    expect(state.calls).toEqual(['update-packstation station-1']);
  });

  it('with errors is not sent to the shop', async () => {
    const state = stubState();
    expect(await savePackstation(stubShop(state))(CUSTOMER, aPackstationForm({ lastname: '' }))).toMatchObject({
      refusal: { fieldErrors: [{ field: 'lastname' }] },
    });
    expect(state.calls).toEqual([]);
  });

  it('is refused where no carrier delivers to one, whatever was typed (SHIP-03)', async () => {
    const state = stubState();
    const austrian = { ...CUSTOMER, storefront: STOREFRONTS.at };
    for (const form of [aPackstationForm(), aPackstationForm({ lastname: '' })])
      expect(await savePackstation(stubShop(state))(austrian, form)).toEqual(
        refused({ because: 'invalid-form', fieldErrors: [], general: 'shop.form.error.packstation.shop' }),
      );
    expect(state.calls).toEqual([]);
  });
});
