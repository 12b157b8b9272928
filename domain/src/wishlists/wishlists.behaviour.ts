import { openSession, refusalOf, valueOf, withFixture } from '../testing/fixtures.ts';
import type { PortFixture, PortHarness } from '../testing/port-harness.ts';
import {
  changeList,
  createdList,
  linesOf,
  merkzettelIdOf,
  pieces,
  readList,
  registered,
} from '../testing/sharing-lists.ts';
import type { TestApi } from '../testing/test-api.ts';
import { MOST_WISHLISTS } from './wishlist.ts';
import { behavesLikeListComments } from './list-comments.behaviour.ts';
import { behavesLikeListEntries } from './list-entries.behaviour.ts';
import { behavesLikeListsInCarts } from './lists-in-carts.behaviour.ts';
import { behavesLikeMerkzettelMerge } from './merkzettel-merge.behaviour.ts';

const FORM = { listName: 'Klasse 3b', listDescription: 'Für das neue Schuljahr', kind: 'list' } as const;
const NOT_ALLOWED = { because: 'not-allowed' };
const NO_SUCH_LIST = { because: 'no-such-list' };

const fromTheStart = (harness: PortHarness, { it, expect }: TestApi): void => {
  it(
    'is there from the start, for visitors too: the list that bookmarks go to',
    withFixture(harness, {}, async ({ shop, shopper }) => {
      const { collection, list } = valueOf(await shop.wishlists.all(shopper));
      expect(list).toMatchObject({
        name: 'Merkzettel',
        isDefault: true,
        isStandardList: true,
        active: true,
        level: 'creator',
        entryCount: 0,
        entries: [],
        removed: [],
      });
      expect([collection.merkzettel.externalId, collection.further]).toEqual([list.externalId, []]);
      const session = await shop.sessions.open(shopper);
      expect(session.activeWishlistId).toBe(list.externalId);
    }),
  );

  it(
    'is called Merkzettel in English too',
    withFixture(harness, { storefront: 'en' }, async (fixture) => {
      expect((await readList(fixture, fixture.shopper)).name).toBe('Merkzettel');
    }),
  );

  it(
    'can be emptied, and neither be renamed, shared, deleted nor left',
    withFixture(harness, {}, async (fixture) => {
      const { wishlists, sharedWishlists } = fixture.shop;
      const [a = ''] = fixture.goods.ordinary;
      const customer = await registered(fixture);
      const id = await merkzettelIdOf(fixture, customer);
      const { entries } = valueOf(await changeList(fixture, customer, id, { do: 'add-items', items: [pieces(a)] }));
      valueOf(await changeList(fixture, customer, id, { do: 'remove-entry', entryId: entries[0]?.externalId ?? '' }));
      expect((await readList(fixture, customer)).entries).toEqual([]);
      const refusals = [
        await wishlists.describe(customer, id, FORM),
        await wishlists.remove(customer, id),
        await sharedWishlists.share(customer, id, 'viewer'),
        await sharedWishlists.invite(customer, id, { email: 'ada@schule.example', level: 'editor' }),
        await sharedWishlists.revokeLinks(customer, id),
        await sharedWishlists.leave(customer, id),
      ].map(refusalOf);
      expect(refusals).toEqual(refusals.map(() => NOT_ALLOWED));
      expect((await readList(fixture, customer)).name).toBe('Merkzettel');
    }),
  );

  it(
    'is nobody’s without a session',
    withFixture(harness, {}, async ({ shop, anonymous }) => {
      expect(refusalOf(await shop.wishlists.all(anonymous))).toEqual(NO_SUCH_LIST);
      expect(await shop.wishlists.bookmarks(anonymous)).toEqual([]);
    }),
  );
};

const furtherLists = (harness: PortHarness, { it, expect }: TestApi): void => {
  it(
    'are created with a name, a description and articles, and listed after the Merkzettel (WISH-01, UPQ-47)',
    withFixture(harness, {}, async (fixture) => {
      const [a = '', b = ''] = fixture.goods.ordinary;
      const customer = await registered(fixture);
      const form = { ...FORM, listName: ' Klasse  3b ', listDescription: 'Zeile 1\r\nZeile 2 ' };
      const { list, items } = valueOf(
        await fixture.shop.wishlists.create(customer, form, [pieces(a, 2), pieces('no-such-item'), pieces(b, 0)]),
      );
      expect(list).toMatchObject({
        name: 'Klasse 3b',
        description: 'Zeile 1\nZeile 2',
        kind: 'list',
        isDefault: false,
        isStandardList: false,
        level: 'creator',
        entryCount: 2,
      });
      expect([items.added.map(({ quantity }) => quantity), items.unknown]).toEqual([[2, 0], ['no-such-item']]);
      expect(linesOf(await readList(fixture, customer, list.externalId))).toEqual([
        [a, 2],
        [b, 0],
      ]);
      const { collection } = valueOf(await fixture.shop.wishlists.all(customer));
      expect([collection.merkzettel.name, collection.further.map(({ externalId }) => externalId)]).toEqual([
        'Merkzettel',
        [list.externalId],
      ]);
    }),
  );

  it(
    'need a name, which has a length',
    withFixture(harness, {}, async (fixture) => {
      const { wishlists } = fixture.shop;
      const customer = await registered(fixture);
      const id = await createdList(fixture, customer);
      const wrong = { ...FORM, listName: ' ', listDescription: 'x'.repeat(501) };
      const refusal = {
        because: 'invalid-form',
        fieldErrors: [
          { field: 'listName', message: 'vue.form.error.requiredField' },
          { field: 'listDescription', message: 'shop.form.error.tooLong' },
        ],
      };
      expect(refusalOf(await wishlists.create(customer, wrong))).toEqual(refusal);
      expect(refusalOf(await wishlists.describe(customer, id, wrong))).toEqual(refusal);
      const described = valueOf(
        await wishlists.describe(customer, id, { listName: 'Klasse 4b', listDescription: 'Nach den Ferien' }),
      );
      expect(described).toMatchObject({ externalId: id, name: 'Klasse 4b', description: 'Nach den Ferien' });
    }),
  );

  it(
    'have different names, if somebody has created them: a lost reply can be told from a list that was never made',
    withFixture(harness, {}, async (fixture) => {
      const { wishlists } = fixture.shop;
      const customer = await registered(fixture);
      valueOf(await wishlists.create(customer, FORM));
      const other = await createdList(fixture, customer, [], { name: 'Ausflug' });
      const taken = {
        because: 'invalid-form',
        fieldErrors: [{ field: 'listName', message: 'shop.wishlist.nameTaken' }],
      };
      for (const listName of [' klasse 3B ', 'merkzettel'])
        expect(refusalOf(await wishlists.create(customer, { ...FORM, listName }))).toEqual(taken);
      expect(refusalOf(await wishlists.describe(customer, other, FORM))).toEqual(taken);
      expect(
        valueOf(await wishlists.describe(customer, other, { listName: 'AUSFLUG', listDescription: '' })).name,
      ).toBe('AUSFLUG');
    }),
  );

  it(
    'are for customers: visitors have the Merkzettel',
    withFixture(harness, {}, async ({ shop, shopper }) => {
      expect(refusalOf(await shop.wishlists.create(shopper, FORM))).toEqual({ because: 'too-many-lists' });
    }),
  );

  it(
    `are no more than ${MOST_WISHLISTS}, the Merkzettel included`,
    withFixture(harness, {}, async (fixture) => {
      const customer = await registered(fixture);
      for (let made = 1; made < MOST_WISHLISTS; made += 1) await createdList(fixture, customer);
      expect(refusalOf(await fixture.shop.wishlists.create(customer, FORM))).toEqual({ because: 'too-many-lists' });
      expect(await fixture.shop.wishlists.bookmarks(customer)).toHaveLength(MOST_WISHLISTS);
    }),
  );

  it(
    'become the one that bookmarks go to, until they are deleted (UPM-55)',
    withFixture(harness, {}, async (fixture) => {
      const { wishlists, sessions } = fixture.shop;
      const customer = await registered(fixture);
      const merkzettel = await merkzettelIdOf(fixture, customer);
      const id = await createdList(fixture, customer);
      expect(valueOf(await wishlists.setStandard(customer, id))).toMatchObject({ isStandardList: true, active: true });
      const chosen = async () =>
        valueOf(await wishlists.all(customer)).collection.merkzettel.isStandardList ? merkzettel : id;
      expect([await chosen(), (await sessions.open(customer)).activeWishlistId]).toEqual([id, id]);
      valueOf(await wishlists.remove(customer, id));
      expect([await chosen(), (await sessions.open(customer)).activeWishlistId]).toEqual([merkzettel, merkzettel]);
      expect(refusalOf(await wishlists.all(customer, id))).toEqual(NO_SUCH_LIST);
      expect(refusalOf(await wishlists.setStandard(customer, id))).toEqual(NO_SUCH_LIST);
    }),
  );
};

const bookmarks = (harness: PortHarness, { it, expect }: TestApi): void => {
  const marked = async ({ shop }: PortFixture, shopper: Parameters<typeof readList>[1]) =>
    (await shop.wishlists.bookmarks(shopper)).map(({ name, entries }) => [name, entries.length]);

  it(
    'name the products of all lists, the Merkzettel first, without those that were removed',
    withFixture(harness, {}, async (fixture) => {
      const [a = '', b = ''] = fixture.goods.ordinary;
      const customer = await registered(fixture);
      await createdList(fixture, customer, [pieces(a), pieces(b)]);
      const id = await merkzettelIdOf(fixture, customer);
      valueOf(await changeList(fixture, customer, id, { do: 'add-items', items: [pieces(a)] }));
      expect(await marked(fixture, customer)).toEqual([
        ['Merkzettel', 1],
        ['Klasse 3b', 2],
      ]);
      const [mark] = (await fixture.shop.wishlists.bookmarks(customer))[0]?.entries ?? [];
      const item = await fixture.shop.catalogue.item(customer, a);
      expect(mark?.productId).toBe(item?.productId);
      valueOf(await changeList(fixture, customer, id, { do: 'remove-entry', entryId: mark?.externalId ?? '' }));
      expect((await marked(fixture, customer))[0]).toEqual(['Merkzettel', 0]);
    }),
  );

  it(
    'are a visitor’s too',
    withFixture(harness, {}, async (fixture) => {
      const [a = ''] = fixture.goods.ordinary;
      const id = await merkzettelIdOf(fixture, fixture.shopper);
      valueOf(await changeList(fixture, fixture.shopper, id, { do: 'add-items', items: [pieces(a)] }));
      expect(await marked(fixture, fixture.shopper)).toEqual([['Merkzettel', 1]]);
      const other = await openSession(fixture, fixture.anonymous);
      expect(await marked(fixture, other)).toEqual([['Merkzettel', 0]]);
    }),
  );
};

/** What every adapter of the wishlists port promises. */
export const behavesLikeWishlists = (harness: PortHarness, t: TestApi): void => {
  t.describe('the Merkzettel', () => fromTheStart(harness, t));
  t.describe('further lists', () => furtherLists(harness, t));
  t.describe('bookmarks', () => bookmarks(harness, t));
  behavesLikeListEntries(harness, t);
  t.describe('comments on a list', () => behavesLikeListComments(harness, t));
  t.describe('a list in the cart', () => behavesLikeListsInCarts(harness, t));
  behavesLikeMerkzettelMerge(harness, t);
};
