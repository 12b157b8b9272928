import { describe, expect, it } from 'vitest';
import { invalidForm } from '../shared/field-errors.ts';
import { granted, refused } from '../shared/result.ts';
import { STOREFRONTS } from '../storefronts/storefront.ts';
import { aCustomer, aShopper } from '../testing/a-shopper.ts';
import { aVisit } from '../testing/a-visit.ts';
import { countingIds } from '../testing/counting-ids.ts';
import { stubShop } from '../testing/stub-shop.ts';
import { type StubState, stubState } from '../testing/stub-state.ts';
import { rememberOwner } from '../visit/known-browser.slot.ts';
import { changeOwnDetails, changeOwnEmail, changeOwnPhone, deleteOwnAccount } from './change-account.ts';

const ENDED = { ...invalidForm([]), general: 'shop.error.securityLogout' } as const;
const DETAILS = { salutation: 'mrs', firstName: ' Frieda ', lastName: 'Frisch', company: '' };
const NEW_EMAIL = { email: 'umzug@schule.example', password: 'Kreide7' };
const CONSENT = { password: 'Kreide7', isSure: true };

const accountOf = (objections: StubState['objections'] = {}, storefront = STOREFRONTS.de) => {
  const customer = aCustomer({ email: 'anne@schule.example', phone: '030 4711' });
  const state = stubState({ customer, objections });
  const visit = aVisit(aShopper({ loginState: 'customer', storefront }));
  const shop = { ...stubShop(state), ids: countingIds() };
  rememberOwner(shop, visit)('anne@schule.example');
  return { state, visit, shop };
};

type Account = [ReturnType<typeof accountOf>['shop'], ReturnType<typeof aVisit>];

describe('one’s own account', () => {
  it('has the name that was meant', async () => {
    const { state, visit, shop } = accountOf();
    expect(await changeOwnDetails(shop, visit)(DETAILS)).toEqual(granted(state.customer));
    expect(state.customer).toMatchObject({ firstName: 'Frieda', lastName: 'Frisch' });
  });

  it.each([
    ['a first name', STOREFRONTS.de, { firstName: ' ' }, 'firstName'],
    ['a company on the business shop', STOREFRONTS['b2b-de'], {}, 'company'],
  ])('needs %s', async (_what, storefront, typed, field) => {
    const { state, visit, shop } = accountOf({}, storefront);
    expect(await changeOwnDetails(shop, visit)({ ...DETAILS, ...typed })).toMatchObject({
      refusal: { because: 'invalid-form', fieldErrors: [{ field }] },
    });
    expect(state.calls).toEqual([]);
  });

  it('has a new e-mail address, by which the browser knows its owner from then on', async () => {
    const { state, visit, shop } = accountOf();
    await changeOwnEmail(shop, visit)(NEW_EMAIL);
    expect([state.customer.email, visit.owner]).toEqual(['umzug@schule.example', 'umzug@schule.example']);
  });

  it('is known by its customer number on the business shop, whatever its e-mail address', async () => {
    const { state, visit, shop } = accountOf({}, STOREFRONTS['b2b-de']);
    await changeOwnEmail(shop, visit)(NEW_EMAIL);
    expect([state.customer.email, visit.owner]).toEqual(['umzug@schule.example', 'anne@schule.example']);
  });

  it('keeps its owner if the new e-mail address is refused', async () => {
    const { visit, shop } = accountOf({ 'update-email': invalidForm([]) });
    expect(await changeOwnEmail(shop, visit)(NEW_EMAIL)).toEqual(refused(invalidForm([])));
    expect(visit.owner).toBe('anne@schule.example');
  });

  it('has a new telephone number', async () => {
    const { state, visit, shop } = accountOf();
    await changeOwnPhone(shop, visit)('040 12345');
    expect(state.customer.phone).toBe('040 12345');
  });

  it.each<[string, string, (...account: Account) => Promise<unknown>]>([
    ['details', 'change-account-data', (shop, visit) => changeOwnDetails(shop, visit)(DETAILS)],
    ['e-mail address', 'update-email', (shop, visit) => changeOwnEmail(shop, visit)(NEW_EMAIL)],
    ['telephone number', 'update-phone', (shop, visit) => changeOwnPhone(shop, visit)('040 12345')],
    ['end', 'delete-account', (shop, visit) => deleteOwnAccount(shop, visit)(CONSENT)],
  ])('is over here too if the shop has ended the session: its %s', async (_what, call, change) => {
    const { visit, shop } = accountOf({ [call]: ENDED });
    expect(await change(shop, visit)).toEqual(refused(ENDED));
    expect([visit.shopper.loginState, visit.owner]).toEqual(['logged-out', 'anne@schule.example']);
  });
});

describe('the deletion of one’s own account', () => {
  it('signs the visitor out, and the browser has no owner any more', async () => {
    const { state, visit, shop } = accountOf();
    expect(await deleteOwnAccount(shop, visit)(CONSENT)).toEqual(granted(undefined));
    expect(state.calls).toEqual(['delete-account']);
    expect([visit.shopper, visit.owner]).toEqual([{ storefront: STOREFRONTS.de, loginState: 'logged-out' }, undefined]);
  });

  it('needs the customer’s consent', async () => {
    const { state, visit, shop } = accountOf();
    expect(await deleteOwnAccount(shop, visit)({ ...CONSENT, isSure: false })).toMatchObject({
      refusal: { because: 'invalid-form', fieldErrors: [{ field: 'isSure' }] },
    });
    expect([state.calls, visit.shopper.loginState]).toEqual([[], 'customer']);
  });
});
