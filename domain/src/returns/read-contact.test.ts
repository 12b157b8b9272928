import { expect, it } from 'vitest';
import { readContact } from './read-contact.ts';

const TYPED = {
  salutation: 'mrs',
  firstName: '\u00A0Änne ',
  lastName: ' Krüger\u200B',
  email: 'Änne Krüger <anne@schule.example>',
};
const MEANT = { salutation: 'mrs', firstName: 'Änne', lastName: 'Krüger', email: 'anne@schule.example' };

it('a contact is read as it was meant', () => {
  expect(readContact({ ...TYPED, phone: 'Tel.: 030 1234–567' })).toEqual({ ...MEANT, phone: '030 1234-567' });
});

it.each([undefined, null, '', ' \u200B'])('a contact needs no telephone number: %j is none', (phone) => {
  expect(readContact({ ...TYPED, phone })).toStrictEqual(MEANT);
});
