import { describe, expect, it } from 'vitest';
import { invalidForm } from '../shared/field-errors.ts';
import { aCart } from '../testing/a-cart.ts';
import { aShopper } from '../testing/a-shopper.ts';
import { anAddressForm, aPackstationForm } from '../testing/an-address.ts';
import {
  customer,
  fieldsOf,
  stateOfKnownCustomer,
  save,
  school,
  toOwnAddress,
  visitor,
} from '../testing/shipping-step.ts';
import { stubShop } from '../testing/stub-shop.ts';
import { checkoutFactsOf, isPast } from './checkout.ts';
import { deliveryTypeOf } from '../addresses/delivery-type.ts';
import type { SaveShippingStep } from './shipping-step.ts';

describe('a signed-in shopper', () => {
  const everything: SaveShippingStep = {
    deliveryType: 'shippingAddress',
    billingAddress: { ...anAddressForm({ city: 'Potsdam' }), addressId: 'own' },
    shippingAddress: anAddressForm({ city: 'Hamburg' }),
    account: { email: 'neu@schule.de' },
    phone: '030 99',
    shipperCode: 'spedition',
    speditionFields: [{ fieldName: 'floor', fieldValue: '2' }],
    orderReference: ' Klasse 4b ',
    billingAlternativeEmail: { value: 'kasse@schule.de', hasChanged: true },
    shippingAlternativeEmail: { value: 'same@schule.de', hasChanged: false },
  };

  it('saves the forwarding agent’s fields before anything else (SHIP-08)', async () => {
    const state = stateOfKnownCustomer();
    await save(state, customer, everything);
    expect(state.calls[0]).toBe('save-spedition');
    expect(state.carts[0]?.speditionFields).toEqual([{ name: 'floor', value: '2', required: true }]);
  });

  it('saves reference, contact, billing address, alternative e-mails and shipping address in this order (SHIP-09)', async () => {
    const state = stateOfKnownCustomer();
    expect(await save(state, customer, everything)).toEqual({ ok: true, value: { loginState: 'customer' } });
    expect(state.calls.filter((call) => !call.startsWith('find'))).toEqual([
      'save-spedition',
      'set-order-reference Klasse 4b',
      'customer',
      'update-phone 030 99',
      'update-address billing own',
      'select-billing own',
      'set-alternative-emails billing,kasse@schule.de',
      'add-address shipping',
      'select-shipping address-3',
      'select-shipper spedition',
    ]);
  });

  it('ends with the whole step in the cart and the address book, for every delivery type, after the chosen login option (ENT-08)', async () => {
    const state = stateOfKnownCustomer();
    const [unsaved = aCart()] = state.carts;
    expect(
      (['login', 'shipping'] as const).map((step) =>
        isPast(
          step,
          checkoutFactsOf({ cart: { ...unsaved, positionCount: 1 }, shopper: visitor, loginOption: 'guest' }),
        ),
      ),
    ).toEqual([true, false]);
    await save(state, customer, everything);
    expect(state.carts[0]).toMatchObject({
      speditionFields: [{ name: 'floor', value: '2' }],
      billingAddress: { addressId: 'own', city: 'Potsdam' },
      shippingAddress: { addressId: 'address-3', city: 'Hamburg' },
      orderReference: 'Klasse 4b',
      billingEmail: { selected: 'kasse@schule.de' },
      shippingEmail: {},
    });
    const cart = state.carts[0] ?? aCart();
    expect(cart.shippers.find(({ selected }) => selected)?.code).toBe('spedition');
    expect([deliveryTypeOf(cart), isPast('shipping', checkoutFactsOf({ cart, shopper: customer }))]).toEqual([
      'shippingAddress',
      true,
    ]);
    expect(state.customer).toMatchObject({ phone: '030 99', email: 'anne@schule.de' });
    const typesAfter = async (command: SaveShippingStep) =>
      (await save(state, customer, command)).ok ? deliveryTypeOf(state.carts[0] ?? aCart()) : 'refused';
    expect(await typesAfter(toOwnAddress)).toBe('sameAsBilling');
    expect(
      await typesAfter({
        ...toOwnAddress,
        deliveryType: 'packstation',
        packstation: aPackstationForm(),
        shipperCode: 'dhl',
      }),
    ).toBe('packstation');
  });

  it('sends only alternative e-mails that have changed (SHIP-17)', async () => {
    const state = stateOfKnownCustomer();
    const shipping = { value: 'lager@schule.de', hasChanged: true };
    await save(state, customer, {
      ...toOwnAddress,
      billingAlternativeEmail: { value: 'x@y.de', hasChanged: false },
      shippingAlternativeEmail: shipping,
    });
    expect(state.calls).toContain('set-alternative-emails shipping,lager@schule.de');
    const unchanged = stateOfKnownCustomer();
    await save(unchanged, customer, { ...toOwnAddress, shippingAlternativeEmail: { ...shipping, hasChanged: false } });
    expect(unchanged.calls.some((call) => call.startsWith('set-alternative'))).toBe(false);
  });

  it('uses the billing address as the shipping address with delivery to the same address (SHIP-01)', async () => {
    const state = stateOfKnownCustomer();
    await save(state, customer, toOwnAddress);
    expect(state.carts[0]?.shippingAddress).toEqual(state.carts[0]?.billingAddress);
    expect(state.carts[0]?.shippingAddress?.addressId).toBe('own');
  });

  it('chooses between saved addresses without changing them', async () => {
    const state = stateOfKnownCustomer();
    await save(state, customer, {
      ...toOwnAddress,
      deliveryType: 'shippingAddress',
      shippingAddress: { addressId: 'school' },
    });
    expect(state.calls.filter((call) => /add|update/u.test(call))).toEqual([]);
    expect(state.carts[0]?.shippingAddress).toEqual(school);
  });

  it('edits a packstation, and restores a removed one by adding it again (SHIP-09)', async () => {
    const state = stateOfKnownCustomer();
    const packstation = aPackstationForm();
    await save(state, customer, { ...toOwnAddress, deliveryType: 'packstation', packstation, shipperCode: 'dhl' });
    const [id] = state.calls.filter((call) => call.startsWith('select-packstation')).map((call) => call.split(' ')[1]);
    expect((await stubShop(state).addresses.remove(customer, id ?? '')).ok).toBe(true);
    expect(
      (await save(state, customer, { ...toOwnAddress, deliveryType: 'packstation', packstation, shipperCode: 'dhl' }))
        .ok,
    ).toBe(true);
    const edited = { ...packstation, packstation: '202', addressId: state.carts[0]?.shippingAddress?.addressId ?? '' };
    await save(state, customer, {
      ...toOwnAddress,
      deliveryType: 'packstation',
      packstation: edited,
      shipperCode: 'dhl',
    });
    expect(state.shipping.filter(({ packstationAddress }) => packstationAddress).map(({ street }) => street)).toEqual([
      'Packstation 202',
    ]);
  });

  it('cannot choose an address of another customer', async () => {
    expect(
      fieldsOf(
        await save(stateOfKnownCustomer(), customer, { ...toOwnAddress, billingAddress: { addressId: 'foreign' } }),
      ),
    ).toEqual(['billingAddress.addressId']);
  });

  it('does not save a phone number and e-mail address that are already stored (SHIP-14, SHIP-15)', async () => {
    const state = stateOfKnownCustomer();
    await save(state, customer, { ...toOwnAddress, phone: '030 1', account: { email: 'anne@schule.de' } });
    expect(state.calls.filter((call) => call.startsWith('update'))).toEqual([]);
  });

  it('leaves the e-mail address with which a customer signs in as it is (SHIP-15)', async () => {
    const state = stateOfKnownCustomer();
    expect((await save(state, customer, { ...toOwnAddress, account: { email: 'neu@schule.de' } })).ok).toBe(true);
    expect(state.calls.filter((call) => call.startsWith('update'))).toEqual([]);
  });

  it('saves the e-mail address as a guest, and reads the shop’s error at its field (SHIP-15)', async () => {
    const objection = invalidForm([{ field: 'email', message: 'vue.form.error.email.incorrect' }]);
    const guest = aShopper({ loginState: 'guest' });
    const state = stateOfKnownCustomer();
    await save(state, guest, { ...toOwnAddress, account: { email: 'anne@schule.de' } });
    expect(state.calls).toContain('update-email anne@schule.de');
    const refused = await save(stateOfKnownCustomer({ objections: { 'update-email': objection } }), guest, {
      ...toOwnAddress,
      account: { email: 'a@b.de' },
    });
    expect(fieldsOf(refused)).toEqual(['account.email']);
  });

  it('stops at the first part that the shop refuses', async () => {
    const objection = invalidForm([{ field: 'postcode', message: 'shop.form.error.postcode.de' }]);
    const state = stateOfKnownCustomer({ objections: { 'update-address': objection } });
    expect(fieldsOf(await save(state, customer, everything))).toEqual(['billingAddress.postcode']);
    expect(state.calls.at(-1)).toBe('update-address billing own');
  });

  it.each([
    'vue.error.security.valid_token_required',
    'shop.error.securityLogout',
    'shop.error.sessionExpired',
  ] as const)('has an expired session if the shop says %s', async (general) => {
    const state = stateOfKnownCustomer({ objections: { 'update-address': { ...invalidForm([]), general } } });
    expect(await save(state, customer, everything)).toEqual({ ok: false, refusal: { because: 'session-expired' } });
  });
});
