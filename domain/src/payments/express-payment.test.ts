import { describe, expect, it } from 'vitest';
import { money } from '../shared/money.ts';
import { aCart, aPosition } from '../testing/a-cart.ts';
import { anAddress } from '../testing/an-address.ts';
import {
  formOfProvided,
  isExpressCart,
  isExpressExcluded,
  isExpressPaymentOn,
  isSameAddress,
  type ProvidedAddress,
} from './express-payment.ts';

const PROVIDED: ProvidedAddress = {
  firstname: 'Erika',
  lastname: 'Beispiel',
  streetAndNumber: 'Rosenweg 12',
  postcode: '10435',
  city: 'Berlin',
  country: 'DE',
};

const crumbs = (...ids: readonly string[]) => ids.map((id) => ({ displayName: id, path: `/cat/${id}/` }));

describe('express payment', () => {
  it.each([
    ['amazonpay.activated', false, true],
    ['amazonpay.deactivated', false, false],
    ['true', false, false],
    ['amazonpay.activated', true, false],
  ])(
    'with the parameter %j and a business shop %j is offered: %j (FLAG-03, PAY-09)',
    (parameterValue, isB2b, expected) => {
      expect(isExpressPaymentOn({ isB2b }, [{ name: 'amazonPayV2Activation', parameterValue }])).toBe(expected);
    },
  );

  it('is not offered without the parameter (FLAG-03)', () => {
    expect(isExpressPaymentOn({ isB2b: false }, [{ name: 'infobar', parameterValue: 'amazonpay.activated' }])).toBe(
      false,
    );
  });

  it('is offered whatever other parameters say (FLAG-03)', () => {
    expect(
      isExpressPaymentOn({ isB2b: false }, [
        { name: 'infobar', parameterValue: 'off' },
        { name: 'amazonPayV2Activation', parameterValue: 'amazonpay.activated' },
      ]),
    ).toBe(true);
  });

  it('takes no cart with an article of an excluded category or of one below it, none on the business shop, and none that costs nothing (PAY-09)', () => {
    const cartOf = (...ids: readonly string[]) =>
      aCart({ positions: [aPosition(), aPosition({ id: 'position-2', crumbs: crumbs(...ids) })] });
    expect(isExpressExcluded(cartOf('17', '171', '1712'), { isB2b: false })).toBe(false);
    expect(isExpressExcluded(cartOf('17', '171', '1711'), { isB2b: false })).toBe(true);
    expect(isExpressExcluded(cartOf('15', '151', '1512'), { isB2b: false })).toBe(true);
    expect(isExpressExcluded(cartOf('17'), { isB2b: true })).toBe(true);
    expect(isExpressExcluded({ ...cartOf('17'), basketValue: money(0) }, { isB2b: false })).toBe(true);
  });

  it('counts for its own cart, while that is paid by it', () => {
    const cart = aCart({ selectedPayment: 'AMAZONPAY' });
    expect(isExpressCart(cart, { cartId: cart.id })).toBe(true);
    expect(isExpressCart(cart, { cartId: 'another' })).toBe(false);
    expect(isExpressCart(cart, undefined)).toBe(false);
    expect(isExpressCart({ ...cart, selectedPayment: 'VORKASSE' }, { cartId: cart.id })).toBe(false);
  });
});

describe('an address of the provider', () => {
  it('becomes a form of ours, of a person or of a school', () => {
    expect(formOfProvided(PROVIDED)).toEqual({ ...PROVIDED, formType: 'private', salutation: 'diverse' });
    expect(formOfProvided({ ...PROVIDED, company: 'Grundschule am Park' })).toMatchObject({
      formType: 'companyOrSchool',
      company: 'Grundschule am Park',
    });
  });

  it.each([
    { country: 'FR' },
    { country: 'de' },
    { streetAndNumber: 'Am Dorfplatz' },
    { postcode: '1043' },
    { city: '' },
  ])('with %j cannot be used as it is', (change) => {
    expect(formOfProvided({ ...PROVIDED, ...change })).toBeUndefined();
  });

  const saved = anAddress({
    firstName: 'Erika',
    lastName: 'Beispiel',
    street: 'Rosenweg 12',
    postCode: '10435',
    city: 'Berlin',
    country: 'DE',
  });

  it('is not saved again if the book has it', () => {
    const { schoolOrCompany: _company, addressAddition: _addition, ...plain } = saved;
    expect(isSameAddress(plain, PROVIDED)).toBe(true);
    for (const change of [
      { company: 'Schule' },
      { firstname: 'Otto' },
      { lastname: 'Muster' },
      { streetAndNumber: 'Rosenweg 13' },
      { addition: 'Hof' },
      { postcode: '10436' },
      { city: 'Bonn' },
      { country: 'AT' },
    ]) {
      expect(isSameAddress(plain, { ...PROVIDED, ...change })).toBe(false);
    }
    expect(isSameAddress({ ...plain, packstationAddress: true }, PROVIDED)).toBe(false);
  });
});
