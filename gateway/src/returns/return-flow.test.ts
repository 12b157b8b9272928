import { describe, expect, it, afterAll, beforeAll } from 'vitest';
import type { OrderRecord } from '@shop/fakes/orders/order-record';
import { entriesOf } from '@shop/fakes/worlds/persistent-map';
import { PERSONAS } from '@shop/fakes/personas/personas';
import { put } from '@shop/fakes/worlds/transaction';
import { refused } from '@shop/domain/shared/result';
import { BACKENDS } from '../testing/backends.ts';
import type { Entered, OpenBackend } from '../testing/backends.ts';
import { buyAndReceive, fieldOf, findOrder, openReturns } from '../testing/goods-to-return.ts';
import type { Goods } from '../testing/goods-to-return.ts';
import type { TestBrowser } from '../testing/test-browser.ts';

const STEP =
  '__typename ... on ReturnStepTaken { path } ... on FormRefused { generalKey fieldErrors { field messageKey } } ... on ReturnNotReady { path notice: messageKey }';
const FLOW = `query F($order: ID) { returnFlow(order: $order) { isOpen loginState order { hash orderId items { id quantity returnedQuantity returnableQuantity notReturnableBecause } returns { shipments { rma labels } } } draft { hash items { id quantity reason comment additionalInfo components } regulation carrier labels } images { id itemId name } submitted { shipments { rma carrierName labels items { itemId quantity } } } } }`;
const CONTACT = { salutation: 'mrs', firstName: 'Gerda', lastName: 'Gast', email: 'gast@schule.example' };
const PATH = '/myaccount/returns';

interface Flow {
  readonly isOpen: boolean;
  readonly order: { readonly items: readonly object[]; readonly returns: readonly object[] } | null;
  readonly draft: {
    readonly items: readonly object[];
    readonly regulation: string | null;
    readonly carrier: string | null;
  } | null;
  readonly submitted: {
    readonly shipments: readonly { readonly rma: string; readonly labels: readonly string[] }[];
  } | null;
}

const flowOf = (browser: TestBrowser, order?: string): Promise<Flow> => fieldOf(browser, 'returnFlow', FLOW, { order });

const take = (browser: TestBrowser, name: string, args: string, variables: object): Promise<object> =>
  fieldOf(browser, name, `mutation S${args.replaceAll(/(\w+): (\$\w+)/gu, '$1: $2')}`, variables);

const select = (browser: TestBrowser, { hash, itemId }: Goods, said: object = {}): Promise<object> =>
  take(
    browser,
    'selectReturnItems',
    `($order: ID!, $items: [SelectedReturnItemInput!]!) { selectReturnItems(order: $order, items: $items) { ${STEP} } }`,
    {
      order: hash,
      items: [
        {
          id: itemId,
          quantity: 1,
          reason: 'damaged',
          comment: ' Zu klein ',
          additionalInfo: 'Riss',
          images: [],
          components: [],
          ...said,
        },
      ],
    },
  );

const regulate = (browser: TestBrowser, order: string, regulation = 'refund'): Promise<object> =>
  take(
    browser,
    'chooseRegulation',
    `($order: ID!, $regulation: ID!) { chooseRegulation(order: $order, regulation: $regulation) { ${STEP} } }`,
    { order, regulation },
  );

const carry = (browser: TestBrowser, order: string, carrier = 'dhl', labels = 2): Promise<object> =>
  take(
    browser,
    'chooseReturnCarrier',
    `($order: ID!, $carrier: ID!, $labels: Int!) { chooseReturnCarrier(order: $order, carrier: $carrier, labels: $labels) { ${STEP} } }`,
    { order, carrier, labels },
  );

interface Submission {
  readonly __typename: string;
  readonly submitted?: { readonly shipments: readonly { readonly rma: string }[] };
  readonly path?: string;
}

const submit = (browser: TestBrowser, order: string, contact: object = CONTACT): Promise<Submission> =>
  fieldOf(
    browser,
    'submitReturn',
    `mutation S($order: ID!, $contact: ReturnContactInput!) { submitReturn(order: $order, contact: $contact) { __typename ... on ReturnSubmitted { submitted { shipments { rma } } } ... on ReturnRefused { refusal: messageKey text } ... on FormRefused { generalKey fieldErrors { field messageKey } } ... on ReturnNotReady { path notice: messageKey } } }`,
    { order, contact },
  );

const upToConfirm = async (visitor: Entered): Promise<Goods> => {
  const goods = await buyAndReceive(visitor);
  await select(visitor.browser, goods);
  await regulate(visitor.browser, goods.hash);
  await carry(visitor.browser, goods.hash);
  return goods;
};

interface Offers {
  readonly regulations: readonly { readonly id: string; readonly name: string }[];
  readonly carriers: readonly { readonly code: string; readonly enabled: boolean; readonly notice: string | null }[];
}

const offersFor = async (browser: TestBrowser, order: string): Promise<Offers> =>
  (
    await browser.query(
      'query O($order: ID!) { regulations: returnRegulations(order: $order) { id name } carriers: returnCarriers(order: $order) { code enabled notice } }',
      { order },
    )
  ).json<{ readonly data: Offers }>().data;

const returnsIn = ({ world }: Entered): number => world.read(({ state }) => state.returns.size);

describe.each(BACKENDS)('a return with the shop $backend', ({ open }) => {
  let backend: OpenBackend;
  beforeAll(async () => {
    backend = await open();
  });
  afterAll(() => backend.close());

  it('is filled in step by step, each leading to the first that is not complete, and submitted (RETURN-01, RETURN-07, RETURN-08)', async () => {
    const visitor = await backend.enter();
    const { browser } = visitor;
    const goods = await buyAndReceive(visitor);
    expect(await select(browser, goods)).toEqual({ __typename: 'ReturnStepTaken', path: `${PATH}/regulations/` });
    expect(await regulate(browser, goods.hash)).toEqual({ __typename: 'ReturnStepTaken', path: `${PATH}/carrier/` });
    expect(await carry(browser, goods.hash)).toEqual({ __typename: 'ReturnStepTaken', path: `${PATH}/confirm/` });
    expect((await flowOf(browser)).draft).toEqual({
      hash: goods.hash,
      items: [
        {
          id: goods.itemId,
          quantity: 1,
          reason: 'damaged',
          comment: 'Zu klein',
          additionalInfo: 'Riss',
          components: [],
        },
      ],
      regulation: 'refund',
      carrier: 'dhl',
      labels: 2,
    });
    expect(await submit(browser, goods.hash)).toMatchObject({
      __typename: 'ReturnSubmitted',
      submitted: { shipments: [{ rma: expect.stringMatching(/\d/u) }] },
    });
    expect(returnsIn(visitor)).toBe(1);
  });

  it('shows its number and labels to the browser that submitted it, and no labels to others', async () => {
    const visitor = await backend.enter();
    const { hash } = await upToConfirm(visitor);
    await submit(visitor.browser, hash);
    const own = await flowOf(visitor.browser);
    expect(own.draft).toBeNull();
    expect(own.submitted?.shipments[0]?.labels).toHaveLength(1);
    visitor.browser.cookies.delete('returnDraft');
    const other = await flowOf(visitor.browser, hash);
    expect([other.submitted, other.order?.returns]).toEqual([
      null,
      [{ shipments: [{ rma: own.submitted?.shipments[0]?.rma, labels: [] }] }],
    ]);
  });

  it('offers what may be had and who takes it back, once articles are selected, to the browser that did it', async () => {
    const visitor = await backend.enter();
    const goods = await buyAndReceive(visitor);
    const nothing = { regulations: [], carriers: [] };
    expect(await offersFor(visitor.browser, goods.hash)).toEqual(nothing);
    await select(visitor.browser, goods);
    const { regulations, carriers } = await offersFor(visitor.browser, goods.hash);
    expect(regulations).toEqual([
      { id: 'replacement', name: expect.stringMatching(/\w/u) },
      { id: 'refund', name: expect.stringMatching(/\w/u) },
    ]);
    expect(carriers).toContainEqual({ code: 'dhl', enabled: true, notice: null });
    visitor.browser.cookies.delete('returnDraft');
    expect(await offersFor(visitor.browser, goods.hash)).toEqual(nothing);
  });

  it('knows whom to ask of a customer who is signed in, and nothing of whoever only has the order', async () => {
    const visitor = await backend.enter();
    await buyAndReceive(visitor);
    const contact = (): Promise<object> =>
      fieldOf(
        visitor.browser,
        'returnContact',
        'query C { returnContact { salutation firstName lastName email phone } }',
      );
    expect(await contact()).toEqual({ salutation: '', firstName: '', lastName: '', email: '', phone: '' });
    const { identifier: email, password } = PERSONAS.existing;
    await visitor.browser.postJson('/api/login-action/', { formData: { email, password }, mergeCart: false });
    expect(await contact()).toMatchObject({ salutation: 'mrs', firstName: 'Anna', lastName: 'Lehmann', email });
  });

  it('is submitted once, however often the button is pressed', async () => {
    const visitor = await backend.enter();
    const { hash } = await upToConfirm(visitor);
    const presses = await Promise.all([submit(visitor.browser, hash), submit(visitor.browser, hash)]);
    const again = await submit(visitor.browser, hash);
    expect(new Set([...presses, again].map(({ submitted }) => submitted?.shipments[0]?.rma)).size).toBe(1);
    expect(returnsIn(visitor)).toBe(1);
  });

  it('can be followed by another one of the same order (partial return)', async () => {
    const visitor = await backend.enter();
    const goods = await upToConfirm(visitor);
    await submit(visitor.browser, goods.hash);
    await select(visitor.browser, goods);
    await regulate(visitor.browser, goods.hash);
    await carry(visitor.browser, goods.hash, 'nolabel', 1);
    await submit(visitor.browser, goods.hash);
    expect(returnsIn(visitor)).toBe(2);
    expect((await flowOf(visitor.browser)).order?.items).toMatchObject([
      { returnedQuantity: 2, returnableQuantity: 0, notReturnableBecause: 'already-returned' },
    ]);
  });

  it('is not found by a wrong postcode, and the words are those for an unknown order', async () => {
    const visitor = await backend.enter();
    const { orderId } = await buyAndReceive(visitor);
    const wrong = await findOrder(visitor.browser, orderId, '01067');
    expect(wrong).toEqual({ __typename: 'FormRefused', generalKey: 'shop.return.notFound', fieldErrors: [] });
    expect(await findOrder(visitor.browser, '499999999')).toEqual(wrong);
  });

  it('is about the order of the browser, or the one that is named; another order has no draft (RETURN-04)', async () => {
    const visitor = await backend.enter();
    const second = await buyAndReceive(visitor);
    const first = await upToConfirm(visitor);
    expect((await flowOf(visitor.browser, second.hash)).draft).toBeNull();
    expect((await flowOf(visitor.browser)).draft?.carrier).toBe('dhl');
    await select(visitor.browser, second);
    expect((await flowOf(visitor.browser, first.hash)).draft).toBeNull();
    expect(await regulate(visitor.browser, first.hash)).toEqual({
      __typename: 'ReturnNotReady',
      path: `${PATH}/productselection/?order=${first.hash}`,
      notice: null,
    });
  });

  it('does not exist while the switch is off, and nothing is stored (GUARD-19)', async () => {
    const visitor = await backend.enter();
    const goods = await buyAndReceive(visitor);
    const areOpen = (): Promise<boolean> => fieldOf(visitor.browser, 'areReturnsOpen', '{ areReturnsOpen }');
    expect(await areOpen()).toBe(true);
    openReturns(visitor.world, 'false');
    expect(await areOpen()).toBe(false);
    expect(await flowOf(visitor.browser, goods.hash)).toMatchObject({ isOpen: false, order: null });
    expect(await select(visitor.browser, goods)).toEqual({
      __typename: 'ReturnNotReady',
      path: `${PATH}/`,
      notice: null,
    });
    expect(visitor.browser.cookies.has('returnDraft')).toBe(false);
  });
});

it('tells a refusal of the shop in its own words', async () => {
  const text = 'Bitte rufen Sie uns an.';
  const submitting = await BACKENDS[0].open({
    replacePorts: (honest) => ({
      ...honest,
      returns: {
        ...honest.returns,
        submit: async () => refused({ because: 'return-refused', message: 'shop.return.refused', text }),
      },
    }),
  });
  const visitor = await submitting.enter();
  const { hash } = await upToConfirm(visitor);
  expect(await submit(visitor.browser, hash)).toEqual({
    __typename: 'ReturnRefused',
    refusal: 'shop.return.refused',
    text,
  });
  await submitting.close();
});

describe('a step of a return', () => {
  let backend: OpenBackend;
  beforeAll(async () => {
    backend = await BACKENDS[0].open();
  });
  afterAll(() => backend.close());

  it.each([
    ['no reason', { reason: '' }, 'reason', 'shop.return.reason'],
    ['more pieces than were bought', { quantity: 3 }, 'quantity', 'shop.return.quantity'],
    ['a picture of somebody else', { images: ['image-1'] }, 'images', 'shop.return.imageGone'],
  ])('refuses a selection with %s at its field, and stores nothing', async (_what, said, field, messageKey) => {
    const visitor = await backend.enter();
    const goods = await buyAndReceive(visitor);
    expect(await select(visitor.browser, goods, said)).toMatchObject({
      __typename: 'FormRefused',
      fieldErrors: [{ field: `items.${goods.itemId}.${field}`, messageKey }],
    });
    expect(visitor.browser.cookies.has('returnDraft')).toBe(false);
  });

  it('takes only what is offered', async () => {
    const visitor = await backend.enter();
    const goods = await buyAndReceive(visitor);
    await select(visitor.browser, goods);
    expect(await regulate(visitor.browser, goods.hash, 'gold')).toMatchObject({
      fieldErrors: [{ field: 'regulation', messageKey: 'shop.return.regulation' }],
    });
    await regulate(visitor.browser, goods.hash);
    expect(await carry(visitor.browser, goods.hash, 'spedition')).toMatchObject({
      fieldErrors: [{ field: 'carrier', messageKey: 'shop.return.carrier' }],
    });
    expect(await carry(visitor.browser, goods.hash, 'dhl', 6)).toMatchObject({
      fieldErrors: [{ field: 'labels', messageKey: 'shop.return.labels' }],
    });
    expect(await submit(visitor.browser, goods.hash)).toMatchObject({ __typename: 'ReturnNotReady' });
  });

  it('needs a contact (RETURN-08)', async () => {
    const visitor = await backend.enter();
    const { hash } = await upToConfirm(visitor);
    const refused = await submit(visitor.browser, hash, {
      salutation: '',
      firstName: '',
      lastName: '',
      email: 'x',
      phone: 'abc',
    });
    expect(refused).toMatchObject({
      __typename: 'FormRefused',
      fieldErrors: ['salutation', 'firstName', 'lastName', 'email', 'phone'].map((field) => ({ field })),
    });
    expect(returnsIn(visitor)).toBe(0);
  });

  it('goes to the articles if they have become unreturnable meanwhile', async () => {
    const visitor = await backend.enter();
    const { hash } = await upToConfirm(visitor);
    visitor.world.advance({ advanceMs: 60 * 24 * 60 * 60_000 });
    expect(await submit(visitor.browser, hash)).toEqual({
      __typename: 'ReturnNotReady',
      path: `${PATH}/productselection/?order=${hash}`,
      notice: 'shop.return.notReturnable',
    });
  });

  it.each([
    [
      'carrier',
      'shop.return.carrierGone',
      (order: OrderRecord): OrderRecord => ({
        ...order,
        confirmation: {
          ...order.confirmation,
          shippingAddress: { ...order.confirmation.shippingAddress, country: 'CH' },
        },
      }),
    ],
    [
      'regulation',
      'shop.return.regulationGone',
      (order: OrderRecord): OrderRecord => ({ ...order, storefrontId: 'b2b-de' }),
    ],
  ] as const)(
    'names the %s that the shop has stopped to offer before it is submitted, and keeps the rest',
    async (field, messageKey, changed) => {
      const visitor = await backend.enter();
      const { hash } = await upToConfirm(visitor);
      const before = await flowOf(visitor.browser);
      visitor.world.run((tx) => {
        for (const [orderId, order] of entriesOf(tx.state.orders))
          if (order.hash === hash) put(tx, 'orders', orderId, changed(order));
      });
      expect(await submit(visitor.browser, hash)).toEqual({
        __typename: 'FormRefused',
        generalKey: null,
        fieldErrors: [{ field, messageKey }],
      });
      expect([(await flowOf(visitor.browser)).draft, returnsIn(visitor)]).toEqual([before.draft, 0]);
    },
  );

  it('survives the end of the session, and is forgotten when the shopper logs out', async () => {
    const visitor = await backend.enter();
    const { hash } = await upToConfirm(visitor);
    for (const name of ['sessionToken', 'guestSession', 'userId', 'cartId']) visitor.browser.cookies.delete(name);
    expect((await flowOf(visitor.browser)).draft?.carrier).toBe('dhl');
    await visitor.browser.get('/logout/', { headers: { 'sec-fetch-dest': 'document' } });
    expect((await flowOf(visitor.browser, hash)).draft).toBeNull();
  });

  it('is not taken with a draft that nobody has signed', async () => {
    const visitor = await backend.enter();
    const { hash } = await upToConfirm(visitor);
    visitor.browser.cookies.set('returnDraft', `${visitor.browser.cookies.get('returnDraft')}x`);
    expect((await flowOf(visitor.browser, hash)).draft).toBeNull();
  });
});
