import { inMemoryShop } from '@shop/fakes/shop/in-memory-shop';
import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import type { Shopper } from '@shop/domain/visit/shopper';
import { PERSONAS } from '@shop/fakes/personas/personas';
import { entriesOf } from '@shop/fakes/worlds/persistent-map';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BACKENDS } from '../testing/backends.ts';
import type { Entered, OpenBackend } from '../testing/backends.ts';
import { resultOf, fillBasket, goToSummary, order } from '../testing/buy.ts';
import { MARKETS } from '../testing/markets.ts';
import type { TestBrowser } from '../testing/test-browser.ts';

const { existing } = PERSONAS;

const signIn = ({ browser }: Entered): Promise<unknown> =>
  browser.postJson('/api/login-action/', {
    formData: { email: existing.identifier, password: existing.password, stayLogged: true },
    mergeCart: true,
  });

/** The only session that the shop knows, used by somebody who copied its token. */
const sessionHeldBy = ({ world }: Entered): Shopper => {
  const [[sessionToken, { userId }] = ['', { userId: '' }], ...others] = world.read(({ state }) =>
    entriesOf(state.sessions),
  );
  expect(others).toEqual([]);
  const [[cartId] = ['']] = world.read(({ state }) =>
    entriesOf(state.carts).filter(([, cart]) => cart.userId === userId),
  );
  return {
    storefront: STOREFRONTS.de,
    loginState: 'customer',
    userId,
    cartId,
    sessionToken,
  };
};

interface Personal {
  readonly email: string | null;
  readonly addresses: number;
  readonly orders: number;
  readonly articles: number;
}

/** What the shop itself returns for this session. */
const toldByShop = async ({ world }: Entered, holder: Shopper): Promise<Personal> => {
  const shop = inMemoryShop(world);
  const [customer, addresses, orders, cart] = await Promise.all([
    shop.customers.current(holder, '/'),
    shop.addresses.billing(holder),
    shop.orders.recent(holder),
    shop.carts.find(holder, holder.cartId ?? ''),
  ]);
  return {
    email: customer.email ?? null,
    addresses: addresses.length,
    orders: orders.length,
    articles: cart.ok ? cart.value.articleCount : 0,
  };
};

const FIELDS = [
  'me { loginState firstName lastName email cartArticleCount }',
  'checkout { email phone billingAddresses { street } shippingAddresses { street } cart { articleCount } }',
  'recentOrders { orderId }',
  'cart { articleCount }',
];

/** Everything personal that the gateway sends to a browser; a failed query returns nothing. */
const toldByGateway = async (browser: TestBrowser): Promise<readonly unknown[]> => {
  const replies: unknown[] = [];
  for (const field of FIELDS) replies.push((await browser.query(`{ ${field} }`)).json<{ data: unknown }>().data);
  return replies;
};

/** A browser that missed the logout: it still has the old cookies. */
const copyOf = async ({ browser, world }: Entered, shop: OpenBackend): Promise<TestBrowser> => {
  const { browser: copy } = await shop.enter();
  copy.cookies.clear();
  for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
  expect(copy.cookies.get('SHOP_WORLD')).toBe(world.id);
  return copy;
};

const NOTHING_AT_SHOP: Personal = { email: null, addresses: 0, orders: 0, articles: 0 };
const NOTHING_AT_GATEWAY: readonly unknown[] = [
  { me: { loginState: 'logged-out', firstName: null, lastName: null, email: null, cartArticleCount: 0 } },
  { checkout: { email: null, phone: null, billingAddresses: [], shippingAddresses: [], cart: { articleCount: 0 } } },
  { recentOrders: [] },
  { cart: { articleCount: 0 } },
];
/** The upstream refuses the first request of a revoked session; later ones are anonymous. */
const NOTHING_OR_REFUSED = NOTHING_AT_GATEWAY.map((nothing) => expect.toBeOneOf([nothing, null]));

const WAYS: readonly { readonly way: string; readonly leave: (browser: TestBrowser) => Promise<unknown> }[] = [
  { way: 'the link', leave: (browser) => browser.get('/logout/') },
  { way: 'the route of the API', leave: (browser) => browser.postJson('/api/logout-action/', {}) },
  { way: 'the form', leave: (browser) => browser.postForm('/forms/logout', {}) },
  {
    way: 'the security logout',
    leave: async (browser) => {
      browser.cookies.set('securityLogout', '1');
      const failing = await browser.get('/no-such-page/');
      return browser.get(String(failing.headers.location));
    },
  },
];

describe.each(BACKENDS)('an ended session, with the shop $backend', ({ open }) => {
  let shop: OpenBackend;
  beforeAll(async () => {
    shop = await open();
  });
  afterAll(() => shop.close());

  it.each(WAYS)(
    'by $way is refused by the shop, and its cookies open nothing personal at the gateway',
    async ({ leave }) => {
      const customer = await shop.enter();
      await signIn(customer);
      await fillBasket(customer.browser, { pencils: 2, book: 1 });
      const holder = sessionHeldBy(customer);
      expect(await toldByShop(customer, holder)).toEqual({
        email: existing.identifier,
        addresses: 2,
        orders: 5,
        articles: 3,
      });
      const copy = await copyOf(customer, shop);

      await leave(customer.browser);

      expect(await toldByShop(customer, holder)).toEqual(NOTHING_AT_SHOP);
      expect(await toldByGateway(customer.browser)).toEqual(NOTHING_AT_GATEWAY);
      expect(await toldByGateway(copy)).toEqual(NOTHING_OR_REFUSED);
      expect(await toldByGateway(copy)).toEqual(NOTHING_AT_GATEWAY);
    },
  );

  it.each(WAYS)(
    'by $way after a guest’s order is refused by the shop, and its cookies open neither address nor order',
    async ({ leave }) => {
      const guest = await shop.enter();
      await fillBasket(guest.browser, { pencils: 2, book: 1 });
      await goToSummary(guest.browser, MARKETS.de);
      const orderId = await order(guest.browser);
      const holder = sessionHeldBy(guest);
      expect(await inMemoryShop(guest.world).orders.confirmation(holder, orderId)).toMatchObject({ ok: true });
      const copy = await copyOf(guest, shop);

      await guest.browser.postJson('/api/confirmation-cleanup/', { cartId: holder.cartId });
      await leave(guest.browser);

      expect(await toldByShop(guest, holder)).toEqual(NOTHING_AT_SHOP);
      expect(await inMemoryShop(guest.world).orders.confirmation(holder, orderId)).toMatchObject({ ok: false });
      expect(await toldByGateway(copy)).toEqual(NOTHING_OR_REFUSED);
      expect(await toldByGateway(copy)).toEqual(NOTHING_AT_GATEWAY);
      expect(await resultOf(copy, `{ result: orderConfirmation(orderId: "${orderId}") { email } }`)).toBeNull();
    },
  );
});
