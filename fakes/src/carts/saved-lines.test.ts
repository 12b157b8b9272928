import { MOST_SAVED_LINES } from '@shop/domain/carts/saved-line';
import { PERSONAS } from '../personas/personas.ts';
import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { asSignedIn, openSession, readCart, refusalOf, updateCart, valueOf } from '@shop/domain/testing/fixtures';
import { expect, it } from 'vitest';
import { setPrice } from '../catalogue/prices.ts';
import { ORDINARY, selectItems } from '../goods/select-items.ts';
import { entriesOf } from '../worlds/persistent-map.ts';
import { aShop } from '../testing/a-shop.ts';

const save = (on: Awaited<ReturnType<typeof aShop>>, items: readonly string[], shopper = on.shopper) =>
  updateCart(on, shopper, ...items.map((itemId) => ({ do: 'save-item', itemId, quantity: 1 }) as const));

it('a list holds as many articles as it may, and more pieces of those', async () => {
  const on = await aShop();
  const items = on.world.read(({ goods }) => selectItems(goods, MOST_SAVED_LINES + 1, ORDINARY));
  valueOf(await save(on, items.slice(0, MOST_SAVED_LINES)));
  expect(refusalOf(await save(on, items.slice(MOST_SAVED_LINES)))).toEqual({ because: 'saved-list-full' });
  const { cart } = valueOf(await save(on, items.slice(0, 1)));
  expect([cart.savedLines.length, cart.savedLines[0]?.itemId, cart.savedLines[0]?.quantity]).toEqual([
    MOST_SAVED_LINES,
    items[0],
    2,
  ]);
});

it('a list says what an article cost when it was saved', async () => {
  const on = await aShop();
  const [itemId = ''] = on.world.read(({ goods }) => selectItems(goods, 1, ORDINARY));
  const [saved] = valueOf(await save(on, [itemId])).cart.savedLines;
  on.world.run((tx) => setPrice(tx, itemId, 111));
  const [now] = (await readCart(on, on.shopper)).savedLines;
  expect([now?.pricePerUnit.minor, now?.priceWhenSaved]).toEqual([111, saved?.pricePerUnit]);
  const [abroad] = (await readCart(on, { ...on.shopper, storefront: STOREFRONTS.ch })).savedLines;
  expect([abroad?.pricePerUnit.currency, abroad?.priceWhenSaved]).toEqual(['CHF', undefined]);
});

it('two lists that do not fit together keep the customer’s, and the newest of what was brought; a deleted account has none', async () => {
  const on = await aShop();
  const { identifier, password } = PERSONAS.existing;
  const items = on.world.read(({ goods }) => selectItems(goods, MOST_SAVED_LINES + 1, ORDINARY));
  const login = async (shopper = on.shopper, mergeCart = true) =>
    asSignedIn(
      shopper,
      'customer',
      valueOf(await on.shop.sessions.login(shopper, { identifier, password, stayLogged: false, mergeCart })),
    );
  const before = await login();
  valueOf(await save(on, items.slice(0, MOST_SAVED_LINES - 1), before));
  await on.shop.sessions.logout(before);
  const visitor = await openSession(on, on.anonymous);
  valueOf(await save(on, items.slice(MOST_SAVED_LINES - 1), visitor));
  const customer = await login(visitor);
  const list = (await readCart(on, customer)).savedLines.map(({ itemId }) => itemId);
  expect([list.length, list[0]]).toEqual([MOST_SAVED_LINES, items[MOST_SAVED_LINES]]);
  valueOf(await on.shop.customers.deleteAccount(customer, password));
  expect(on.world.read(({ state }) => entriesOf(state.savedLists).length)).toBe(0);
});
