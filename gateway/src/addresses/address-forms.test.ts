import type { FormEcho } from '@shop/domain/pages/page-contract';
import { bookOf } from '@shop/fakes/addresses/address-book';
import { PERSONAS } from '@shop/fakes/personas/personas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop } from '../testing/open-shop.ts';
import type { OpenShop } from '../testing/open-shop.ts';
import type { TestBrowser } from '../testing/test-browser.ts';

const { existing } = PERSONAS;
const BILLING = '/myaccount/addresses/billing/';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const anna = async (): Promise<TestBrowser> => {
  const visitor = shop.visitor();
  await visitor.postForm('/forms/login', { email: existing.identifier, password: existing.password });
  return visitor;
};

const bookIn = (visitor: TestBrowser) =>
  shop.fake.testWorlds
    .get(visitor.cookies.get('SHOP_WORLD') ?? '')
    .read((view) => bookOf(view, existing.account.userId));

const typed = {
  'address.formType': 'companyOrSchool',
  'address.company': 'Grundschule Nord',
  'address.salutation': 'mrs',
  'address.firstname': 'Änne',
  'address.lastname': 'Krüger',
  'address.streetAndNumber': 'Schulweg 4',
  'address.addition': 'Haus B',
  'address.postcode': '10115',
  'address.city': 'Berlin',
  'address.country': 'DE',
  'address.phone': '030 1234',
  'address.email': 'nord@schule.example',
};

/** What the next page is told about the form. */
const echoOn = async (visitor: TestBrowser, path: string): Promise<FormEcho | undefined> => {
  const state = /<pre>(?<state>.*)<\/pre>/u.exec((await visitor.get(path)).body)?.groups?.['state'] ?? '{}';
  return (JSON.parse(state) as { readonly formEcho?: FormEcho }).formEcho;
};

describe('without scripts', () => {
  it('an address is added and changed (ACCT-02)', async () => {
    const visitor = await anna();
    const reply = await visitor.postForm('/forms/save-address', {
      list: 'billing',
      from: `${BILLING}?add=1`,
      ...typed,
    });
    expect([reply.statusCode, reply.headers.location]).toEqual([303, BILLING]);
    const added = bookIn(visitor).billing.at(-1);
    expect(added).toMatchObject({
      schoolOrCompany: 'Grundschule Nord',
      street: 'Schulweg 4',
      addressAddition: 'Haus B',
      phone: '030 1234',
      email: 'nord@schule.example',
      isCustomerAddress: false,
    });
    await visitor.postForm('/forms/save-address', {
      list: 'billing',
      ...typed,
      'address.addressId': added?.addressId ?? '',
      'address.city': 'Potsdam',
    });
    expect(bookIn(visitor).billing.at(-1)).toEqual({ ...added, city: 'Potsdam' });
  });

  it('an incomplete address is shown again with everything typed and its errors, and nothing is stored', async () => {
    const visitor = await anna();
    const before = bookIn(visitor);
    const reply = await visitor.postForm('/forms/save-address', {
      list: 'billing',
      from: `${BILLING}?add=1`,
      ...typed,
      'address.postcode': '1',
      'address.salutation': '',
    });
    expect(reply.headers.location).toBe(`${BILLING}?add=1`);
    expect(await echoOn(visitor, `${BILLING}?add=1`)).toEqual({
      form: 'address-billing',
      values: { ...typed, 'address.postcode': '1', 'address.salutation': '' },
      fieldErrors: [
        { field: 'address.salutation', message: 'shop.form.error.choice' },
        { field: 'address.postcode', message: 'shop.form.error.postcode.de' },
      ],
    });
    expect(bookIn(visitor)).toEqual(before);
  });

  it('a place without a house number is asked about once, and saved when that is confirmed', async () => {
    const visitor = await anna();
    const place = { ...typed, 'address.streetAndNumber': 'Am Markt (Rathaus)' };
    const stored = bookIn(visitor).billing.length;
    await visitor.postForm('/forms/save-address', { list: 'billing', from: `${BILLING}?add=1`, ...place });
    expect(await echoOn(visitor, `${BILLING}?add=1`)).toEqual({
      form: 'address-billing',
      values: place,
      fieldErrors: [{ field: 'address.streetAndNumber', message: 'shop.form.error.streetNumber' }],
    });
    expect(bookIn(visitor).billing).toHaveLength(stored);
    await visitor.postForm('/forms/save-address', {
      list: 'billing',
      from: `${BILLING}?add=1`,
      ...place,
      'address.hasNoHouseNumber': 'true',
    });
    expect(bookIn(visitor).billing.at(-1)).toMatchObject({ street: 'Am Markt (Rathaus)', city: 'Berlin' });
    expect(bookIn(visitor).billing).toHaveLength(stored + 1);
  });

  it.each([
    ['shipping', 0],
    ['packstation', 2],
  ] as const)(
    'an address of the list %s is deleted, and the next page can restore it with all its fields (ACCT-04)',
    async (list, at) => {
      const visitor = await anna();
      const address = bookIn(visitor).shipping[at];
      const reply = await visitor.postForm('/forms/remove-address', { list, addressId: address?.addressId ?? '' });
      expect(bookIn(visitor).shipping).not.toContainEqual(address);
      const echo = await echoOn(visitor, String(reply.headers.location));
      expect([echo?.form, echo?.values['list'], echo?.values['wasInCart']]).toEqual(['removed-address', list, 'false']);
      await visitor.postForm('/forms/save-address', { ...echo?.values });
      const restored = bookIn(visitor).shipping.at(-1);
      expect(restored?.addressId).not.toBe(address?.addressId);
      expect({ ...restored, addressId: address?.addressId }).toEqual(address);
      expect(await echoOn(visitor, String(reply.headers.location))).toBeUndefined();
    },
  );

  it('the customer address is kept, and the page says why', async () => {
    const visitor = await anna();
    const before = bookIn(visitor);
    await visitor.postForm('/forms/remove-address', { list: 'billing', addressId: before.billing[0]?.addressId ?? '' });
    expect(bookIn(visitor)).toEqual(before);
    expect((await visitor.get(BILLING)).body).toContain('shop.address.isCustomerAddress');
  });

  it.each(['/forms/save-address', '/forms/remove-address'])(
    'nobody changes an account without signing in: %s leads to the login and back',
    async (path) => {
      const reply = await shop.visitor().postForm(path, { list: 'billing', addressId: 'address-1', ...typed });
      expect([reply.statusCode, reply.headers.location]).toEqual([
        303,
        '/login/?origin=%2Fmyaccount%2Faddresses%2Fbilling%2F',
      ]);
    },
  );

  it.each([
    { list: 'orders' },
    { list: 'billing', 'address.country': 'FR' },
    { list: 'billing', 'address.salutation': 'Frau' },
  ])('a form that no page contains is refused: 400 (%j)', async (changes) => {
    const visitor = await anna();
    expect((await visitor.postForm('/forms/save-address', { ...typed, ...changes })).statusCode).toBe(400);
  });
});
