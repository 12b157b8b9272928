import { describe, expect, it } from 'vitest';
import { STOREFRONTS } from '../storefronts/storefront.ts';
import { invalidForm } from '../shared/field-errors.ts';
import type { MessageKey } from '../shared/message-keys.ts';
import { refused } from '../shared/result.ts';
import type { Shop } from '../shop.ts';
import { anAnonymousShopper, aShopper } from '../testing/a-shopper.ts';
import { anAddress, anAddressForm, aPackstationForm } from '../testing/an-address.ts';
import {
  customer,
  fieldsOf,
  guestForm,
  stateOfKnownCustomer,
  save,
  school,
  toOwnAddress,
  visitor,
  stubStateWith,
} from '../testing/shipping-step.ts';
import { ReplyLost } from '../testing/stub-state.ts';
import { stubShop } from '../testing/stub-shop.ts';
import { saveShippingStep } from './save-shipping-step.ts';
import type { SaveShippingStep } from './shipping-step.ts';

const message: MessageKey = 'shop.form.error.choice';
const elsewhere: SaveShippingStep = {
  ...toOwnAddress,
  deliveryType: 'shippingAddress',
  shippingAddress: anAddressForm(),
};
const toStation: SaveShippingStep = {
  ...toOwnAddress,
  deliveryType: 'packstation',
  packstation: aPackstationForm(),
  shipperCode: 'dhl',
};
const objecting = (call: string, ...fields: readonly string[]) =>
  stateOfKnownCustomer({ objections: { [call]: invalidForm(fields.map((field) => ({ field, message }))) } });

describe('the shop’s errors are shown at the fields of the step', () => {
  it.each<[string, string, SaveShippingStep, string]>([
    ['add-address', 'city', elsewhere, 'shippingAddress.city'],
    ['add-packstation', 'postnumber', toStation, 'packstation.postnumber'],
    [
      'save-spedition',
      'floor',
      { ...toOwnAddress, shipperCode: 'spedition', speditionFields: [{ fieldName: 'floor', fieldValue: '2' }] },
      'speditionFields.floor',
    ],
    [
      'set-alternative-emails',
      'billing',
      { ...toOwnAddress, billingAlternativeEmail: { value: 'a@b.de', hasChanged: true } },
      'billingAlternativeEmail',
    ],
    [
      'set-alternative-emails',
      'shipping',
      { ...toOwnAddress, shippingAlternativeEmail: { value: 'a@b.de', hasChanged: true } },
      'shippingAlternativeEmail',
    ],
    [
      'set-alternative-emails',
      'captcha',
      { ...toOwnAddress, shippingAlternativeEmail: { value: 'a@b.de', hasChanged: true } },
      'captcha',
    ],
    ['set-order-reference', 'orderReference', { ...toOwnAddress, orderReference: 'Klasse 4b' }, 'orderReference'],
    ['update-phone', 'phone', { ...toOwnAddress, phone: '030 99' }, 'phone'],
  ])('%s, %s', async (call, field, command, reported) => {
    const state = objecting(call, field);
    expect(fieldsOf(await save(state, customer, command))).toEqual([reported]);
    expect(state.calls.some((call) => call.startsWith('select-shipper'))).toBe(false);
  });

  it.each<[string, SaveShippingStep]>([
    ['billingAddress', { ...toOwnAddress, billingAddress: { addressId: 'foreign' } }],
    ['billingAddress', { ...toStation, billingAddress: { addressId: 'foreign' } }],
    [
      'shippingAddress',
      { ...toOwnAddress, deliveryType: 'shippingAddress', shippingAddress: { addressId: 'foreign' } },
    ],
    ['packstation', { ...toStation, packstation: { addressId: 'foreign' } }],
  ])('an unknown address is no valid choice for %s', async (form, command) => {
    expect(await save(stateOfKnownCustomer(), customer, command)).toEqual({
      ok: false,
      refusal: invalidForm([{ field: `${form}.addressId`, message }]),
    });
  });

  it('a billing address to which nothing can be sent is no valid choice for the delivery', async () => {
    const shop = stubShop(stateOfKnownCustomer());
    const select: Shop['addresses']['select'] = async (who, cartId, as, addressId) =>
      as === 'shipping' ? refused({ because: 'no-such-address' }) : shop.addresses.select(who, cartId, as, addressId);
    const saved = await saveShippingStep({ ...shop, addresses: { ...shop.addresses, select } })(customer, toOwnAddress);
    expect(saved).toEqual(refused(invalidForm([{ field: 'billingAddress.addressId', message }])));
  });

  it.each(['pigeon', undefined])('a carrier that is not offered is no valid choice: %s', async (shipperCode) => {
    const { shipperCode: _chosen, ...command } = toOwnAddress;
    const state = stateOfKnownCustomer(
      shipperCode === undefined
        ? { carts: stateOfKnownCustomer().carts.map((cart) => ({ ...cart, shippers: [] })) }
        : {},
    );
    expect(await save(state, customer, shipperCode === undefined ? command : { ...command, shipperCode })).toEqual({
      ok: false,
      refusal: invalidForm([{ field: 'shipperCode', message }]),
    });
    expect(state.calls).not.toContain('select-shipper undefined');
  });
});

describe('the place of delivery', () => {
  it('becomes the cart’s shipping address, whatever kind of place it is', async () => {
    const state = stateOfKnownCustomer({
      shipping: [school, anAddress({ addressId: 'station', street: 'Packstation 101', packstationAddress: true })],
    });
    await save(state, customer, toOwnAddress);
    await save(state, customer, {
      ...toOwnAddress,
      deliveryType: 'shippingAddress',
      shippingAddress: { addressId: 'school' },
    });
    await save(state, customer, { ...toStation, packstation: { addressId: 'station' } });
    expect(state.calls.filter((call) => /^select-(?:shipping|packstation)/u.test(call))).toEqual([
      'select-shipping own',
      'select-shipping school',
      'select-packstation station',
    ]);
    expect(state.carts[0]?.shippingAddress).toMatchObject({ addressId: 'station', packstationAddress: true });
  });

  it('can be a packstation if the chosen billing address is in Germany, and only then', async () => {
    const billing = [
      anAddress({ addressId: 'own' }),
      anAddress({ addressId: 'wien', country: 'AT', postCode: '1010' }),
    ];
    expect((await save(stateOfKnownCustomer({ billing }), customer, toStation)).ok).toBe(true);
    expect(
      fieldsOf(
        await save(stateOfKnownCustomer({ billing }), customer, {
          ...toStation,
          billingAddress: { addressId: 'wien' },
        }),
      ),
    ).toEqual(['deliveryType']);
  });

  it('does not read the address book if it is no packstation', async () => {
    const state = stateOfKnownCustomer();
    const shop = stubShop(state);
    const addresses: Shop['addresses'] = { ...shop.addresses, billing: () => Promise.reject(new ReplyLost()) };
    expect((await saveShippingStep({ ...shop, addresses })(customer, toOwnAddress)).ok).toBe(true);
  });

  it('of a new customer is not a packstation that was typed and then not chosen', async () => {
    const state = stubStateWith();
    expect((await save(state, visitor, { ...guestForm, packstation: aPackstationForm() })).ok).toBe(true);
    expect(state.calls).not.toContain('add-packstation');
  });
});

describe('a known shopper', () => {
  it('is not registered again, even if the login option is still set', async () => {
    const state = stateOfKnownCustomer();
    expect(await save(state, customer, { ...guestForm, account: { email: 'anne@schule.de' } })).toStrictEqual({
      ok: true,
      value: { loginState: 'customer' },
    });
    expect(state.registrations).toEqual([]);
  });

  it('saves no order reference, contact or alternative e-mail that the step does not contain', async () => {
    const state = stateOfKnownCustomer();
    await save(state, customer, toOwnAddress);
    expect(state.calls).toEqual(['select-billing own', 'select-shipping own', 'find cart-1', 'select-shipper dpd']);
  });

  it('saves the telephone number without an e-mail address, and for a guest vice versa', async () => {
    const phoned = stateOfKnownCustomer();
    await save(phoned, customer, { ...toOwnAddress, phone: '030 99' });
    expect(phoned.customer).toMatchObject({ phone: '030 99', email: 'anne@schule.de' });
    const mailed = stateOfKnownCustomer();
    await save(mailed, aShopper({ loginState: 'guest' }), { ...toOwnAddress, account: { email: 'neu@schule.de' } });
    expect(mailed.customer).toMatchObject({ phone: '030 1', email: 'neu@schule.de' });
  });

  it('saves nothing for the forwarding agent if no answers were sent', async () => {
    const state = stateOfKnownCustomer();
    expect((await save(state, customer, { ...toOwnAddress, shipperCode: 'spedition' })).ok).toBe(true);
    expect(state.carts[0]?.speditionFields).toEqual([]);
  });

  it('without a cart saves nothing and makes no call: the session has expired', async () => {
    const state = stateOfKnownCustomer();
    expect(await save(state, anAnonymousShopper({ loginState: 'customer' }), toOwnAddress)).toEqual({
      ok: false,
      refusal: { because: 'session-expired' },
    });
    expect(state.calls).toEqual([]);
  });

  it('has an expired session if the cart disappears while saving', async () => {
    const shop = stubShop(stateOfKnownCustomer());
    const carts: Shop['carts'] = {
      ...shop.carts,
      setOrderReference: async () => refused({ because: 'cart-not-found' }),
    };
    expect(
      await saveShippingStep({ ...shop, carts })(customer, { ...toOwnAddress, orderReference: 'Klasse 4b' }),
    ).toEqual({ ok: false, refusal: { because: 'session-expired' } });
  });
});

it('a new customer’s order reference is saved with the rest', async () => {
  const state = stubStateWith();
  await save(state, visitor, { ...guestForm, orderReference: ' Klasse 4b ' });
  expect(state.carts[0]?.orderReference).toBe('Klasse 4b');
});

it('a business’s cost centre is saved; consumers have none', async () => {
  const business = { ...customer, storefront: STOREFRONTS['b2b-de'] };
  const state = stateOfKnownCustomer();
  await save(state, business, { ...toOwnAddress, costCentre: ' 4711 ' });
  expect(state.carts[0]?.costCentre).toBe('4711');
  const consumers = stateOfKnownCustomer();
  await save(consumers, customer, { ...toOwnAddress, costCentre: '4711' });
  expect(consumers.carts[0]?.costCentre).toBeUndefined();
});

it('a business’s cost centre stays in the cart if the step does not contain one', async () => {
  const business = { ...customer, storefront: STOREFRONTS['b2b-de'] };
  const state = stateOfKnownCustomer({
    carts: stateOfKnownCustomer().carts.map((cart) => ({ ...cart, costCentre: '4711' })),
  });
  expect((await save(state, business, toOwnAddress)).ok).toBe(true);
  expect(state.carts[0]?.costCentre).toBe('4711');
});
