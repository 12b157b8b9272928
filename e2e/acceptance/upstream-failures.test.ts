import { resultOf } from '@shop/gateway/testing/buy';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textsOf } from '../texts.ts';
import { type FaultyShop, openFaultyShop } from './testing/faulty-upstream.ts';
import { type PlainPage, withoutScripts } from './testing/without-scripts.ts';

const t = textsOf('de');
const BASKET = '/checkout/basket/';
const SLOW_MS = 2_000;

/** How many lines the basket shows. */
const linesOn = (page: PlainPage): number => page.items(t('carts:basket.lines')).length;

describe.concurrent('a page of the shop over the upstream', () => {
  let shop: FaultyShop;
  beforeAll(async () => {
    shop = await openFaultyShop();
  });
  afterAll(() => shop.close());

  it.each([
    ['the token is revoked', { preset: 'invalid-token' }],
    ['a reply is truncated', { match: { op: 'FindCart' }, fault: { kind: 'truncateJson' }, times: 1 }],
    ['a reply is slow', { match: { op: 'FindCart' }, fault: { kind: 'latency', ms: SLOW_MS }, times: 1 }],
  ])('shows the basket although %s', async (_what, fault) => {
    const visitor = await shop.resume('guest-3-items');
    visitor.addFault(fault);
    const page = await withoutScripts(visitor.browser).open(BASKET);
    expect([page.status, linesOn(page), visitor.hits()]).toEqual([200, 3, [1]]);
  });

  // A page that is loaded has less time: on a busy machine too little for a second attempt.
  it('asks again for the basket when a reply does not arrive in time', async () => {
    const { browser, addFault, hits } = await shop.resume('guest-3-items');
    addFault({ preset: 'request-timeout', match: { op: 'FindCart' } });
    expect(await resultOf(browser, '{ result: cart { articleCount } }')).toEqual({ articleCount: 6 });
    expect(hits()).toEqual([1]);
  });

  it.each(['user-id-required', 'cart-not-found'])(
    'gives a visitor whose cart the upstream lost an empty one that works: %s',
    async (preset) => {
      const visitor = await shop.resume('guest-3-items');
      visitor.addFault({ preset });
      const basket = await withoutScripts(visitor.browser).open(BASKET);
      expect(basket.text).toContain(t('carts:basket.empty'));
      expect(visitor.hits()).toEqual([1]);
      const product = await basket.open('/prod/1031030/');
      const added = await product.press(t('catalogue:product.addToCart'));
      expect(linesOn(await added.open(BASKET))).toBe(1);
    },
  );

  it.each(['session-invalid', 'session-revoked'])(
    'shows no personal data of a customer whose session the upstream ended, and signs them out: %s (ERR-05)',
    async (preset) => {
      const visitor = await shop.resume('returning-with-basket');
      const account = await withoutScripts(visitor.browser).open('/myaccount/contact-details/');
      expect(account.main().getByDisplayValue('Lehmann')).toBeDefined();
      visitor.addFault({ preset });
      const ended = await account.open('/myaccount/contact-details/');
      expect(ended.main().queryByDisplayValue('Lehmann')).toBeNull();
      expect(ended.text).not.toMatch(/Lehmann|anna\.lehmann/u);
      const home = await ended.open('/');
      expect(home.links(t('shell:header.login'))).not.toEqual([]);
      expect(visitor.hits()).toEqual([1]);
    },
  );
});

// These may open the circuit breaker of their gateway.
describe('a page of the shop over an upstream that fails', () => {
  let shop: FaultyShop;
  beforeAll(async () => {
    shop = await openFaultyShop();
  });
  afterAll(() => shop.close());

  it('says that it cannot be shown when its content cannot be loaded', async () => {
    const visitor = await shop.resume('guest-3-items');
    visitor.addFault({ preset: 'page-query-fails' });
    const page = await withoutScripts(visitor.browser).open('/');
    expect([page.status, page.main().getByRole('heading', { level: 1, hidden: true }).textContent]).toEqual([
      503,
      t('vue.statuscode.headline'),
    ]);
    expect(visitor.hits()[0]).toBeGreaterThan(0);
  });

  it('says that it cannot be shown while the upstream is down, and works again afterwards', async () => {
    const visitor = await shop.resume('guest-3-items');
    visitor.addFault({ fault: { kind: 'status', code: 503 } });
    const failed = await withoutScripts(visitor.browser).open(BASKET);
    expect([failed.status, failed.main().getByRole('heading', { level: 1, hidden: true }).textContent]).toEqual([
      503,
      t('vue.statuscode.headline'),
    ]);
    visitor.clearFaults();
    const basket = await failed.open(BASKET);
    expect([basket.status, linesOn(basket)]).toEqual([200, 3]);
    expect(basket.links(t('shell:header.login'))).not.toEqual([]);
  });
});
