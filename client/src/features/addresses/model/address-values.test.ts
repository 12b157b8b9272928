import { tidyAddress, tidyPackstation } from '@shop/domain/addresses/address-forms';
import { describe, expect, it } from 'vitest';

import { anAddress } from '../../../testing/an-address.ts';
import { packstationInput } from './packstation-input.ts';
import { addressIn, CHOICE, packstationIn, valuesOfAddress, valuesOfPackstation } from './address-values.ts';

const OPTIONAL = {
  schoolOrCompany: 'Grundschule Nord',
  addressAddition: 'Haus B',
  phone: '030 1234',
  email: 'nord@schule.example',
};
const STATION = {
  packstationAddress: true,
  street: 'Packstation 101',
  addressAddition: '1234567',
  isCustomerAddress: false,
};

/** Every choice of optional fields. */
const choices = (): readonly Partial<typeof OPTIONAL>[] =>
  [...Array.from({ length: 2 ** Object.keys(OPTIONAL).length }).keys()].map((bits) =>
    Object.fromEntries(Object.entries(OPTIONAL).filter((_, at) => (bits >> at) % 2 === 1)),
  );

describe('a saved address in the fields of a form', () => {
  it.each(['mr', 'mrs', 'diverse'] as const)(
    'is sent back with every field that it had, whichever these were: %s (ACCT-05)',
    (salutation) => {
      for (const present of choices()) {
        for (const isCustomerAddress of [true, false]) {
          const saved = anAddress({ id: 'a7', salutation, isCustomerAddress, country: 'AT', ...present });
          const { schoolOrCompany: company, addressAddition: addition, phone, email } = present;
          expect(
            tidyAddress(addressIn('address', { ...valuesOfAddress('address', saved), [`address.${CHOICE}`]: 'a7' })),
          ).toStrictEqual({
            addressId: 'a7',
            formType: company === undefined ? 'private' : 'companyOrSchool',
            salutation,
            firstname: 'Ada',
            lastname: 'Nowak',
            streetAndNumber: 'Schulstraße 1',
            postcode: '01067',
            city: 'Dresden',
            country: 'AT',
            isAlsoCustomerAddress: isCustomerAddress,
            ...(company === undefined ? {} : { company }),
            ...(addition === undefined ? {} : { addition }),
            ...(phone === undefined ? {} : { phone }),
            ...(email === undefined ? {} : { email }),
          });
        }
      }
    },
  );

  it('has no salutation chosen if the one that it had is unknown', () => {
    expect(valuesOfAddress('address', anAddress({ salutation: null }))['address.salutation']).toBe('');
  });

  it.each([null, 'Schulverein'])(
    'of a packstation is sent back with every field: company %s (ACCT-05)',
    (schoolOrCompany) => {
      const values = {
        ...valuesOfPackstation('packstation', anAddress({ ...STATION, schoolOrCompany })),
        [`packstation.${CHOICE}`]: 'a7',
      };
      expect(packstationInput(tidyPackstation(packstationIn('packstation', values)))).toStrictEqual({
        addressId: 'a7',
        salutation: 'mrs',
        firstname: 'Ada',
        lastname: 'Nowak',
        postnumber: '1234567',
        packstation: '101',
        postcode: '01067',
        city: 'Dresden',
        ...(schoolOrCompany === null ? {} : { company: schoolOrCompany }),
      });
    },
  );
});
