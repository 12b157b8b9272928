import { describe, expect, it } from 'vitest';
import { STOREFRONTS } from '../storefronts/storefront.ts';
import { aShopper } from '../testing/a-shopper.ts';
import { aVisit } from '../testing/a-visit.ts';
import { countingIds } from '../testing/counting-ids.ts';
import { stubShop } from '../testing/stub-shop.ts';
import { stubState } from '../testing/stub-state.ts';
import { identifyingField, signIn, type TypedLogin } from './log-in.ts';

const SECRET = { password: 'Kreide7', stayLogged: false, mergeCart: true };
const { de, 'b2b-de': business } = STOREFRONTS;

const signedIn = async (typed: Partial<TypedLogin>, storefront = de) => {
  const accounts = ['anne@schule.de', '200100'].map((identifier) => ({ identifier, password: 'Kreide7' }));
  const state = stubState({ accounts });
  const visit = aVisit(aShopper({ storefront }));
  const result = await signIn({ ...stubShop(state), ids: countingIds() }, visit)({ ...SECRET, ...typed });
  return { state, visit, result };
};

describe('the field that says who logs in', () => {
  it.each([
    ['the e-mail address', { email: 'a' }, de, 'email'],
    ['the e-mail address before a customer number', { email: 'a', customerNumber: '2' }, de, 'email'],
    ['a customer number if nothing else is typed', { customerNumber: '2' }, de, 'customerNumber'],
    ['the customer number on the business shop', { email: 'a', customerNumber: '2' }, business, 'customerNumber'],
    ['the e-mail address there too if nothing else is typed', { email: 'a' }, business, 'email'],
    ['the customer number if nothing is typed', {}, business, 'customerNumber'],
  ] as const)('is %s', (_what, typed, storefront, field) => {
    expect(identifyingField(typed, storefront)).toBe(field);
  });
});

describe('signing in', () => {
  it.each([
    [{ email: ' anne@schule.de ' }, de, 'anne@schule.de'],
    [{ customerNumber: '200.100', email: 'x' }, business, '200100'],
  ] as const)('makes the visitor a customer, who owns this browser: %j', async (typed, storefront, owner) => {
    const { visit } = await signedIn(typed, storefront);
    expect([visit.shopper.loginState, visit.owner, visit.staysSignedIn]).toEqual(['customer', owner, false]);
  });

  it('outlives the browser if that is wanted', async () => {
    expect((await signedIn({ email: 'anne@schule.de', stayLogged: true })).visit.staysSignedIn).toBe(true);
  });

  it.each([{ email: 'anne@schule.de', password: 'Tafel' }, {}])(
    'leaves the visitor as they were: %j',
    async (typed) => {
      const { visit, result } = await signedIn(typed);
      expect(result).toMatchObject({ refusal: { because: 'wrong-credentials' } });
      expect([visit.shopper.loginState, visit.owner]).toEqual(['logged-out', undefined]);
    },
  );
});
