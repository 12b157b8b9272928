import { describe, expect, it } from 'vitest';
import { type FormRefusal, invalidForm } from '../shared/field-errors.ts';
import { granted, refused } from '../shared/result.ts';
import { aCustomer, aShopper } from '../testing/a-shopper.ts';
import { aVisit } from '../testing/a-visit.ts';
import { stubShop } from '../testing/stub-shop.ts';
import { stubState } from '../testing/stub-state.ts';
import { unlessSignedOut } from './unless-signed-out.ts';

const refusal = (general: NonNullable<FormRefusal['general']>) => refused({ ...invalidForm([]), general });
const customerOfShop = (email?: string) =>
  stubShop(stubState({ customer: aCustomer(email === undefined ? {} : { email }) }));
const signedIn = () => aVisit(aShopper({ loginState: 'customer' }));

describe('a change of the account', () => {
  it.each([
    ['made', granted('saved')],
    ['refused', refusal('shop.error.tooManyTries')],
  ])('that is %s leaves the session alone, and the shop is not asked', async (_what, result) => {
    const state = stubState();
    const visit = signedIn();
    expect(await unlessSignedOut(stubShop(state), visit, Promise.resolve(result))).toEqual(result);
    expect([visit.shopper.loginState, state.calls]).toEqual(['customer', []]);
  });

  it.each([
    ['signs out whom the shop no longer knows', customerOfShop(), 'logged-out'],
    ['leaves whom the shop still knows signed in', customerOfShop('anne@schule.example'), 'customer'],
  ])('that needs a login %s', async (_what, shop, loginState) => {
    const visit = signedIn();
    const needsLogin = refusal('vue.error.security.valid_token_required');
    expect(await unlessSignedOut(shop, visit, Promise.resolve(needsLogin))).toEqual(needsLogin);
    expect(visit.shopper.loginState).toBe(loginState);
  });

  it('that ends the session signs the visitor out, and says so', async () => {
    const visit = signedIn();
    const ended = refusal('shop.error.securityLogout');
    expect(await unlessSignedOut(customerOfShop('anne@schule.example'), visit, Promise.resolve(ended))).toEqual(ended);
    expect(visit.shopper.loginState).toBe('logged-out');
  });
});
