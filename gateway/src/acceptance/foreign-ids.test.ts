import { readFileSync } from 'node:fs';
import { CART_OPERATIONS } from '@shop/domain/carts/cart-operation';
import { PIECES_WANTED } from '@shop/domain/wishlists/class-list';
import { WISHLIST_KINDS } from '@shop/domain/wishlists/wishlist';
import { WISHLIST_CHANGES } from '@shop/domain/wishlists/wishlist-change';
import { PERSONAS } from '@shop/fakes/personas/personas';
import { entriesOf } from '@shop/fakes/worlds/persistent-map';
import type { World } from '@shop/fakes/worlds/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anotherBrowser } from '../testing/another-browser.ts';
import { BACKENDS } from '../testing/backends.ts';
import type { Entered, OpenBackend } from '../testing/backends.ts';
import { changeCart, fillBasket, goToSummary, order, resultOf } from '../testing/buy.ts';
import { MARKETS } from '../testing/markets.ts';
import type { TestBrowser } from '../testing/test-browser.ts';
import { type WholeOperation, wholeOperations } from '../testing/whole-operations.ts';

const SCHEMA = readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8');
const { existing: victim, prime: intruder } = PERSONAS;

/** What only the victim and the guest may read. */
const SECRETS = [
  'Lehmann',
  'Gartenweg',
  'Am Waldrand',
  '12345678',
  'Packstation 145',
  'Lindenhof',
  'gast@schule.example',
];

type Ids = Readonly<Record<string, string>>;

const signIn = (
  browser: TestBrowser,
  { identifier, password }: { readonly identifier: string; readonly password: string },
): Promise<unknown> =>
  browser.postJson('/api/login-action/', { formData: { email: identifier, password }, mergeCart: false });

/** The ids of a class list of the victim's, with an entry, a comment and a claim. */
const listOfVictim = async (browser: TestBrowser, item: { itemId: string; productId: string }): Promise<Ids> => {
  const {
    list: { externalId: listId, users },
    entries: [entry = { externalId: '' }],
  } = await resultOf<{
    list: { externalId: string; users: readonly { memberId: string }[] };
    entries: readonly { externalId: string }[];
  }>(
    browser,
    'mutation L($items: [ListedItemInput!]) { result: addToWishlist(source: "items", items: $items, listName: "Klasse von Lehmann", kind: "class-list") { ... on WishlistChanged { list { externalId users { memberId } } entries { externalId } } } }',
    { items: [{ ...item, quantity: 3 }] },
  );
  const { comment } = await resultOf<{ comment: { id: string } }>(
    browser,
    'mutation C($wishlistId: ID!, $entryId: ID) { result: commentOnWishlist(wishlistId: $wishlistId, entryId: $entryId, listComment: "Für Kinder von Lehmann") { ... on CommentWritten { comment { id } } } }',
    { wishlistId: listId, entryId: entry.externalId },
  );
  await resultOf(browser, 'mutation P($input: ClaimInput!) { result: claimPieces(input: $input) { __typename } }', {
    input: { wishlistId: listId, entryId: entry.externalId, quantity: 1, evenIfTaken: false },
  });
  return {
    wishlistId: listId,
    listIds: listId,
    to: listId,
    externalId: listId,
    entryId: entry.externalId,
    entryIds: entry.externalId,
    before: entry.externalId,
    commentId: comment.id,
    memberId: users[0]?.memberId ?? '',
  };
};

/** Ids of a customer with a cart and an address book, and of a guest's order. */
const victimsIn = async (shop: OpenBackend, entered: Entered): Promise<Ids> => {
  const { browser } = entered;
  await signIn(browser, victim);
  await fillBasket(browser, { pencils: 2, book: 1 });
  const { id: cartId, positions } = await resultOf<{
    id: string;
    positions: readonly { operationsId: string; itemId: string; productId: string }[];
  }>(browser, '{ result: cart { id positions { operationsId itemId productId } } }');
  const [position = { operationsId: '', itemId: '', productId: '' }] = positions;
  const { billingAddresses, shippingAddresses } = await resultOf<{
    billingAddresses: readonly { id: string }[];
    shippingAddresses: readonly { id: string; packstationAddress: boolean }[];
  }>(browser, '{ result: checkout { billingAddresses { id } shippingAddresses { id packstationAddress } } }');
  await changeCart(browser, [{ do: 'save-item', itemId: position.itemId, quantity: 1 }]);
  const { savedLines } = await resultOf<{ savedLines: readonly { id: string }[] }>(
    browser,
    '{ result: cart { savedLines { id } } }',
  );
  const lists = await listOfVictim(browser, { itemId: position.itemId, productId: position.productId });
  const guest = await anotherBrowser(shop, entered);
  await fillBasket(guest, { pencils: 1, book: 1 });
  await goToSummary(guest, MARKETS.de);
  const orderId = await order(guest);
  return {
    cartId,
    // Names a merge within the caller's own cart.
    mergedCartId: cartId,
    positionId: position.operationsId,
    savedId: savedLines[0]?.id ?? '',
    itemId: position.itemId,
    productId: position.productId,
    addressId: billingAddresses[1]?.id ?? '',
    billingAddressId: billingAddresses[1]?.id ?? '',
    shippingAddressId: shippingAddresses[0]?.id ?? '',
    packstationId: shippingAddresses.find(({ packstationAddress }) => packstationAddress)?.id ?? '',
    orderId,
    ...lists,
    // Where a return asks for a hash, which only its buyer knows.
    order: orderId,
  };
};

/** Ids that prove nothing by themselves, or that nobody else can know. */
const HARMLESS: Ids = {
  ...{
    id: 'no-such-id',
    ids: 'no-such-id',
    values: 'no-such-value',
    searchInCategoryId: 'no-such-category',
    // Anybody may enter.
    competitionId: 'no-such-competition',
    tabId: 'care',
    paymentId: 'RECHNUNG',
    shipperCode: 'dhl',
    // Names a merge of the caller's own Merkzettel.
    mergeId: 'no-such-merge',
    key: 'invented-key-of-nobody',
  },
  ...{
    abo: 'prime-12',
    regulation: 'refund',
    carrier: 'dhl',
    image: 'no-such-image',
    images: 'no-such-image',
    components: 'no-such-part',
  },
};

/** What the forms accept, so that ids are what refusals are about. */
const TEXTS: Ids = {
  ...{
    firstname: 'Ida',
    lastname: 'Fremd',
    streetAndNumber: 'Nebenweg 4',
    postcode: '10115',
    city: 'Berlin',
    country: 'DE',
    phone: '030 4711',
    postnumber: '87654321',
    packstation: '123',
  },
  ...{
    email: 'neu@schule.example',
    password: 'falsch',
    zipCode: '99999',
    token: 'invented',
    path: '/',
    sort: 'price-asc',
  },
};

/** The words of the domain, by their scalar. */
const WORDS = {
  CartOperationKind: CART_OPERATIONS,
  WishlistChangeKind: WISHLIST_CHANGES,
  WishlistKind: WISHLIST_KINDS,
  LinkLevel: ['commentator', 'editor', 'admin'],
  WishlistLevel: ['commentator', 'editor', 'admin'],
  MemberChange: ['set-level', 'remove', 'hand-over'],
  PiecesWanted: PIECES_WANTED,
  ListSource: ['order', 'cart', 'saved-lines', 'link', 'items'],
  ContactTopic: ['order'],
};

const scalarFor =
  (ids: Ids) =>
  (type: string, name: string): unknown => {
    if (type === 'Boolean') return false;
    if (type === 'Int' || type === 'Float') return 1;
    if (type !== 'ID') return TEXTS[name] ?? ids[name] ?? 'Text';
    const id = ids[name] ?? HARMLESS[name];
    if (id === undefined) throw new TypeError(`Add an id of the victim for ${name}, or say that it is harmless.`);
    return id;
  };

/** Everything that the shop stores about the victim and the guest. */
const storedAbout = (world: World, { orderId = '', cartId = '', wishlistId = '' }: Ids): unknown =>
  world.read(({ state }) => {
    const { userId } = victim.account;
    const pick = <Row>(rows: readonly (readonly [string, Row])[], keys: readonly string[]) =>
      rows.filter(([key]) => keys.includes(key));
    return [
      pick(entriesOf(state.users), [userId]),
      pick(entriesOf(state.addressBooks), [userId]),
      pick(entriesOf(state.carts), [cartId]),
      pick(entriesOf(state.savedLists), [userId]),
      pick(entriesOf(state.orders), [orderId]),
      pick(entriesOf(state.wishlists), [wishlistId]),
      pick(entriesOf(state.listsOfUsers), [userId]),
    ];
  });

const INTRUDERS: readonly { readonly who: string; readonly enter: (browser: TestBrowser) => Promise<unknown> }[] = [
  { who: 'another customer', enter: (browser) => signIn(browser, intruder) },
  { who: 'an anonymous visitor', enter: (browser) => fillBasket(browser, { pencils: 1, book: 1 }) },
];

const run = async (browser: TestBrowser, { text, variables }: WholeOperation) => {
  const reply = await browser.query(text, variables);
  return { status: reply.statusCode, body: reply.body };
};

describe.each(BACKENDS)('ids of other shoppers, with the shop $backend', ({ open }) => {
  let shop: OpenBackend;
  beforeAll(async () => {
    shop = await open();
  });
  afterAll(() => shop.close());

  it.each(INTRUDERS)('open nothing and change nothing for $who, in any operation', async ({ enter }) => {
    const entered = await shop.enter();
    const ids = await victimsIn(shop, entered);
    const browser = await anotherBrowser(shop, entered);
    await enter(browser);
    const before = storedAbout(entered.world, ids);
    expect(JSON.stringify(before)).toContain('Lehmann');
    for (const operation of wholeOperations(SCHEMA, scalarFor(ids), WORDS)) {
      const { status, body } = await run(browser, operation);
      expect([operation.name, status]).toEqual([operation.name, 200]);
      expect([operation.name, SECRETS.filter((secret) => body.includes(secret))]).toEqual([operation.name, []]);
    }
    expect(storedAbout(entered.world, ids)).toEqual(before);
  });

  it('open everything to the victim themself, so the sweep asks for what is personal', async () => {
    const entered = await shop.enter();
    const ids = await victimsIn(shop, entered);
    const replies = [];
    for (const operation of wholeOperations(SCHEMA, scalarFor(ids), WORDS).filter(({ text }) =>
      text.startsWith('query'),
    ))
      replies.push((await run(entered.browser, operation)).body);
    const all = replies.join(' ');
    expect(SECRETS.filter((secret) => !all.includes(secret))).toEqual(['gast@schule.example']);
  });
});
