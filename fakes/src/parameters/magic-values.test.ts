import type { AddressForm } from '@shop/domain/addresses/address';
import type { Preconditions } from '@shop/domain/testing/preconditions';
import { asSignedIn, valueOf } from '@shop/domain/testing/fixtures';
import { describe, expect, it } from 'vitest';
import { inMemoryHarness } from '../testing/in-memory-harness.ts';
import { VOUCHERS, voucherOf, MAGIC_VOUCHERS } from '../carts/voucher-table.ts';
import { cardFaults, outcomeOf, passesLuhn } from '../providers/card/card-check.ts';
import {
  type EmailOutcome,
  isMagicEmail,
  isMagicPostcode,
  MAGIC_CARDS,
  MAGIC_EMAILS,
  MAGIC_POSTCODES,
  MAGIC_SOURCES,
  outcomeOfSource,
  type PostcodeOutcome,
} from './magic-values.ts';
import { cartIdOf, GUEST_ADDRESS } from '../scenarios/steps.ts';

const CART: Preconditions = { 'a cart exists': { positions: 1 } };

const guestAt = async (address: Partial<AddressForm>, preconditions: Preconditions = CART) => {
  const { shop, shopper } = await inMemoryHarness.arrange(preconditions);
  const guest = await shop.sessions.registerGuest(shopper, {
    email: 'guest@example.org',
    billingAddress: { ...GUEST_ADDRESS, ...address },
  });
  return { shop, shopper: asSignedIn(shopper, 'guest', valueOf(guest)) };
};

const registration = (email: string) => ({
  email,
  password: 'Kreide7',
  firstName: 'Frieda',
  lastName: 'Frisch',
  salutation: 'mrs',
});

describe('magic e-mail addresses', () => {
  const refusalOf = async (email: string) => {
    const { shop, shopper } = await inMemoryHarness.arrange({});
    const result = await shop.sessions.registerCustomer(shopper, registration(email));
    return result.ok ? undefined : result.refusal;
  };

  it('are taken, on any domain and in any case', async () => {
    expect(await refusalOf('Taken@example.org')).toMatchObject({
      fieldErrors: [{ field: 'email', message: 'vue.form.error.email.notUnique' }],
    });
  });

  it('make a registration fail without a field error', async () => {
    expect(await refusalOf('fails@schule.example')).toEqual({
      because: 'invalid-form',
      fieldErrors: [],
      general: 'vue.cart.error.somethingWentWrong',
    });
  });

  it('are locked out of the login', async () => {
    const { shop, shopper } = await inMemoryHarness.arrange({});
    const result = await shop.sessions.login(shopper, {
      identifier: 'locked@example.org',
      password: 'x',
      stayLogged: false,
      mergeCart: false,
    });
    expect(result).toMatchObject({ ok: false, refusal: { because: 'too-many-tries' } });
  });

  it('are only those in the table', async () => {
    expect(await refusalOf('not.taken@example.org')).toBeUndefined();
  });
});

describe('the outcome of an e-mail address', () => {
  it.each<[string, EmailOutcome | undefined]>([
    ['taken@schule.example', 'taken'],
    [' LOCKED@example.org ', 'locked-out'],
    ['bounce@example.org', 'bounced'],
    ['fails@example.org', 'registration-fails'],
    ['taken', undefined],
    ['taken.too@example.org', undefined],
    ['constructor@example.org', undefined],
    ['', undefined],
  ])('%j is %s', (address, expected) => {
    const outcomes = (['taken', 'locked-out', 'bounced', 'registration-fails'] as const).filter((outcome) =>
      isMagicEmail(address, outcome),
    );
    expect(outcomes).toEqual(expected === undefined ? [] : [expected]);
  });
});

it.each<[string | undefined, PostcodeOutcome | undefined]>([
  ['01009', 'no-invoice'],
  ['1009', 'no-invoice'],
  ['27498', 'island'],
  ['10115', undefined],
  ['', undefined],
  [undefined, undefined],
])('the postcode %j leads to %s', (postcode, expected) => {
  const outcomes = (['no-invoice', 'island'] as const).filter((outcome) => isMagicPostcode(postcode, outcome));
  expect(outcomes).toEqual(expected === undefined ? [] : [expected]);
});

describe('magic postcodes', () => {
  const invoiceAt = async (address: Partial<AddressForm>, preconditions?: Preconditions) => {
    const { shop, shopper } = await guestAt(address, preconditions);
    return (await shop.payments.methods(shopper, cartIdOf(shopper))).find(({ paymentId }) => paymentId === 'RECHNUNG')
      ?.enabled;
  };

  it('exclude invoices', async () => {
    expect(await invoiceAt({ postcode: '01009', city: 'Dresden' })).toBe(false);
    expect(await invoiceAt({ postcode: '1009', city: 'Wien', country: 'AT' }, { ...CART, storefront: 'at' })).toBe(
      false,
    );
    expect(await invoiceAt({})).toBe(true);
  });

  it('are on an island, which costs more', async () => {
    const costAt = async (postcode: string) => {
      const { shop, shopper } = await guestAt({ postcode });
      const found = await shop.carts.find(shopper, cartIdOf(shopper), { shippingCost: true });
      return found.ok ? (found.value.shippingCost?.minor ?? 0) : 0;
    };
    expect((await costAt('27498')) - (await costAt('10115'))).toBe(1490);
  });
});

describe('magic cards', () => {
  it('all have valid check digits', () => {
    expect(Object.keys(MAGIC_CARDS).filter((number) => !passesLuhn(number))).toEqual([]);
  });

  it('lead to their outcome, any other card to payment', () => {
    expect(Object.entries(MAGIC_CARDS).map(([number, { leadsTo }]) => outcomeOf(number) === leadsTo)).not.toContain(
      false,
    );
    expect(outcomeOf('4242424242424242')).toEqual({ afterCode: 'paid' });
  });

  it('report an expired card before anything is paid', () => {
    const typed = { holder: 'G. Gast', expiry: '12/30', code: '123' };
    expect(cardFaults({ ...typed, number: '4000 0000 0000 0069' }, new Date('2026-11-23'))).toEqual({
      number: 'declinedExpired',
    });
  });
});

describe('the accounts of PayPal, TWINT and their like', () => {
  it('lead to their outcome, an unknown one to a refusal', () => {
    for (const [id, { leadsTo }] of Object.entries(MAGIC_SOURCES)) expect(outcomeOfSource(id)).toBe(leadsTo);
    expect([outcomeOfSource(''), outcomeOfSource('toString')]).toEqual(['declined', 'declined']);
  });

  it('say in both languages what they lead to', () => {
    const said = Object.values(MAGIC_SOURCES).flatMap(({ name, meaning }) => [
      name.de,
      name.en,
      meaning.de,
      meaning.en,
    ]);
    expect(new Set(said).size).toBe(said.length);
  });
});

describe('the printed tables', () => {
  it('describe each value', () => {
    const meanings = [MAGIC_EMAILS, MAGIC_POSTCODES, MAGIC_CARDS, VOUCHERS].flatMap((table) =>
      Object.values(table).map(({ meaning }) => meaning),
    );
    expect(meanings.filter((meaning) => meaning === '')).toEqual([]);
    expect(Object.values(MAGIC_VOUCHERS).filter((code) => voucherOf(code) === undefined)).toEqual([]);
  });
});
