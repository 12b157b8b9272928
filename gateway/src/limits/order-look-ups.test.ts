import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADDRESS, checkOut } from '../testing/buy.ts';
import { openShop } from '../testing/open-shop.ts';
import type { OpenShop } from '../testing/open-shop.ts';
import { testBrowser } from '../testing/test-browser.ts';
import { testClock } from '../testing/test-clock.ts';

const WINDOW_MS = 10 * 60_000;
const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * 60 * 60_000;
const SCHOOL = '203.0.113.9';

const clock = testClock();
let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop({ clock });
});
afterAll(() => shop.close());

const LOOK_UP =
  'mutation L($input: OrderLookUpInput!) { lookUpOrder(input: $input) { ... on OrderStatusView { orderId } ... on FormRefused { generalKey } } }';

interface LookedUp {
  readonly orderId?: string;
  readonly generalKey?: string;
}

/** An order in a world of its own, and browsers that look it up. */
const scene = async () => {
  const guest = await shop.visitor().withToken();
  const orderId = await checkOut(shop, guest);
  const browser = await testBrowser(shop.server, undefined, guest.cookies.get('SHOP_WORLD')).withToken();
  const lookUp = async (input: object, network = SCHOOL): Promise<LookedUp> =>
    (
      await browser.postJson(
        '/graphql',
        { query: LOOK_UP, variables: { input: { orderId, zipCode: ADDRESS.postcode, ...input } } },
        { headers: { 'x-forwarded-for': network } },
      )
    ).json<{ data: { lookUpOrder: LookedUp } }>().data.lookUpOrder;
  /** The token of the gateway expires meanwhile. */
  const later = async (ms: number): Promise<void> => {
    clock.forward(ms);
    await browser.withToken();
  };
  return { orderId, browser, lookUp, later };
};

const WRONG = { zipCode: '99999' };
const NOT_FOUND = { generalKey: 'shop.order.lookUp.notFound' };
const TOO_MANY = { generalKey: 'shop.order.lookUp.tooMany' };

const times = async (count: number, act: (at: number) => Promise<unknown>): Promise<void> => {
  for (let at = 0; at < count; at += 1) await act(at);
};

describe('wrong look-ups of an order', () => {
  it('are refused after 20 from one network, the right one too, until the window ends', async () => {
    const { orderId, lookUp } = await scene();
    await times(20, async (at) => expect(await lookUp({ orderId: `3999${at}` })).toEqual(NOT_FOUND));
    expect([await lookUp(WRONG), await lookUp({})]).toEqual([TOO_MANY, TOO_MANY]);
    expect(await lookUp({}, '198.51.100.7')).toEqual({ orderId });
    clock.forward(WINDOW_MS);
    expect(await lookUp({})).toEqual({ orderId });
  });

  it('are refused after 200 in a day, with other words', async () => {
    const { lookUp, later } = await scene();
    await times(200, async (at) => {
      if (at % 20 === 0) await later(WINDOW_MS);
      expect(await lookUp({ orderId: `3999${at}` })).toEqual(NOT_FOUND);
    });
    await later(WINDOW_MS);
    expect(await lookUp({})).toEqual({ generalKey: 'shop.order.lookUp.tooManyToday' });
    await later(DAY_MS);
    expect(await lookUp({})).toHaveProperty('orderId');
  });

  it('are refused after 80 from a network of 65,536 networks (a /48), but not to its neighbour', async () => {
    const { orderId, lookUp } = await scene();
    const subnet = (at: number): string => `2001:db8:7:${(at * 256).toString(16)}::1`;
    await times(80, async (at) => expect(await lookUp({ orderId: `3999${at}` }, subnet(at))).toEqual(NOT_FOUND));
    expect(await lookUp({}, subnet(80))).toEqual(TOO_MANY);
    expect(await lookUp({}, '2001:db8:8::1')).toEqual({ orderId });
  });

  it('are refused after 40 from a network of 256 networks (a /56)', async () => {
    const { orderId, lookUp } = await scene();
    await times(40, async (at) =>
      expect(await lookUp({ orderId: `3999${at}` }, `2001:db8:7:1${at.toString(16).padStart(2, '0')}::1`)).toEqual(
        NOT_FOUND,
      ),
    );
    expect(await lookUp({}, '2001:db8:7:1ff::1')).toEqual(TOO_MANY);
    expect(await lookUp({}, '2001:db8:7:200::1')).toEqual({ orderId });
  });

  it('of one number are refused after 50 from any networks', async () => {
    const { lookUp, later } = await scene();
    await times(50, async (at) => expect(await lookUp(WRONG, `198.51.${at}.1`)).toEqual(NOT_FOUND));
    expect(await lookUp({}, '192.0.2.1')).toEqual({ generalKey: 'shop.order.lookUp.tooManyOfOrder' });
    await later(HOUR_MS);
    expect(await lookUp({}, '192.0.2.1')).toHaveProperty('orderId');
  });

  it('do not include those that succeed', async () => {
    const { orderId, lookUp } = await scene();
    await times(25, async () => expect(await lookUp({})).toEqual({ orderId }));
  });

  it('are refused without scripts too, and bring back what was typed', async () => {
    const { orderId, browser, lookUp } = await scene();
    await times(20, () => lookUp(WRONG));
    await browser.postForm('/forms/order-status', { orderId, ...WRONG }, { headers: { 'x-forwarded-for': SCHOOL } });
    expect((await browser.get('/service/bestellstatus/')).body).toContain('"general":"shop.order.lookUp.tooMany"');
  });
});
