import { addressErrors, packstationErrors } from '@shop/domain/addresses/address-rules';
import { email, password } from '@shop/domain/shared/form-rules';
import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { asSignedIn, valueOf } from '@shop/domain/testing/fixtures';
import { describe, expect, it } from 'vitest';
import { aShop } from '../testing/a-shop.ts';
import { type Persona, PERSONAS, type PersonaName } from './personas.ts';

const ALL = Object.entries<Persona>(PERSONAS) as readonly (readonly [PersonaName, Persona])[];

const loggedIn = async (name: PersonaName) => {
  const { identifier, password: word, storefront } = PERSONAS[name];
  const { shop, shopper } = await aShop(storefront);
  const result = valueOf(
    await shop.sessions.login(shopper, { identifier, password: word, stayLogged: false, mergeCart: false }),
  );
  return { shop, customer: asSignedIn(shopper, 'customer', result) };
};

describe('the personas of every world', () => {
  it.each(ALL)('%s typed only what forms accept', (_, { account, password: word, billing, shipping, story }) => {
    expect([email(account.email), password(word), story === '']).toEqual([undefined, undefined, false]);
    for (const address of [...billing, ...shipping])
      expect('packstation' in address ? packstationErrors(address) : addressErrors(address)).toEqual([]);
  });

  it.each(ALL)(
    '%s logs in on their storefront, and is who the story says',
    async (name, { account, billing, shipping }) => {
      const { shop, customer } = await loggedIn(name);
      const known = await shop.customers.current(customer, '/');
      expect(known).toMatchObject({
        userId: account.userId,
        email: account.email,
        firstName: account.firstName,
        lastName: account.lastName,
        isGuest: false,
        isNewCustomer: account.isNew,
      });
      const lines = (
        addresses: readonly { readonly city: string; readonly postCode: string; readonly country: string }[],
      ) => addresses.map(({ city, postCode, country }) => [city, postCode, country]);
      expect(lines(await shop.addresses.billing(customer))).toEqual(
        billing.map(({ city, postcode, country }) => [city, postcode, country]),
      );
      expect(lines(await shop.addresses.shipping(customer))).toEqual(
        shipping.map(({ city, postcode, country }) => [city, postcode, country]),
      );
    },
  );

  it('differ, with their own ids and login names', () => {
    for (const part of [
      ({ identifier }: Persona) => identifier,
      ({ account }: Persona) => account.userId,
      ({ account }: Persona) => account.email,
      ({ password: word }: Persona) => word,
      ({ story }: Persona) => story,
    ]) {
      expect(new Set(ALL.map(([, persona]) => part(persona))).size).toBe(ALL.length);
    }
  });

  it('log in with their number on the business shop, elsewhere with their e-mail address', () => {
    for (const [, { identifier, storefront, account }] of ALL) {
      expect(identifier).toBe(STOREFRONTS[storefront].isB2b ? account.customerNumber : account.email);
      expect([
        account.termsOfPayment === undefined,
        account.companyFacts === undefined,
        account.company === undefined,
      ]).toEqual(Array.from({ length: 3 }, () => !STOREFRONTS[storefront].isB2b));
    }
  });

  it('include a new customer, a member of staff and a prime member', () => {
    const names = (is: (persona: Persona) => boolean) => ALL.flatMap(([name, persona]) => (is(persona) ? [name] : []));
    expect(names(({ account }) => account.isNew)).toEqual(['new']);
    expect(names(({ account }) => account.isInternal)).toEqual(['internal']);
    expect(names(({ account }) => account.prime.status !== 'NONE')).toEqual(['prime']);
  });

  it('have no two addresses with the same id, and one packstation among them', async () => {
    const books = await Promise.all(
      ALL.map(async ([name]) => {
        const { shop, customer } = await loggedIn(name);
        return [...(await shop.addresses.billing(customer)), ...(await shop.addresses.shipping(customer))];
      }),
    );
    const addresses = books.flat();
    expect(new Set(addresses.map(({ addressId }) => addressId)).size).toBe(addresses.length);
    expect(addresses.filter(({ packstationAddress }) => packstationAddress)).toHaveLength(1);
    expect(books.map((book) => book.filter(({ isCustomerAddress }) => isCustomerAddress).length)).toEqual(
      ALL.map(([, { billing }]) => (billing.length > 0 ? 1 : 0)),
    );
  });
});
