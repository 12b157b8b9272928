import { describe, expect, it } from 'vitest';
import type { CardOutcome } from '../../parameters/magic-values.ts';
import { cardFaults, outcomeOf, passesLuhn } from './card-check.ts';

const NOW = new Date('2026-11-23T09:00:00Z');
const CARD = { number: '4111 1111 1111 1111', holder: 'Gerda Gast', expiry: '04/29', code: '123' };

describe('the check digit of a card number', () => {
  // Test numbers of card schemes: https://en.wikipedia.org/wiki/Payment_card_number, ISO/IEC 7812-1.
  it.each([
    '4111111111111111',
    '5555555555554444',
    '378282246310005',
    '6011111111111117',
    '30569309025904',
    '4222222222222',
    '6304000000000000000',
  ])('fits %s', (digits) => {
    expect(passesLuhn(digits)).toBe(true);
  });

  it.each([
    '4111111111111112',
    '4111111111111121',
    '79927398713',
    '00000000000000000000',
    '',
    '4111a111111111111',
    'x4111111111111111',
    '4111111111111111x',
  ])('does not fit %j', (digits) => {
    expect(passesLuhn(digits)).toBe(false);
  });
});

describe('the errors of a card', () => {
  it('are none if it is valid, however its number is grouped', () => {
    expect(cardFaults(CARD, NOW)).toEqual({});
    expect(cardFaults({ ...CARD, number: '4111-1111-1111-1111' }, NOW)).toEqual({});
  });

  it('are one per field if nothing is typed, in the order of the form', () => {
    expect(Object.entries(cardFaults({}, NOW))).toEqual([
      ['number', 'number'],
      ['holder', 'holder'],
      ['expiry', 'expiry'],
      ['code', 'code'],
    ]);
    expect(Object.entries(cardFaults({ number: ' ', holder: ' ', expiry: ' ', code: ' ' }, NOW))).toEqual([
      ['number', 'number'],
      ['holder', 'holder'],
      ['expiry', 'expiry'],
      ['code', 'code'],
    ]);
  });

  it('include a number that its bank has blocked as expired', () => {
    expect(cardFaults({ ...CARD, number: '4000 0000 0000 0069' }, NOW)).toEqual({ number: 'declinedExpired' });
  });

  it.each(['11/26', '01/29', '1126', '11 / 26', '11/2026', ' 11/26 ', '4/29', '12/99'])(
    'do not include the expiry date %j',
    (expiry) => {
      expect(cardFaults({ ...CARD, expiry }, NOW)).toEqual({});
    },
  );

  it.each([
    ['10/26', 'past'],
    ['12/25', 'past'],
    ['00/29', 'expiry'],
    ['13/29', 'expiry'],
    ['4', 'expiry'],
    ['04/29x', 'expiry'],
    ['x04/29', 'expiry'],
    ['04x29', 'expiry'],
    ['004/29', 'expiry'],
    ['04/1929', 'expiry'],
  ])('include the expiry date %j: %s', (expiry, fault) => {
    expect(cardFaults({ ...CARD, expiry }, NOW)).toEqual({ expiry: fault });
  });

  it('include the expiry date from the first instant of the next month', () => {
    expect(cardFaults({ ...CARD, expiry: '11/26' }, new Date('2026-11-30T23:59:59.999Z'))).toEqual({});
    expect(cardFaults({ ...CARD, expiry: '11/26' }, new Date('2026-12-01T00:00:00.000Z'))).toEqual({ expiry: 'past' });
  });

  it.each(['123', '1234', ' 123 '])('do not include the security code %j', (code) => {
    expect(cardFaults({ ...CARD, code }, NOW)).toEqual({});
  });

  it.each(['12', '12345', 'x123', '123x', 'abc'])('include the security code %j', (code) => {
    expect(cardFaults({ ...CARD, code }, NOW)).toEqual({ code: 'code' });
  });
});

it.each<[digits: string, outcome: CardOutcome]>([
  ['4111111111111111', { afterCode: 'paid' }],
  ['4000000000000002', 'declined'],
  ['4000000000009995', { afterCode: 'declined' }],
  ['4000000000000119', { afterCode: 'failed' }],
  ['4000000000003220', { afterCode: 'paid-late' }],
  ['4000000000004228', { afterCode: 'paid-unreturned' }],
  ['378282246310005', { afterCode: 'paid' }],
  ['constructor', { afterCode: 'paid' }],
])('the card %s leads to %j', (digits, outcome) => {
  expect(outcomeOf(digits)).toEqual(outcome);
});
