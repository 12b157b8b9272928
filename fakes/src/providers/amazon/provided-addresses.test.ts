import { formOfProvided } from '@shop/domain/payments/express-payment';
import { describe, expect, it } from 'vitest';
import {
  billingAddressAt,
  isProvidedAddressName,
  PROVIDED_ADDRESS_NAMES,
  providedAddress,
} from './provided-addresses.ts';

const ERIKA = { firstname: 'Erika', lastname: 'Beispiel' };

describe('the addresses of a buyer at the Amazon-style provider', () => {
  it.each([
    [
      'DE',
      {
        ...ERIKA,
        streetAndNumber: 'Rosenweg 12',
        postcode: '10435',
        city: 'Berlin',
        country: 'DE',
        phone: '030 470811',
      },
    ],
    [
      'AT',
      {
        ...ERIKA,
        streetAndNumber: 'Rosengasse 12',
        postcode: '1070',
        city: 'Wien',
        country: 'AT',
        phone: '+43 1 470811',
      },
    ],
    [
      'CH',
      {
        ...ERIKA,
        streetAndNumber: 'Rosenweg 12',
        postcode: '3007',
        city: 'Bern',
        country: 'CH',
        phone: '+41 31 470811',
      },
    ],
    ['LI', { ...ERIKA, streetAndNumber: 'Rosenweg 12', postcode: '9490', city: 'Vaduz', country: 'LI' }],
    ['IT', { ...ERIKA, streetAndNumber: 'Via delle Rose 12', postcode: '39100', city: 'Bozen', country: 'IT' }],
  ] as const)('have a home in %s, where the invoice goes and where the shop delivers', (country, home) => {
    expect([billingAddressAt(country), providedAddress('home', country)]).toEqual([home, home]);
    expect(formOfProvided(home)).toMatchObject({ formType: 'private', country });
  });

  it.each([
    [
      'school',
      {
        ...ERIKA,
        company: 'Grundschule am Park',
        streetAndNumber: 'Parkallee 3',
        addition: 'Sekretariat',
        postcode: '04109',
        city: 'Leipzig',
        country: 'DE',
      },
      true,
    ],
    [
      'abroad',
      {
        firstname: 'Otto',
        lastname: 'Beispiel',
        streetAndNumber: 'Kirchgasse 7',
        postcode: '6020',
        city: 'Innsbruck',
        country: 'AT',
      },
      true,
    ],
    [
      'no-number',
      { ...ERIKA, streetAndNumber: 'Am Dorfplatz', postcode: '24937', city: 'Flensburg', country: 'DE' },
      false,
    ],
    [
      'not-delivered',
      { ...ERIKA, streetAndNumber: '4 rue du Marché', postcode: '67000', city: 'Strasbourg', country: 'FR' },
      false,
    ],
  ] as const)('have %s, wherever home is; the shop can use it or not', (name, address, isUsable) => {
    expect([providedAddress(name, 'DE'), providedAddress(name, 'CH')]).toEqual([address, address]);
    expect(formOfProvided(address) !== undefined).toBe(isUsable);
  });

  it('are known by these names only', () => {
    expect(PROVIDED_ADDRESS_NAMES.filter((name) => !isProvidedAddressName(name))).toEqual([]);
    expect(['', 'moon', 'constructor'].filter(isProvidedAddressName)).toEqual([]);
  });
});
