import { PERSONAS } from '@shop/fakes/personas/personas';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openShop, type OpenShop } from '../testing/open-shop.ts';
import type { TestBrowser } from '../testing/test-browser.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const ask = async <Answer>(browser: TestBrowser, query: string, variables: object = {}): Promise<Answer> =>
  (await browser.query(query, { ...variables })).json<{ data: { result: Answer } }>().data.result;

const create = (browser: TestBrowser, listName: string): Promise<{ readonly list: { readonly externalId: string } }> =>
  ask(
    browser,
    'mutation($input: NewWishlistInput!) { result: createWishlist(input: $input) { ... on WishlistChanged { list { externalId } } } }',
    { input: { listName, kind: 'list', listDescription: '' } },
  );

const signIn = (
  browser: TestBrowser,
  { identifier, password }: { readonly identifier: string; readonly password: string },
): Promise<unknown> =>
  browser.postJson('/api/login-action/', { formData: { email: identifier, password }, mergeCart: false });

/** Another browser in the world of one. */
const beside = (browser: TestBrowser): Promise<TestBrowser> => {
  const other = shop.visitor();
  other.cookies.clear();
  other.cookies.set('SHOP_WORLD', browser.cookies.get('SHOP_WORLD') ?? '');
  return other.withToken();
};

it('bookmarks go to all lists of a customer, of which a login can bring more than they may make', async () => {
  const creator = await shop.visitor().withToken();
  await signIn(creator, PERSONAS.new);
  const { list } = await create(creator, 'Elternrat');
  const { path } = await ask<{ readonly path: string }>(
    creator,
    'mutation($id: ID!) { result: shareWishlist(wishlistId: $id, level: "editor") { ... on LinkMade { path } } }',
    { id: list.externalId },
  );
  const customer = await beside(creator);
  await signIn(customer, PERSONAS.existing);
  for (let made = 1; made < 50; made += 1) await create(customer, `Klasse ${made}`);
  const visitor = await beside(creator);
  await visitor.postForm('/forms/join-wishlist', { token: path.split('?token=')[1] ?? '' });
  await signIn(visitor, PERSONAS.existing);
  const lists = await ask<readonly { readonly externalId: string }[]>(visitor, '{ result: bookmarks { externalId } }');
  const bookmarked = await ask<{ readonly changes: readonly unknown[] }>(
    visitor,
    'mutation($listIds: [ID!]) { result: bookmarkProduct(productId: "1013008", itemId: "1013008-01", isOn: true, listIds: $listIds) { ... on Bookmarked { changes { did } } ... on NotBookmarked { because } } }',
    { listIds: lists.map(({ externalId }) => externalId) },
  );
  expect([lists.length, bookmarked.changes.length]).toEqual([51, 51]);
});
