import { describe, expect, it } from 'vitest';
import type { Address } from '../addresses/address.ts';
import type { ProvidedAddress, ProvidedAddresses } from '../payments/express-payment.ts';
import type { SessionRefusal } from '../payments/express-payments.port.ts';
import { invalidForm } from '../shared/field-errors.ts';
import { granted, refused, type Result } from '../shared/result.ts';
import { aCart, aShipper } from '../testing/a-cart.ts';
import { anAddress } from '../testing/an-address.ts';
import { anAnonymousShopper, aShopper } from '../testing/a-shopper.ts';
import { stubShop } from '../testing/stub-shop.ts';
import { type StubState, stubState } from '../testing/stub-state.ts';
import { abortExpressCheckout } from './abort-express-checkout.ts';
import { enterExpressCheckout } from './enter-express-checkout.ts';

const HOME: ProvidedAddress = {
  firstname: 'Erika',
  lastname: 'Beispiel',
  streetAndNumber: 'Rosenweg 12',
  postcode: '10435',
  city: 'Berlin',
  country: 'DE',
};
const ABROAD: ProvidedAddress = {
  ...HOME,
  streetAndNumber: '4 rue du Marché',
  postcode: '67000',
  city: 'Strasbourg',
  country: 'FR',
};
const COMMAND = { cartId: 'cart-1', checkoutType: 'cart', sessionId: 'session-1', addressIds: [] } as const;
const METHOD = {
  paymentId: 'AMAZONPAY',
  displayName: 'Amazon Pay',
  description: '',
  selected: false,
  enabled: true,
  icons: [],
  isPrepaid: false,
};

const stateWith = (overrides: Partial<StubState> = {}): StubState =>
  stubState({ carts: [aCart({ shippers: [aShipper()] })], methods: [METHOD], ...overrides });

/** A shop at whose provider the shopper chose these addresses. */
const shopWith = (state: StubState, chosen: Partial<ProvidedAddresses> | SessionRefusal = {}) => {
  const answer: Result<ProvidedAddresses, SessionRefusal> =
    'because' in chosen
      ? refused(chosen)
      : granted({ email: 'erika@beispiel.example', billingAddress: HOME, shippingAddress: HOME, ...chosen });
  return {
    ...stubShop(state),
    expressPayments: {
      start: async () => refused({ because: 'express-unavailable' as const }),
      addresses: async () => {
        state.calls.push('express-addresses');
        return answer;
      },
      complete: async () => refused({ because: 'no-such-session' as const }),
      abort: async (_shopper: unknown, cartId: string) => {
        state.calls.push(`express-abort ${cartId}`);
        return granted(undefined);
      },
    },
  };
};

/** An address of the book that is the one from the provider. */
const homeInBook = (overrides: Partial<Address> = {}): Address =>
  anAddress({
    addressId: 'known',
    firstName: 'Erika',
    lastName: 'Beispiel',
    street: 'Rosenweg 12',
    postCode: '10435',
    ...overrides,
  });

const visitor = anAnonymousShopper({ cartId: 'cart-1', userId: 'user-1' });
const customer = aShopper({ loginState: 'customer' });

describe('entering an express checkout', () => {
  it('makes a visitor a guest with the provider’s e-mail and address, and selects carrier and payment (PAY-07)', async () => {
    const state = stateWith();
    const entered = await enterExpressCheckout(shopWith(state))(visitor, COMMAND);
    expect(entered).toMatchObject({
      ok: true,
      value: {
        isIncomplete: false,
        express: { cartId: 'cart-1', sessionId: 'session-1', addressIds: [] },
        signedIn: {},
      },
    });
    expect(state.registrations).toMatchObject([
      { email: 'erika@beispiel.example', billingAddress: { streetAndNumber: 'Rosenweg 12' } },
    ]);
    expect(state.registrations[0]).not.toHaveProperty('shippingAddress');
    expect(state.carts[0]).toMatchObject({ selectedPayment: 'AMAZONPAY', shippers: [{ selected: true }] });
  });

  it('registers another delivery address too', async () => {
    const state = stateWith();
    await enterExpressCheckout(shopWith(state, { shippingAddress: { ...HOME, streetAndNumber: 'Parkallee 3' } }))(
      visitor,
      COMMAND,
    );
    expect(state.registrations).toMatchObject([{ shippingAddress: { streetAndNumber: 'Parkallee 3' } }]);
  });

  it('keeps the guest, but is incomplete, if goods cannot be sent to the chosen address', async () => {
    const state = stateWith();
    const entered = await enterExpressCheckout(shopWith(state, { shippingAddress: ABROAD }))(visitor, COMMAND);
    expect(entered).toMatchObject({ ok: true, value: { isIncomplete: true, signedIn: {} } });
    expect(state.registrations).toHaveLength(1);
    expect(state.carts[0]?.selectedPayment).toBe('AMAZONPAY');
  });

  it('is incomplete if the forwarding agent needs details', async () => {
    const bulky = (value: string) =>
      stateWith({
        carts: [
          aCart({
            shippers: [aShipper({ code: 'spedition' })],
            speditionFields: [{ name: 'phone', value, required: true }],
          }),
        ],
      });
    expect(await enterExpressCheckout(shopWith(bulky('')))(visitor, COMMAND)).toMatchObject({
      ok: true,
      value: { isIncomplete: true },
    });
    expect(await enterExpressCheckout(shopWith(bulky('030 4711')))(visitor, COMMAND)).toMatchObject({
      ok: true,
      value: { isIncomplete: false },
    });
  });

  it.each([
    ['dhl', false],
    ['spedition', true],
  ])('needs the forwarding agent’s details only if that is the carrier: %s', async (carrier, isIncomplete) => {
    const shippers = ['dhl', 'spedition'].map((code) => aShipper({ code, selected: code === carrier }));
    const speditionFields = [{ name: 'phone', value: '', required: true }];
    const state = stateWith({ carts: [aCart({ shippers, speditionFields })] });
    const entered = await enterExpressCheckout(shopWith(state))(visitor, COMMAND);
    expect(entered).toMatchObject({ ok: true, value: { isIncomplete } });
  });

  it('is incomplete if no carrier can be selected', async () => {
    expect(
      await enterExpressCheckout(shopWith(stateWith({ carts: [aCart({ shippers: [] })] })))(visitor, COMMAND),
    ).toMatchObject({ ok: true, value: { isIncomplete: true } });
  });

  it('leaves a visitor as they are if not even the billing address can be used', async () => {
    const state = stateWith();
    const entered = await enterExpressCheckout(shopWith(state, { billingAddress: ABROAD, shippingAddress: ABROAD }))(
      visitor,
      COMMAND,
    );
    expect(entered).toMatchObject({ ok: true, value: { isIncomplete: true } });
    expect(entered.ok && entered.value.signedIn).toBeUndefined();
    expect(state.registrations).toEqual([]);
  });

  it('leaves a visitor as they are, and saves nothing of them, if the shop refuses the registration', async () => {
    const objection = invalidForm([{ field: 'email', message: 'vue.form.error.email.incorrect' }]);
    const state = stateWith({ objections: { 'register-guest': objection } });
    const entered = await enterExpressCheckout(shopWith(state))(visitor, COMMAND);
    expect(entered).toMatchObject({ ok: true, value: { isIncomplete: true, express: { addressIds: [] } } });
    expect(entered.ok && entered.value.signedIn).toBeUndefined();
    expect([state.billing, state.shipping]).toEqual([[], []]);
  });

  it('saves a new guest’s address once, however the shop writes it', async () => {
    const state = stateWith();
    const shop = shopWith(state);
    const billing = async () => state.billing.map((address) => ({ ...address, street: address.street.toUpperCase() }));
    const entered = await enterExpressCheckout({ ...shop, addresses: { ...shop.addresses, billing } })(
      visitor,
      COMMAND,
    );
    expect(entered).toMatchObject({ ok: true, value: { isIncomplete: false, express: { addressIds: [] } } });
    expect([state.billing.length, state.shipping.length]).toEqual([1, 0]);
  });

  it('saves a customer’s new addresses and remembers them; one that the book has is used as it is', async () => {
    const {
      schoolOrCompany: _company,
      addressAddition: _addition,
      ...plain
    } = anAddress({
      addressId: 'known',
      firstName: 'Erika',
      lastName: 'Beispiel',
      street: 'Rosenweg 12',
      postCode: '10435',
      city: 'Berlin',
      country: 'DE',
    });
    const state = stateWith({ billing: [plain] });
    const entered = await enterExpressCheckout(
      shopWith(state, { shippingAddress: { ...HOME, streetAndNumber: 'Parkallee 3' } }),
    )(customer, { ...COMMAND, addressIds: ['earlier'] });
    const [saved] = state.shipping;
    expect(entered).toMatchObject({
      ok: true,
      value: { isIncomplete: false, express: { addressIds: ['earlier', saved?.addressId] } },
    });
    expect([state.billing.length, saved?.street]).toEqual([1, 'Parkallee 3']);
    expect(state.carts[0]).toMatchObject({
      billingAddress: { addressId: 'known' },
      shippingAddress: { street: 'Parkallee 3' },
      selectedPayment: 'AMAZONPAY',
    });
    expect(state.registrations).toEqual([]);
  });

  it('adds a new address to a customer’s book, and leaves that of the account as it is', async () => {
    const state = stateWith({ billing: [anAddress({ addressId: 'own', isCustomerAddress: true })] });
    await enterExpressCheckout(shopWith(state))(customer, COMMAND);
    expect(state.billing.map(({ street, isCustomerAddress }) => [street, isCustomerAddress])).toEqual([
      ['Schulweg 4', true],
      ['Rosenweg 12', false],
    ]);
  });

  it('delivers to a customer’s own delivery address without saving it again', async () => {
    const state = stateWith({
      billing: [homeInBook()],
      shipping: [homeInBook({ addressId: 'school', street: 'Parkallee 3' })],
    });
    const entered = await enterExpressCheckout(
      shopWith(state, { shippingAddress: { ...HOME, streetAndNumber: 'Parkallee 3' } }),
    )(customer, COMMAND);
    expect(entered).toMatchObject({ ok: true, value: { isIncomplete: false, express: { addressIds: [] } } });
    expect(state.shipping).toHaveLength(1);
    expect(state.carts[0]?.shippingAddress?.addressId).toBe('school');
  });

  it('sends no invoice to a delivery address of the book before it is saved as a billing address', async () => {
    const state = stateWith({ shipping: [homeInBook()] });
    const entered = await enterExpressCheckout(shopWith(state))(customer, COMMAND);
    const [saved] = state.billing;
    expect(saved).toMatchObject({ street: 'Rosenweg 12', postCode: '10435' });
    expect(entered).toMatchObject({ ok: true, value: { express: { addressIds: [saved?.addressId] } } });
    expect(state.carts[0]).toMatchObject({ billingAddress: saved, shippingAddress: { addressId: 'known' } });
  });

  it.each([
    ['the shop does not deliver there', { billingAddress: ABROAD, shippingAddress: ABROAD }, {}],
    [
      'the shop refuses it',
      {},
      { 'add-address': invalidForm([{ field: 'postcode', message: 'shop.form.error.postcode.de' }]) },
    ],
  ] as const)('asks a customer for another address than the chosen one if %s', async (_why, chosen, objections) => {
    const state = stateWith({ objections });
    const entered = await enterExpressCheckout(shopWith(state, chosen))(customer, COMMAND);
    expect(entered).toMatchObject({ ok: true, value: { isIncomplete: true, express: { addressIds: [] } } });
    expect([state.billing, state.shipping, state.carts[0]?.billingAddress]).toEqual([[], [], undefined]);
    expect(state.carts[0]?.selectedPayment).toBe('AMAZONPAY');
  });

  it('is refused for another cart without asking, and for a session that is none or was cancelled', async () => {
    const state = stateWith();
    expect(await enterExpressCheckout(shopWith(state))(visitor, { ...COMMAND, cartId: 'cart-2' })).toEqual({
      ok: false,
      refusal: { because: 'no-such-session' },
    });
    expect(state.calls).toEqual([]);
    for (const because of ['no-such-session', 'session-cancelled'] as const) {
      expect(await enterExpressCheckout(shopWith(state, { because }))(visitor, COMMAND)).toEqual({
        ok: false,
        refusal: { because },
      });
    }
    expect([state.registrations, state.carts[0]?.selectedPayment]).toEqual([[], undefined]);
  });
});

describe('leaving an express checkout', () => {
  it('resets the cart and takes the saved addresses out of the book (PAY-08)', async () => {
    const state = stateWith({ shipping: [anAddress({ addressId: 'added' }), anAddress({ addressId: 'own' })] });
    await abortExpressCheckout(shopWith(state))(customer, { cartId: 'cart-1', addressIds: ['added'] });
    expect(state.calls).toEqual(['express-abort cart-1']);
    expect(state.shipping.map(({ addressId }) => addressId)).toEqual(['own']);
  });

  it('leaves another cart alone', async () => {
    const state = stateWith();
    await abortExpressCheckout(shopWith(state))(customer, { cartId: 'cart-2', addressIds: [] });
    expect(state.calls).toEqual([]);
  });
});
