import { addressOf, packstationAddressOf } from '@shop/domain/addresses/address-forms';
import { DELIVERY_COUNTRIES } from '@shop/domain/shared/country';
import { SALUTATIONS } from '@shop/domain/addresses/address';
import type { Address, AddressForm, PackstationForm } from '@shop/domain/addresses/address';
import { normaliseText } from '@shop/domain/shared/normalise-text';
import { valueOf } from '@shop/domain/testing/fixtures';
import { readAddressForm, readPackstationForm } from '@shop/fakes/upstream-server/addresses/read-address-form';
import { writeAddress as writeStored } from '@shop/fakes/upstream-server/addresses/write-address';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { readAddressIf } from './read-address.ts';
import { writeAddress, writePackstation } from './write-address.ts';

const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }).map((typed) => normaliseText(`x${typed}x`));
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
const REQUIRED = ['salutation', 'firstname', 'lastname', 'postcode', 'city'] as const;

const addressForm = fc
  .record(
    {
      ...name,
      streetAndNumber: text,
      country: fc.constantFrom(...DELIVERY_COUNTRIES),
      isAlsoCustomerAddress: fc.boolean(),
      company: text,
      addition: text,
      ...contact,
    },
    { requiredKeys: [...REQUIRED, 'streetAndNumber', 'country', 'isAlsoCustomerAddress'] },
  )
  .map((typed) => ({ ...typed, formType: typed.company === undefined ? 'private' : 'companyOrSchool' }) as AddressForm);

const packstationForm = fc
  .record(
    { ...name, ...station, country: fc.constant('DE' as const), company: text },
    { requiredKeys: [...REQUIRED, 'postnumber', 'packstation', 'country'] },
  )
  .map((typed) => ({ ...typed }) as PackstationForm);

/** The input as the upstream receives it. */
const overHttp = (sent: object): Parameters<typeof readAddressForm>[0] =>
  JSON.parse(JSON.stringify(sent)) as Parameters<typeof readAddressForm>[0];

/** An address on its way back from the upstream. */
const read = (stored: Address): Address | undefined => {
  const { addressId, packstationAddress, isCustomerAddress, ...reply } = writeStored(stored);
  return readAddressIf({ addressId, packstationAddress, isCustomerAddress, ...reply });
};

it('an address keeps every field through the form’s, the upstream’s and the written names, in both directions (ACCT-05)', () => {
  fc.assert(
    fc.property(addressForm, (form) => {
      const arrived = valueOf(readAddressForm(overHttp(writeAddress(form))));
      expect(arrived).toStrictEqual(form);
      const stored = addressOf(arrived, 'a1');
      expect(read(stored)).toStrictEqual(stored);
    }),
  );
});

it('a packstation keeps every field, in both directions (ACCT-05)', () => {
  fc.assert(
    fc.property(packstationForm, (form) => {
      const arrived = valueOf(readPackstationForm(overHttp(writePackstation(form))));
      expect(arrived).toStrictEqual(form);
      const stored = packstationAddressOf(arrived, 'a1');
      expect(read(stored)).toStrictEqual(stored);
    }),
  );
});
