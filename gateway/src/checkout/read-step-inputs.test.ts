import { money } from '@shop/domain/shared/money';
import { aCart, aPosition } from '@shop/domain/testing/a-cart';
import { anAddressForm } from '@shop/domain/testing/an-address';
import { describe, expect, it } from 'vitest';
import { seenCartsOfATest } from '../testing/seen-carts-of-a-test.ts';
import { readPlaceOrder, readShippingStep } from './read-step-inputs.ts';

const FORM = anAddressForm();
const OTHER_FORM = anAddressForm({ city: 'Köln' });
const STATION = {
  salutation: 'mrs',
  firstname: 'Gerda',
  lastname: 'Gast',
  postnumber: '1234567',
  packstation: '101',
  postcode: '50667',
  city: 'Köln',
} as const;

describe('the input of the shipping step', () => {
  it('is absent without a billing address', () => {
    expect(readShippingStep({ deliveryType: 'shippingAddress', shippingAddress: FORM }, 'guest')).toBeUndefined();
    expect(
      readShippingStep({ deliveryType: 'sameAsBilling', billingAddress: null, billingAddressId: null }, 'guest'),
    ).toBeUndefined();
  });

  it('contains nothing that was not sent', () => {
    expect(readShippingStep({ deliveryType: 'sameAsBilling', billingAddressId: 'address-1' }, undefined)).toEqual({
      deliveryType: 'sameAsBilling',
      billingAddress: { addressId: 'address-1' },
    });
    const nothing = {
      shippingAddressId: null,
      shippingAddress: null,
      packstationId: null,
      packstation: null,
      account: null,
      phone: null,
      shipperCode: null,
      speditionFields: null,
      orderReference: null,
    };
    expect(
      readShippingStep({ deliveryType: 'sameAsBilling', billingAddressId: 'address-1', ...nothing }, undefined),
    ).toEqual({ deliveryType: 'sameAsBilling', billingAddress: { addressId: 'address-1' } });
  });

  it('uses the form of an address if both a form and an id are sent', () => {
    expect(
      readShippingStep(
        { deliveryType: 'sameAsBilling', billingAddressId: 'address-1', billingAddress: FORM },
        undefined,
      )?.billingAddress,
    ).toEqual(FORM);
  });

  it('reads each address and each field of the forwarding agent separately', () => {
    const step = readShippingStep(
      {
        deliveryType: 'shippingAddress',
        billingAddress: FORM,
        shippingAddress: OTHER_FORM,
        packstation: STATION,
        account: { email: 'gast@schule.example', password: 'Tafel7', passwordRepeat: 'Tafel8' },
        phone: '0221 1',
        shipperCode: 'dhl',
        speditionFields: [{ fieldName: 'floor', fieldValue: '3' }],
        orderReference: 'Klasse 4b',
        costCentre: '4711',
        billingAlternativeEmail: { value: 'rechnung@schule.example', hasChanged: true },
        shippingAlternativeEmail: { value: 'hof@schule.example', hasChanged: false },
      },
      'register',
    );
    expect(step).toEqual({
      deliveryType: 'shippingAddress',
      billingAddress: FORM,
      shippingAddress: OTHER_FORM,
      packstation: { ...STATION, country: 'DE' },
      loginOption: 'register',
      account: { email: 'gast@schule.example', password: 'Tafel7', passwordRepeat: 'Tafel8' },
      phone: '0221 1',
      shipperCode: 'dhl',
      speditionFields: [{ fieldName: 'floor', fieldValue: '3' }],
      orderReference: 'Klasse 4b',
      costCentre: '4711',
      billingAlternativeEmail: { value: 'rechnung@schule.example', hasChanged: true },
      shippingAlternativeEmail: { value: 'hof@schule.example', hasChanged: false },
    });
  });

  it('reads saved addresses by their ids', () => {
    const step = readShippingStep(
      {
        deliveryType: 'packstation',
        billingAddressId: 'address-1',
        shippingAddressId: 'address-2',
        packstationId: 'address-3',
      },
      'guest',
    );
    expect(step).toMatchObject({
      billingAddress: { addressId: 'address-1' },
      shippingAddress: { addressId: 'address-2' },
      packstation: { addressId: 'address-3' },
    });
  });

  it('needs no password from a guest, who enters only an e-mail address', () => {
    const step = readShippingStep(
      {
        deliveryType: 'sameAsBilling',
        billingAddress: FORM,
        account: { email: 'gast@schule.example', password: null },
      },
      'guest',
    );
    expect(step?.account).toEqual({ email: 'gast@schule.example' });
  });
});

describe('the input of the order button', () => {
  const seenCarts = seenCartsOfATest();
  const cart = aCart({ positions: [aPosition({ quantity: 2 })], shippingCost: money(495) });
  const seen = seenCarts.write(cart);

  it('includes what was shown above the button', () => {
    expect(
      readPlaceOrder({ cartId: 'cart-1', seen, comment: 'Bitte klingeln', newsletter: true }, seenCarts),
    ).toMatchObject({
      cartId: 'cart-1',
      seen: {
        total: { minor: 1_493, currency: 'EUR' },
        shippingCost: { minor: 495, currency: 'EUR' },
        positionCount: 1,
        articleCount: 2,
        lines: [{ positionId: 'position-1', quantity: 2, total: { minor: 998, currency: 'EUR' } }],
      },
      comment: 'Bitte klingeln',
      newsletter: true,
    });
  });

  it.each([{}, { comment: null, newsletter: null }])(
    'changes neither comment nor newsletter if they are absent: %j',
    (said) => {
      const read = readPlaceOrder({ cartId: 'cart-1', seen, ...said }, seenCarts);
      expect([read.comment, read.newsletter]).toEqual(['', false]);
    },
  );
});
