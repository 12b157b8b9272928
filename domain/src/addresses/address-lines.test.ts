import { expect, it } from 'vitest';
import { anAddress } from '../testing/an-address.ts';
import { addressLines } from './address-lines.ts';

const PERSON = { firstName: 'Anne', lastName: 'Kluge', street: 'Domstraße 1', postCode: '50667', city: 'Köln' };

it('an address is written as on a letter', () => {
  expect(addressLines(anAddress({ ...PERSON, schoolOrCompany: 'Domschule', addressAddition: 'Hof' }))).toEqual([
    'Domschule',
    'Anne Kluge',
    'Hof',
    'Domstraße 1',
    '50667 Köln',
  ]);
});

it('without a school and an addition it has three lines', () => {
  expect(addressLines({ ...PERSON, schoolOrCompany: null, addressAddition: '' })).toEqual([
    'Anne Kluge',
    'Domstraße 1',
    '50667 Köln',
  ]);
});
