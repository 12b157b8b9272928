import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { normaliseText } from '../shared/normalise-text.ts';
import { addressFormOf, addressOf, packstationAddressOf, packstationFormOf } from './address-forms.ts';
import { DELIVERY_COUNTRIES } from '../shared/country.ts';
import { SALUTATIONS, type AddressForm, type PackstationForm } from './address.ts';

/** A text as it is stored, of any script. */
const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }).map((typed) => normaliseText(`x${typed}x`));
/** With a house number, about which nothing has to be answered. */
const street = text.map((named) => normaliseText(`${named} 4`));
const zipCode = fc.stringMatching(/^\d{4,5}$/u);
const contact = {
  phone: fc.stringMatching(/^\+\d{6,15}$/u),
  email: fc.stringMatching(/^[a-zäöü]{1,8}@[a-zäöü]{1,8}\.de$/u),
};
const station = { postnumber: fc.stringMatching(/^\d{6,10}$/u), packstation: fc.stringMatching(/^\d{3}$/u) };
const name = {
  salutation: fc.constantFrom(...SALUTATIONS),
  firstname: text,
  lastname: text,
  postcode: zipCode,
  city: text,
};

const addressForm: fc.Arbitrary<AddressForm> = fc
  .record(
    {
      ...name,
      streetAndNumber: street,
      country: fc.constantFrom(...DELIVERY_COUNTRIES),
      isAlsoCustomerAddress: fc.boolean(),
      company: text,
      addition: text,
      ...contact,
    },
    {
      requiredKeys: [
        'salutation',
        'firstname',
        'lastname',
        'postcode',
        'city',
        'streetAndNumber',
        'country',
        'isAlsoCustomerAddress',
      ],
    },
  )
  .map((typed) => ({ ...typed, formType: typed.company === undefined ? 'private' : 'companyOrSchool' }) as AddressForm);

const packstationForm: fc.Arbitrary<PackstationForm> = fc
  .record(
    { ...name, ...station, country: fc.constant('DE' as const), company: text },
    {
      requiredKeys: ['salutation', 'firstname', 'lastname', 'postcode', 'city', 'postnumber', 'packstation', 'country'],
    },
  )
  .map((typed) => ({ ...typed }) as PackstationForm);

it('loses no field of an address between its form and the shop, whichever are filled in (ACCT-05)', () => {
  fc.assert(
    fc.property(addressForm, text, (form, addressId) => {
      const stored = addressOf(form, addressId);
      expect(addressFormOf(stored)).toStrictEqual({ ...form, addressId });
      expect(addressOf(addressFormOf(stored), addressId)).toStrictEqual(stored);
    }),
  );
});

it('loses no field of a packstation between its form and the shop (ACCT-05)', () => {
  fc.assert(
    fc.property(packstationForm, text, (form, addressId) => {
      const stored = packstationAddressOf(form, addressId);
      expect(packstationFormOf(stored)).toStrictEqual({ ...form, addressId });
      expect(packstationAddressOf(packstationFormOf(stored), addressId)).toStrictEqual(stored);
    }),
  );
});
