import { aReturnContact } from '../testing/a-return.ts';
import { cartIdOf, refusalOf, valueOf, withFixture } from '../testing/fixtures.ts';
import type { PortFixture, PortHarness } from '../testing/port-harness.ts';
import type { TestApi } from '../testing/test-api.ts';
import { emptyDraft } from './return-draft.ts';
import type { ReturnItem, ReturnOrder, ReturnRequest, SelectedReturnItem } from './return.ts';

const READY = {
  'guest session': true,
  'a cart exists': { positions: 2, quantity: 3 },
  'the cart is ready': { paymentId: 'RECHNUNG' },
} as const;
const DAY_MS = 24 * 60 * 60 * 1000;
/** By then any order is delivered, and its return window is open. */
const DELIVERED_MS = 14 * DAY_MS;
const NO_SUCH_ORDER = { because: 'no-such-order' };
const PICTURE = { name: 'riss.png', type: 'png', bytes: new Uint8Array([137, 80, 78, 71]) } as const;

interface Placed {
  readonly orderId: string;
  readonly zipCode: string;
}

const placeOrder = async ({ shop, shopper }: PortFixture): Promise<Placed> => {
  const { orderId = '' } = valueOf(await shop.orders.submit(shopper, cartIdOf(shopper)));
  const { shippingAddress } = valueOf(await shop.orders.confirmation(shopper, orderId));
  return { orderId, zipCode: shippingAddress.postCode };
};

const find = async ({ shop, anonymous }: PortFixture, placed: Placed): Promise<ReturnOrder> =>
  valueOf(await shop.returns.find(anonymous, placed));

const delivered = async (fixture: PortFixture): Promise<ReturnOrder> => {
  const placed = await placeOrder(fixture);
  await fixture.pass(DELIVERED_MS);
  return find(fixture, placed);
};

const selectedOf = ({ id, lineNo }: ReturnItem, said: Partial<SelectedReturnItem> = {}): SelectedReturnItem => ({
  id,
  lineNo,
  quantity: 1,
  reason: 'changed-mind',
  images: [],
  components: [],
  ...said,
});

const firstItem = ({ items }: ReturnOrder): ReturnItem =>
  valueOf(items[0] === undefined ? { ok: false, refusal: 'no item' } : { ok: true, value: items[0] });

const requestOf = (
  order: ReturnOrder,
  items: readonly SelectedReturnItem[],
  said: Partial<ReturnRequest> = {},
): ReturnRequest => ({
  ...emptyDraft(order),
  items,
  regulation: 'refund',
  carrier: 'dhl',
  contact: aReturnContact(),
  ...said,
});

const lookingUp = (harness: PortHarness, { it, expect }: TestApi): void => {
  it(
    'finds an order by its number and the postcode, or by its hash, without a session (UPQ-15, UPQ-16, ENT-17)',
    withFixture(harness, READY, async (fixture) => {
      const placed = await placeOrder(fixture);
      const order = await find(fixture, placed);
      expect(order).toMatchObject({ orderId: placed.orderId, returns: [] });
      expect([order.hash, order.salesOrderNo].filter((text) => text === '')).toEqual([]);
      expect(/^\d{4}-\d{2}-\d{2}$/u.test(order.orderDate)).toBe(true);
      expect(order.items.map(({ lineNo, quantity }) => [lineNo, quantity])).toEqual([
        [1, 3],
        [2, 3],
      ]);
      expect(valueOf(await fixture.shop.returns.findByHash(fixture.anonymous, order.hash))).toEqual(order);
    }),
  );

  it(
    'says the same about a wrong postcode and an order that does not exist',
    withFixture(harness, READY, async (fixture) => {
      const { shop, anonymous } = fixture;
      const placed = await placeOrder(fixture);
      expect(refusalOf(await shop.returns.find(anonymous, { ...placed, zipCode: '01067' }))).toEqual(NO_SUCH_ORDER);
      expect(refusalOf(await shop.returns.find(anonymous, { ...placed, zipCode: '' }))).toEqual(NO_SUCH_ORDER);
      expect(refusalOf(await shop.returns.find(anonymous, { ...placed, orderId: '499999999' }))).toEqual(NO_SUCH_ORDER);
      for (const hash of ['', 'no-such-hash', placed.orderId])
        expect(refusalOf(await shop.returns.findByHash(anonymous, hash))).toEqual(NO_SUCH_ORDER);
    }),
  );

  it(
    'offers nothing for an unknown hash',
    withFixture(harness, READY, async (fixture) => {
      const { shop, anonymous } = fixture;
      const order = await find(fixture, await placeOrder(fixture));
      const draft = { ...requestOf(order, [selectedOf(firstItem(order))]), hash: 'no-such-hash' };
      expect(await shop.returns.regulations(anonymous, draft.hash, draft.items)).toEqual([]);
      expect(await shop.returns.carriers(anonymous, draft)).toEqual([]);
      expect(refusalOf(await shop.returns.uploadImage(anonymous, draft.hash, PICTURE))).toEqual(NO_SUCH_ORDER);
      expect(
        refusalOf(await shop.returns.submit(anonymous, draft, { idempotencyKey: 'attempt-without-order' })),
      ).toEqual({ because: 'return-refused', message: 'shop.return.notFound' });
    }),
  );

  it(
    'takes nothing back before it is delivered',
    withFixture(harness, READY, async (fixture) => {
      const order = await find(fixture, await placeOrder(fixture));
      expect(
        order.items.map(({ returnableQuantity, notReturnableBecause, returnUntil }) => [
          returnableQuantity,
          notReturnableBecause,
          returnUntil,
        ]),
      ).toEqual(Array.from({ length: 2 }, () => [0, 'not-delivered', undefined]));
      const early = await fixture.shop.returns.submit(
        fixture.anonymous,
        requestOf(order, [selectedOf(firstItem(order))]),
        { idempotencyKey: 'attempt-too-early' },
      );
      expect(refusalOf(early)).toEqual({ because: 'return-refused', message: 'shop.return.notReturnable' });
    }),
  );
};

const choosing = (harness: PortHarness, { it, expect }: TestApi): void => {
  it(
    'takes back what was delivered until the window closes',
    withFixture(harness, READY, async (fixture) => {
      const order = await delivered(fixture);
      expect(
        order.items.map(({ returnableQuantity, notReturnableBecause }) => [returnableQuantity, notReturnableBecause]),
      ).toEqual([
        [3, undefined],
        [3, undefined],
      ]);
      expect(order.items.every(({ returnUntil = '' }) => returnUntil > order.orderDate)).toBe(true);
      await fixture.pass(31 * DAY_MS);
      const { items } = valueOf(await fixture.shop.returns.findByHash(fixture.anonymous, order.hash));
      expect(
        items.map(({ returnableQuantity, notReturnableBecause, returnUntil }) => [
          returnableQuantity,
          notReturnableBecause,
          returnUntil,
        ]),
      ).toEqual(order.items.map(({ returnUntil }) => [0, 'window-closed', returnUntil]));
    }),
  );

  it(
    'offers money back, and instead of faulty goods others (UPQ-18)',
    withFixture(harness, READY, async (fixture) => {
      const order = await delivered(fixture);
      const [first, second] = order.items;
      const offered = async (...reasons: readonly SelectedReturnItem['reason'][]) => {
        const selected = [first, second]
          .slice(0, reasons.length)
          .flatMap((item, at) => (item === undefined ? [] : [selectedOf(item, { reason: reasons[at] ?? 'late' })]));
        return (await fixture.shop.returns.regulations(fixture.anonymous, order.hash, selected)).map(({ id }) => id);
      };
      expect(await offered('changed-mind')).toEqual(['refund']);
      expect(await offered('damaged')).toEqual(['replacement', 'refund']);
      expect(await offered('damaged', 'changed-mind')).toEqual(['refund']);
      const [regulation] = await fixture.shop.returns.regulations(fixture.anonymous, order.hash, [
        { id: first?.id ?? '', quantity: 1, reason: 'late' },
      ]);
      expect([regulation?.name ?? '', regulation?.description ?? '']).not.toContain('');
    }),
  );

  it(
    'offers carriers, those that accept the goods first (UPQ-17)',
    withFixture(harness, READY, async (fixture) => {
      const order = await delivered(fixture);
      const { regulation, items } = requestOf(order, [selectedOf(firstItem(order))]);
      const carriers = await fixture.shop.returns.carriers(fixture.anonymous, {
        ...emptyDraft(order),
        items,
        regulation,
      });
      expect(carriers.map(({ code, enabled, notice }) => [code, enabled, notice])).toEqual([
        ['dhl', true, undefined],
        ['dpd', true, undefined],
        ['spedition', false, 'shop.return.carrier.tooLight'],
      ]);
      expect(carriers.flatMap(({ name, description }) => [name, description])).not.toContain('');
    }),
  );
};

const submitting = (harness: PortHarness, { it, expect }: TestApi): void => {
  const submit = (fixture: PortFixture, request: ReturnRequest, idempotencyKey: string) =>
    fixture.shop.returns.submit(fixture.anonymous, request, { idempotencyKey });

  it(
    'announces a return with a number and labels (UPM-40, ENT-17)',
    withFixture(harness, READY, async (fixture) => {
      const order = await delivered(fixture);
      const item = firstItem(order);
      const submitted = valueOf(
        await submit(
          fixture,
          requestOf(order, [selectedOf(item, { quantity: 2 })], { labels: 2 }),
          'attempt-with-labels',
        ),
      );
      expect(submitted).toMatchObject({
        idempotencyKey: 'attempt-with-labels',
        shipments: [{ regulation: { id: 'refund' }, carrier: { code: 'dhl' }, items: [{ id: item.id, quantity: 2 }] }],
      });
      expect(submitted.shipments.map(({ rma }) => rma)).not.toContain('');
      expect(submitted.shipments.flatMap(({ labels }) => labels)).toHaveLength(1);
      const after = valueOf(await fixture.shop.returns.findByHash(fixture.anonymous, order.hash));
      expect(after.returns).toEqual([submitted]);
      expect(
        after.items.map(({ returnedQuantity, returnableQuantity }) => [returnedQuantity, returnableQuantity]),
      ).toEqual([
        [2, 1],
        [0, 3],
      ]);
    }),
  );

  it(
    'needs no labels',
    withFixture(harness, READY, async (fixture) => {
      const order = await delivered(fixture);
      const { shipments } = valueOf(
        await submit(
          fixture,
          requestOf(order, [selectedOf(firstItem(order))], { carrier: 'nolabel' }),
          'attempt-without-label',
        ),
      );
      expect(shipments).toMatchObject([{ carrier: { code: 'nolabel' }, labels: [] }]);
    }),
  );

  it(
    'returns the first result for the same attempt, however often it is repeated',
    withFixture(harness, READY, async (fixture) => {
      const order = await delivered(fixture);
      const request = requestOf(order, [selectedOf(firstItem(order), { quantity: 3 })]);
      const results = await Promise.all([1, 2, 3].map(() => submit(fixture, request, 'attempt-repeated')));
      const [first] = results.map(valueOf);
      expect(results.map(valueOf)).toEqual([first, first, first]);
      expect(valueOf(await fixture.shop.returns.findByHash(fixture.anonymous, order.hash)).returns).toEqual([first]);
    }),
  );

  it(
    'takes the rest back later, and no more than that',
    withFixture(harness, READY, async (fixture) => {
      const order = await delivered(fixture);
      const item = firstItem(order);
      const first = valueOf(
        await submit(fixture, requestOf(order, [selectedOf(item, { quantity: 2 })]), 'attempt-first-part'),
      );
      expect(
        refusalOf(await submit(fixture, requestOf(order, [selectedOf(item, { quantity: 2 })]), 'attempt-too-much')),
      ).toEqual({ because: 'return-refused', message: 'shop.return.quantity' });
      const second = valueOf(await submit(fixture, requestOf(order, [selectedOf(item)]), 'attempt-the-rest'));
      const after = valueOf(await fixture.shop.returns.findByHash(fixture.anonymous, order.hash));
      expect(after.returns).toEqual([second, first]);
      expect(after.items[0]).toMatchObject({
        returnedQuantity: 3,
        returnableQuantity: 0,
        notReturnableBecause: 'already-returned',
      });
    }),
  );

  it(
    'refuses what is not offered',
    withFixture(harness, READY, async (fixture) => {
      const order = await delivered(fixture);
      const items = [selectedOf(firstItem(order))];
      const refused = async (said: Partial<ReturnRequest>, key: string) =>
        refusalOf(await submit(fixture, requestOf(order, items, said), key));
      expect(await refused({ regulation: 'repair' }, 'attempt-to-repair')).toEqual({
        because: 'return-refused',
        message: 'shop.return.regulation',
      });
      expect(await refused({ carrier: 'spedition' }, 'attempt-to-collect')).toEqual({
        because: 'return-refused',
        message: 'shop.return.carrier',
      });
      expect(await refused({ orderId: '499999999' }, 'attempt-with-number')).toEqual({
        because: 'return-refused',
        message: 'shop.return.notFound',
      });
      expect(await refused({ items: [] }, 'attempt-with-nothing')).toEqual({
        because: 'return-refused',
        message: 'shop.return.nothingSelected',
      });
    }),
  );
};

const picturing = (harness: PortHarness, { it, expect }: TestApi): void => {
  it(
    'stores pictures for one return of the order (UPM-41)',
    withFixture(harness, READY, async (fixture) => {
      const { shop, anonymous } = fixture;
      const order = await delivered(fixture);
      const image = valueOf(await shop.returns.uploadImage(anonymous, order.hash, PICTURE));
      const request = requestOf(order, [
        selectedOf(firstItem(order), { reason: 'damaged', images: [image], additionalInfo: 'Riss im Deckel' }),
      ]);
      expect((await shop.returns.submit(anonymous, request, { idempotencyKey: 'attempt-with-picture' })).ok).toBe(true);
      expect(
        refusalOf(await shop.returns.submit(anonymous, request, { idempotencyKey: 'attempt-with-used-one' })),
      ).toEqual({ because: 'return-refused', message: 'shop.return.imageGone' });
    }),
  );

  it(
    'lets a picture expire that no return uses',
    withFixture(harness, READY, async (fixture) => {
      const { shop, anonymous } = fixture;
      const order = await delivered(fixture);
      const image = valueOf(await shop.returns.uploadImage(anonymous, order.hash, PICTURE));
      await fixture.pass(2 * DAY_MS);
      const request = requestOf(order, [selectedOf(firstItem(order), { images: [image] })]);
      expect(refusalOf(await shop.returns.submit(anonymous, request, { idempotencyKey: 'attempt-too-late' }))).toEqual({
        because: 'return-refused',
        message: 'shop.return.imageGone',
      });
    }),
  );
};

/** What every adapter of the returns port promises. */
export const behavesLikeReturns = (harness: PortHarness, t: TestApi): void => {
  t.describe('looking up an order to return', () => lookingUp(harness, t));
  if (!harness.features.has('clock')) return;
  t.describe('choosing what to return', () => choosing(harness, t));
  t.describe('submitting a return', () => submitting(harness, t));
  t.describe('pictures of a return', () => picturing(harness, t));
};
