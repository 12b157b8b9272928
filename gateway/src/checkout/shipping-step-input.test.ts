import { BadRequestException } from '@nestjs/common';
import { anAddressForm } from '@shop/domain/testing/an-address';
import { describe, expect, it } from 'vitest';
import { inputValidation } from '../http/input-validation.ts';
import { ShippingStepInput } from './shipping-step.types.ts';

const STATION = {
  salutation: 'mrs',
  firstname: 'Gerda',
  lastname: 'Gast',
  postnumber: '1234567',
  packstation: '101',
  postcode: '50667',
  city: 'Köln',
};
const STEP = {
  deliveryType: 'packstation',
  billingAddress: anAddressForm(),
  shippingAddress: anAddressForm(),
  packstation: STATION,
  account: { email: 'gast@schule.example' },
  speditionFields: [{ fieldName: 'floor', fieldValue: '3' }],
  billingAlternativeEmail: { value: 'rechnung@schule.example', hasChanged: true },
  shippingAlternativeEmail: { value: 'hof@schule.example', hasChanged: false },
};
const NOTHING = {
  billingAddress: null,
  shippingAddress: null,
  packstation: null,
  account: null,
  speditionFields: null,
  billingAlternativeEmail: null,
  shippingAlternativeEmail: null,
};

const read = (said: object): Promise<ShippingStepInput> =>
  inputValidation.transform({ ...STEP, ...said }, { type: 'body', metatype: ShippingStepInput });

describe('the input of the shipping step', () => {
  it('is accepted with all fields, and with only the delivery type', async () => {
    expect(await read({})).toMatchObject(STEP);
    expect(await read(NOTHING)).toMatchObject({ deliveryType: 'packstation' });
  });

  it.each<[string, object]>([
    ['deliveryType', { deliveryType: 'by pigeon' }],
    ['billingAddress', { billingAddress: anAddressForm({ addressId: 'a b' }) }],
    ['shippingAddress', { shippingAddress: { ...anAddressForm(), country: 'FR' } }],
    ['packstation', { packstation: { ...STATION, salutation: 'king' } }],
    ['account', { account: { email: 7 } }],
    [
      'one of the forwarding agent’s fields',
      {
        speditionFields: [
          { fieldName: 'floor', fieldValue: '3' },
          { fieldName: 'lift', fieldValue: true },
        ],
      },
    ],
    [
      'too many of these fields',
      { speditionFields: Array.from({ length: 21 }, (_, at) => ({ fieldName: `field ${at}`, fieldValue: '' })) },
    ],
    ['billingAlternativeEmail', { billingAlternativeEmail: { value: 'rechnung@schule.example', hasChanged: 'yes' } }],
    ['shippingAlternativeEmail', { shippingAlternativeEmail: { value: 'hof@schule.example', hasChanged: null } }],
  ])('is malformed with this: %s', async (_, said) => {
    await expect(read(said)).rejects.toBeInstanceOf(BadRequestException);
  });

  it('turns text copied from a table into one line, in each form', async () => {
    const copied = await read({
      billingAddress: anAddressForm({ city: 'Bad\tSalzuflen' }),
      packstation: { ...STATION, lastname: 'von\nGast' },
    });
    expect([copied.billingAddress?.city, copied.packstation?.lastname]).toEqual(['Bad Salzuflen', 'von Gast']);
  });
});
