import type { Shopper } from '../visit/shopper.ts';
import { anAddressForm } from '../testing/an-address.ts';
import { asSignedIn, openSession, refusalOf, valueOf, withFixture } from '../testing/fixtures.ts';
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
import type { ListedItem } from './wishlist-change.ts';

const NO_SUCH_MERGE = { because: 'no-such-merge' };

const signIn = async ({ shop, account: { identifier, password } }: PortFixture, shopper: Shopper): Promise<Shopper> => {
  const credentials = { identifier, password, stayLogged: false, mergeCart: false };
  return asSignedIn(shopper, 'customer', valueOf(await shop.sessions.login(shopper, credentials)));
};

const add = async (fixture: PortFixture, shopper: Shopper, items: readonly ListedItem[]) =>
  valueOf(await changeList(fixture, shopper, await merkzettelIdOf(fixture, shopper), { do: 'add-items', items }));

/** A customer with this on the Merkzettel, who comes back as a visitor with that. */
const comeBack = async (
  fixture: PortFixture,
  stored: readonly ListedItem[],
  brought: readonly ListedItem[],
): Promise<{ readonly visitor: Shopper; readonly customer: Shopper }> => {
  const before = await signIn(fixture, fixture.shopper);
  if (stored.length > 0) await add(fixture, before, stored);
  await fixture.shop.sessions.logout(before);
  const visitor = await openSession(fixture, fixture.anonymous);
  if (brought.length > 0) await add(fixture, visitor, brought);
  return { visitor, customer: await signIn(fixture, visitor) };
};

const collectionOf = async ({ shop }: PortFixture, shopper: Shopper) =>
  valueOf(await shop.wishlists.all(shopper)).collection;

const atLogin = (harness: PortHarness, { it, expect }: TestApi): void => {
  it(
    'gets a visitor’s entries at the login, each article once with the larger quantity, and says so',
    withFixture(harness, {}, async (fixture) => {
      const [a = '', b = '', c = '', d = ''] = fixture.goods.ordinary;
      const { customer } = await comeBack(
        fixture,
        [pieces(a, 2), pieces(b, 5), pieces(c, 1)],
        [pieces(d, 4), pieces(a, 3), pieces(b, 1)],
      );
      expect(linesOf(await readList(fixture, customer))).toEqual([
        [a, 3],
        [b, 5],
        [c, 1],
        [d, 4],
      ]);
      expect((await collectionOf(fixture, customer)).merge).toMatchObject({ added: 1, raised: 1 });
    }),
  );

  it(
    'says nothing if nothing was added',
    withFixture(harness, {}, async (fixture) => {
      const [a = ''] = fixture.goods.ordinary;
      const { customer } = await comeBack(fixture, [pieces(a, 2)], [pieces(a, 1)]);
      expect((await collectionOf(fixture, customer)).merge).toBeUndefined();
      expect(linesOf(await readList(fixture, customer))).toEqual([[a, 2]]);
    }),
  );

  it(
    'gets nothing twice, and the visitor’s is empty afterwards',
    withFixture(harness, {}, async (fixture) => {
      const [a = '', b = ''] = fixture.goods.ordinary;
      const { visitor, customer } = await comeBack(fixture, [pieces(a)], [pieces(b)]);
      const { merge } = await collectionOf(fixture, customer);
      const id = await merkzettelIdOf(fixture, customer);
      const entryId = (await readList(fixture, customer)).entries[1]?.externalId ?? '';
      valueOf(await changeList(fixture, customer, id, { do: 'remove-entry', entryId }));
      const again = await signIn(fixture, visitor);
      expect(linesOf(await readList(fixture, again))).toEqual([[a, 1]]);
      expect((await collectionOf(fixture, again)).merge).toEqual(merge);
      expect((await readList(fixture, visitor)).entries).toEqual([]);
    }),
  );

  it(
    'leaves other lists as they were',
    withFixture(harness, {}, async (fixture) => {
      const [a = '', b = ''] = fixture.goods.ordinary;
      const before = await signIn(fixture, fixture.shopper);
      const id = await createdList(fixture, before, [pieces(a, 2)]);
      const earlier = await readList(fixture, before, id);
      const { customer } = await comeBack(fixture, [], [pieces(a, 9), pieces(b)]);
      expect(await readList(fixture, customer, id)).toEqual(earlier);
    }),
  );

  it(
    'gets a visitor’s entries at the registration too',
    withFixture(harness, {}, async (fixture) => {
      const [a = ''] = fixture.goods.ordinary;
      await add(fixture, fixture.shopper, [pieces(a, 2)]);
      const customer = await registered(fixture, 'Lena', 'Muster', fixture.shopper);
      expect(linesOf(await readList(fixture, customer))).toEqual([[a, 2]]);
      expect((await collectionOf(fixture, customer)).merge).toMatchObject({ added: 1, raised: 0 });
    }),
  );

  it(
    'goes along with a visitor who continues as a guest, and from there into an account',
    withFixture(harness, {}, async (fixture) => {
      const { sessions } = fixture.shop;
      const [a = ''] = fixture.goods.ordinary;
      await add(fixture, fixture.shopper, [pieces(a, 2)]);
      const registration = { email: 'gast@schule.example', billingAddress: anAddressForm() };
      const guest = asSignedIn(
        fixture.shopper,
        'guest',
        valueOf(await sessions.registerGuest(fixture.shopper, registration)),
      );
      expect(linesOf(await readList(fixture, guest))).toEqual([[a, 2]]);
      expect((await collectionOf(fixture, guest)).merge).toBeUndefined();
      const typed = {
        email: 'gast@schule.example',
        password: 'Tafel7',
        salutation: 'mrs',
        firstName: 'Lena',
        lastName: 'Muster',
        ...(guest.sessionToken === undefined ? {} : { guestSessionToken: guest.sessionToken }),
      };
      const visitor = await openSession(fixture, fixture.anonymous);
      const customer = asSignedIn(visitor, 'customer', valueOf(await sessions.registerCustomer(visitor, typed)));
      expect(linesOf(await readList(fixture, customer))).toEqual([[a, 2]]);
    }),
  );
};

const undoing = (harness: PortHarness, { it, expect }: TestApi): void => {
  it(
    'is as before after an undo, and the visitor’s becomes a list of its own',
    withFixture(harness, {}, async (fixture) => {
      const { wishlists } = fixture.shop;
      const [a = '', b = '', c = '', d = ''] = fixture.goods.ordinary;
      const { customer } = await comeBack(fixture, [pieces(a, 2), pieces(b)], [pieces(a, 3), pieces(c, 4)]);
      await add(fixture, customer, [pieces(d)]);
      const mergeId = (await collectionOf(fixture, customer)).merge?.id ?? '';
      const { merkzettel, further, merge } = valueOf(await wishlists.undoMerge(customer, mergeId));
      expect(merge).toBeUndefined();
      expect(linesOf(await readList(fixture, customer, merkzettel.externalId))).toEqual([
        [a, 2],
        [b, 1],
        [d, 1],
      ]);
      const withoutDay = further.map(({ name }) => name.replace(/\d+\. \p{L}+$/u, ''));
      expect(withoutDay).toEqual(['Merkzettel vom ']);
      expect(linesOf(await readList(fixture, customer, further[0]?.externalId ?? ''))).toEqual([
        [a, 3],
        [c, 4],
      ]);
      expect(valueOf(await wishlists.undoMerge(customer, mergeId)).further).toHaveLength(1);
    }),
  );

  it(
    'keeps at an undo what was changed since',
    withFixture(harness, {}, async (fixture) => {
      const [a = '', b = '', c = ''] = fixture.goods.ordinary;
      const { customer } = await comeBack(fixture, [pieces(a, 2)], [pieces(a, 3), pieces(b), pieces(c)]);
      const id = await merkzettelIdOf(fixture, customer);
      const [first, second] = (await readList(fixture, customer)).entries;
      for (const entry of [first, second])
        valueOf(
          await changeList(fixture, customer, id, {
            do: 'change-quantity',
            entryId: entry?.externalId ?? '',
            quantity: 8,
            version: entry?.version ?? 0,
          }),
        );
      const mergeId = (await collectionOf(fixture, customer)).merge?.id ?? '';
      valueOf(await fixture.shop.wishlists.undoMerge(customer, mergeId));
      expect(linesOf(await readList(fixture, customer))).toEqual([
        [a, 8],
        [b, 8],
      ]);
    }),
  );

  it(
    'is as before the newest login after an undo: the one before it is final, and no other customer’s can be undone',
    withFixture(harness, {}, async (fixture) => {
      const { wishlists } = fixture.shop;
      const [a = '', b = '', c = ''] = fixture.goods.ordinary;
      const { customer } = await comeBack(fixture, [pieces(a)], [pieces(b)]);
      const first = (await collectionOf(fixture, customer)).merge?.id ?? '';
      const visitor = await openSession(fixture, fixture.anonymous);
      await add(fixture, visitor, [pieces(c)]);
      const again = await signIn(fixture, visitor);
      const second = (await collectionOf(fixture, again)).merge?.id ?? '';
      const stranger = await registered(fixture, 'Stine', 'Fremd');
      expect(refusalOf(await wishlists.undoMerge(again, first))).toEqual(NO_SUCH_MERGE);
      expect(refusalOf(await wishlists.undoMerge(stranger, second))).toEqual(NO_SUCH_MERGE);
      expect(linesOf(await readList(fixture, again))).toHaveLength(3);
      valueOf(await wishlists.undoMerge(again, second));
      expect(linesOf(await readList(fixture, again))).toEqual([
        [a, 1],
        [b, 1],
      ]);
      expect(refusalOf(await wishlists.undoMerge(again, first))).toEqual(NO_SUCH_MERGE);
    }),
  );

  it(
    'keeps what a login added while there is no room for another list',
    withFixture(harness, {}, async (fixture) => {
      const { wishlists } = fixture.shop;
      const [a = '', b = ''] = fixture.goods.ordinary;
      const { customer } = await comeBack(fixture, [pieces(a)], [pieces(b)]);
      for (let made = 1; made < MOST_WISHLISTS; made += 1) await createdList(fixture, customer);
      const { merge, further } = await collectionOf(fixture, customer);
      expect(refusalOf(await wishlists.undoMerge(customer, merge?.id ?? ''))).toEqual({ because: 'too-many-lists' });
      expect(linesOf(await readList(fixture, customer))).toHaveLength(2);
      expect((await collectionOf(fixture, customer)).merge).toEqual(merge);
      valueOf(await wishlists.remove(customer, further[0]?.externalId ?? ''));
      expect(valueOf(await wishlists.undoMerge(customer, merge?.id ?? '')).further).toHaveLength(MOST_WISHLISTS - 1);
    }),
  );

  it(
    'cannot be undone once the notice is dismissed',
    withFixture(harness, {}, async (fixture) => {
      const { wishlists } = fixture.shop;
      const [a = '', b = ''] = fixture.goods.ordinary;
      const { customer } = await comeBack(fixture, [pieces(a)], [pieces(b)]);
      const mergeId = (await collectionOf(fixture, customer)).merge?.id ?? '';
      await wishlists.dismissMerge(customer, 'another merge');
      expect((await collectionOf(fixture, customer)).merge?.id).toBe(mergeId);
      await wishlists.dismissMerge(customer, mergeId);
      expect((await collectionOf(fixture, customer)).merge).toBeUndefined();
      expect(refusalOf(await wishlists.undoMerge(customer, mergeId))).toEqual(NO_SUCH_MERGE);
      expect((await collectionOf(fixture, customer)).further).toEqual([]);
      expect(linesOf(await readList(fixture, customer))).toEqual([
        [a, 1],
        [b, 1],
      ]);
    }),
  );
};

export const behavesLikeMerkzettelMerge = (harness: PortHarness, t: TestApi): void => {
  t.describe('a customer’s Merkzettel', () => {
    atLogin(harness, t);
    undoing(harness, t);
  });
};
