import { expect, it } from 'vitest';
import { companyToSend, emailToSave, phoneToSave } from './changed-contact.ts';

it.each([
  ['030 1234', '030 1234', undefined],
  [' 030 1234 ', '030 1234', undefined],
  ['030 99', '030 1234', '030 99'],
  ['030 99', undefined, '030 99'],
  ['', '030 1234', ''],
  ['', undefined, undefined],
  [undefined, '030 1234', undefined],
])('a phone typed as %j, stored as %j, is saved as %j (SHIP-14)', (typed, stored, saved) => {
  expect(phoneToSave(typed, stored)).toBe(saved);
});

const stored = 'anne@schule.de';

it.each([
  ['of a guest', { typed: ' neu@schule.de ', stored, isGuest: true, requested: false }, 'neu@schule.de'],
  [
    'of a customer who requested another one',
    { typed: 'neu@schule.de', stored, isGuest: false, requested: true },
    'neu@schule.de',
  ],
  ['of a customer who requested the same one', { typed: stored, stored, isGuest: false, requested: true }, undefined],
  [
    'of a customer who did not request a change',
    { typed: 'neu@schule.de', stored, isGuest: false, requested: false },
    undefined,
  ],
  ['of nobody', { typed: '', stored, isGuest: true, requested: true }, undefined],
])('the e-mail address %s: %o is saved as %j (SHIP-15)', (_whose, contact, saved) => {
  expect(emailToSave(contact)).toBe(saved);
});

it('sends a company with the form of a company or school only (SHIP-16)', () => {
  expect(companyToSend({ formType: 'companyOrSchool', company: ' Grundschule Nord ' })).toBe('Grundschule Nord');
  expect(companyToSend({ formType: 'private', company: 'Grundschule Nord' })).toBeUndefined();
  expect(companyToSend({ formType: 'companyOrSchool', company: ' ' })).toBeUndefined();
});
