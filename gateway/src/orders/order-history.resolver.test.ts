import { setStock } from '@shop/fakes/catalogue/stock';
import { PERSONAS } from '@shop/fakes/personas/personas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placeOrder, savePayment, saveShipping } from '../testing/buy.ts';
import { BACKENDS } from '../testing/backends.ts';
import type { Entered, OpenBackend } from '../testing/backends.ts';
import { addOrdinaryItem, ordinaryItem } from '../testing/ordinary-item.ts';

const HOUR_MS = 60 * 60 * 1_000;
const DAY_MS = 24 * HOUR_MS;

const LIST =
  'query L($page: Int!, $searchText: String, $dateFilter: String!) { orderList(page: $page, searchText: $searchText, dateFilter: $dateFilter) { total totalPages currentPage ordersPerPage firstIndex lastIndex orders { orderId status articleCount total { text } } } orderYears }';
const DETAILS =
  'query D($orderId: ID!) { orderDetails(orderId: $orderId) { orderId status canBeCancelled email total { text } shipments { status items { name quantity } } } }';
const CANCEL =
  'mutation C($orderId: ID!) { cancelOrder(orderId: $orderId) { isCancelled order { status canBeCancelled } } }';
const REORDER =
  'mutation R($orderId: ID!) { reorder(orderId: $orderId) { lines { outcome asked added } cart { articleCount } } }';

interface OrderList {
  readonly orderList: {
    readonly total: number;
    readonly orders: readonly { readonly orderId: string; readonly status: string }[];
  };
  readonly orderYears: readonly number[];
}

const ask = async <Data>({ browser }: Entered, text: string, variables: object): Promise<Data> => {
  const reply = (await browser.query(text, variables)).json<{ data: Data; errors?: unknown }>();
  expect(reply.errors).toBeUndefined();
  return reply.data;
};

const signIn = async (
  visitor: Entered,
  { identifier, password } = PERSONAS.existing as { readonly identifier: string; readonly password: string },
): Promise<Entered> => {
  await visitor.browser.postJson('/api/login-action/', { formData: { email: identifier, password } });
  return visitor;
};

const list = (visitor: Entered, query: object = {}): Promise<OrderList> =>
  ask(visitor, LIST, { page: 0, searchText: null, dateFilter: 'all', ...query });

const order = async (visitor: Entered): Promise<string> => {
  await addOrdinaryItem(visitor);
  await saveShipping(visitor.browser);
  return (await placeOrder(visitor.browser, await savePayment(visitor.browser, 'RECHNUNG'))).orderId ?? '';
};

describe.each(BACKENDS)('the orders of a customer, on the shop $backend', ({ open }) => {
  let gateway: OpenBackend;
  beforeAll(async () => {
    gateway = await open();
  });
  afterAll(() => gateway.close());

  const customer = async (
    persona: { readonly identifier: string; readonly password: string } = PERSONAS.existing,
  ): Promise<Entered> => signIn(await gateway.enter(), persona);

  it('are listed five to a page, by page, period and search (ORDER-01, ENT-16)', async () => {
    const visitor = await customer();
    const { orderList: first, orderYears } = await list(visitor);
    expect(first).toMatchObject({
      currentPage: 0,
      ordersPerPage: 5,
      firstIndex: 0,
      lastIndex: 4,
      orders: { length: 5 },
    });
    const { orderList: second } = await list(visitor, { page: 1 });
    expect(second).toMatchObject({ currentPage: 1, firstIndex: 5, total: first.total });
    const { orderList: found } = await list(visitor, { searchText: second.orders[0]?.orderId ?? '' });
    expect(found.orders.map(({ orderId }) => orderId)).toEqual([second.orders[0]?.orderId]);
    expect(orderYears).toContain(2025);
    expect((await list(visitor, { dateFilter: '2025' })).orderList.total).toBeGreaterThan(0);
    expect((await list(visitor, { dateFilter: '2019' })).orderList).toMatchObject({
      total: 0,
      totalPages: 0,
      orders: [],
    });
  });

  it('are nobody else’s: visitors have none, and a foreign order is not found', async () => {
    const [orderId = ''] = (await list(await customer())).orderList.orders.map((one) => one.orderId);
    expect(orderId).not.toBe('');
    const anonymous = await gateway.enter();
    expect(await list(anonymous)).toMatchObject({ orderList: { total: 0 }, orderYears: [] });
    const other = await customer(PERSONAS.austrian);
    for (const visitor of [anonymous, other]) {
      expect(await ask(visitor, DETAILS, { orderId })).toEqual({ orderDetails: null });
      expect(await ask(visitor, CANCEL, { orderId })).toEqual({ cancelOrder: null });
      expect(await ask(visitor, REORDER, { orderId })).toEqual({ reorder: null });
    }
  });

  it.each(['399999999', '../etc', ' ', 'x'.repeat(2_000)])('do not include one with the number %j', async (orderId) => {
    const visitor = await customer();
    expect(await ask(visitor, DETAILS, { orderId })).toEqual({ orderDetails: null });
    expect(await ask(visitor, CANCEL, { orderId })).toEqual({ cancelOrder: null });
    expect(await ask(visitor, REORDER, { orderId })).toEqual({ reorder: null });
  });

  it('show what was just ordered, and move with the clock (ORDER-04)', async () => {
    const visitor = await customer(PERSONAS.new);
    const orderId = await order(visitor);
    expect(await ask(visitor, DETAILS, { orderId })).toMatchObject({
      orderDetails: {
        orderId,
        status: 'received',
        canBeCancelled: true,
        shipments: [{ status: 'received', items: [{ quantity: 2 }] }],
      },
    });
    visitor.world.advance({ advanceMs: 3 * HOUR_MS });
    expect(await ask(visitor, DETAILS, { orderId })).toMatchObject({
      orderDetails: { status: 'in-dispatch', canBeCancelled: false },
    });
  });

  it('are cancelled while nothing is packed', async () => {
    const visitor = await customer(PERSONAS.new);
    const orderId = await order(visitor);
    expect(await ask(visitor, CANCEL, { orderId })).toEqual({
      cancelOrder: { isCancelled: true, order: { status: 'cancelled', canBeCancelled: false } },
    });
    expect((await list(visitor)).orderList.orders).toMatchObject([{ orderId, status: 'cancelled' }]);
  });

  it('are not cancelled too late, and the reply shows how far they are', async () => {
    const visitor = await customer(PERSONAS.new);
    const orderId = await order(visitor);
    visitor.world.advance({ advanceMs: 3 * HOUR_MS });
    expect(await ask(visitor, CANCEL, { orderId })).toEqual({
      cancelOrder: { isCancelled: false, order: { status: 'in-dispatch', canBeCancelled: false } },
    });
  });

  it('are ordered again into the cart, without what is sold out', async () => {
    const visitor = await customer(PERSONAS.new);
    const orderId = await order(visitor);
    expect(await ask(visitor, REORDER, { orderId })).toEqual({
      reorder: { lines: [{ outcome: 'added', asked: 2, added: 2 }], cart: { articleCount: 2 } },
    });
    visitor.world.run((tx) => setStock(tx, ordinaryItem(visitor), 0));
    expect(await ask(visitor, REORDER, { orderId })).toMatchObject({
      reorder: { lines: [{ outcome: 'sold-out', asked: 2, added: 0 }] },
    });
  });

  it('are ordered again without scripts, and the order’s page tells the outcome', async () => {
    const visitor = await customer(PERSONAS.new);
    const orderId = await order(visitor);
    visitor.world.run((tx) => setStock(tx, ordinaryItem(visitor), 0));
    const reply = await visitor.browser.postForm('/forms/reorder', { orderId });
    expect([reply.statusCode, reply.headers.location]).toEqual([
      303,
      `/myaccount/orders/orderdetail/?orderId=${orderId}`,
    ]);
    const page = await visitor.browser.get(reply.headers.location ?? '');
    expect(page.body).toContain(
      `"formEcho":{"form":"reorder ${orderId}","values":{"total":"1","problems":"${ordinaryItem(visitor)}*sold-out*2*0"},"fieldErrors":[]}`,
    );
  });

  it.each([
    ['in time', 0, { kind: 'success', messageKey: 'shop.order.cancel.done' }, 'cancelled'],
    ['too late', DAY_MS, { kind: 'error', messageKey: 'shop.order.cancel.tooLate' }, 'in-dispatch'],
  ])(
    'are cancelled without scripts, with a toast that says whether it was %s',
    async (_when, advanceMs, toast, status) => {
      const visitor = await customer(PERSONAS.new);
      const orderId = await order(visitor);
      visitor.world.advance({ advanceMs: Math.min(advanceMs, 3 * HOUR_MS) });
      const reply = await visitor.browser.postForm('/forms/cancel-order', { orderId });
      expect([reply.statusCode, reply.headers.location]).toEqual([
        303,
        `/myaccount/orders/orderdetail/?orderId=${orderId}`,
      ]);
      const page = await visitor.browser.get(reply.headers.location ?? '');
      expect(page.body).toContain(`"toasts":${JSON.stringify([toast])}`);
      expect(await ask(visitor, DETAILS, { orderId })).toMatchObject({ orderDetails: { status } });
    },
  );

  it.each(['reorder', 'cancel-order'])(
    'do nothing without scripts for an order that is not theirs: %s',
    async (form) => {
      const visitor = await customer();
      const reply = await visitor.browser.postForm(`/forms/${form}`, { orderId: '399999999' });
      expect([reply.statusCode, reply.headers.location]).toEqual([
        303,
        '/myaccount/orders/orderdetail/?orderId=399999999',
      ]);
      expect([visitor.browser.cookies.has('formEcho'), visitor.browser.cookies.has('serverToast')]).toEqual([
        false,
        false,
      ]);
    },
  );
});
