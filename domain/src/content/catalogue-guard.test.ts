import { describe, expect, it } from 'vitest';
import { guardFor } from '../checkout/guards.ts';
import { checkoutFacts } from '../testing/checkout-facts.ts';

const GERMAN = '/service/katalog/';
const ENGLISH = '/service/catalogue/';
const proceed = { action: 'proceed' };
const to = (path: string) => ({ action: 'redirect', path });

describe('the pages of the printed catalogues', () => {
  it.each([
    ['de-DE', '/login/?origin=%2Fservice%2Fkatalog%2F'],
    ['en-DE', '/login/?origin=%2Fservice%2Fcatalogue%2F'],
  ] as const)(
    'send a business visitor without a login to the login, and back to the page in %s afterwards (GUARD-23, GUARD-30)',
    (language, login) => {
      for (const loginState of ['logged-out', 'guest'] as const) {
        const visitor = checkoutFacts({ isB2b: true, language, loginState, heldSession: true });
        expect(guardFor(GERMAN, {}, visitor)).toEqual(to(login));
        expect(guardFor(ENGLISH, {}, visitor)).toEqual(to(login));
      }
    },
  );

  it('differ between the two business hosts (GUARD-24)', () => {
    const german = checkoutFacts({ isB2b: true, language: 'de-DE' });
    const english = checkoutFacts({ isB2b: true, language: 'en-DE' });
    expect([guardFor(GERMAN, {}, german), guardFor(ENGLISH, {}, german)]).toEqual([proceed, to(GERMAN)]);
    expect([guardFor('/service/katalog', {}, english), guardFor('/service/catalogue', {}, english)]).toEqual([
      to(ENGLISH),
      proceed,
    ]);
  });

  it.each(['de-DE', 'de-AT', 'de-CH', 'en-DE'] as const)(
    'are one for consumers, whatever their language: %s (GUARD-25)',
    (language) => {
      for (const loginState of ['logged-out', 'guest', 'customer'] as const) {
        const consumer = checkoutFacts({ language, loginState });
        expect([guardFor(GERMAN, {}, consumer), guardFor(ENGLISH, {}, consumer)]).toEqual([proceed, to(GERMAN)]);
      }
    },
  );
});
