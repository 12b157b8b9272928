import type { Shopper } from '../visit/shopper.ts';
import { anAddressForm } from '../testing/an-address.ts';
import { asSignedIn, openSession, refusalOf, valueOf, withFixture } from '../testing/fixtures.ts';
import type { PortFixture, PortHarness } from '../testing/port-harness.ts';
import { createdList, pieces, readList, registered, sharedList } from '../testing/sharing-lists.ts';
import type { TestApi } from '../testing/test-api.ts';
import { MOST_WISHLISTS } from './wishlist.ts';

const NOT_ALLOWED = { because: 'not-allowed' };
const NO_SUCH_LIST = { because: 'no-such-list' };

const levelsOf = async (fixture: PortFixture, shopper: Shopper, id: string) =>
  (await readList(fixture, shopper, id)).users.map(({ name, level }) => [name, level]);

const changing = (harness: PortHarness, { it, expect }: TestApi): void => {
  it(
    'leave, or are removed by those above them',
    withFixture(harness, {}, async (fixture) => {
      const { wishlists, sharedWishlists } = fixture.shop;
      const { id, people, memberIds } = await sharedList(fixture);
      valueOf(await sharedWishlists.leave(people.editor, id));
      valueOf(await sharedWishlists.removeMember(people.admin, id, memberIds.commentator));
      expect(refusalOf(await sharedWishlists.removeMember(people.admin, id, memberIds.creator))).toEqual(NOT_ALLOWED);
      expect(refusalOf(await sharedWishlists.removeMember(people.admin, id, memberIds.admin))).toEqual(NOT_ALLOWED);
      expect(refusalOf(await sharedWishlists.removeMember(people.admin, id, 'no-such-member'))).toEqual(NOT_ALLOWED);
      for (const shopper of [people.editor, people.commentator])
        expect(refusalOf(await wishlists.all(shopper, id))).toEqual(NO_SUCH_LIST);
      expect(await levelsOf(fixture, people.creator, id)).toEqual([
        ['Carla M.', 'creator'],
        ['Ada M.', 'admin'],
      ]);
    }),
  );

  it(
    'who leave the list that their bookmarks go to have the Merkzettel again',
    withFixture(harness, {}, async (fixture) => {
      const { wishlists, sharedWishlists } = fixture.shop;
      const { id, people } = await sharedList(fixture);
      valueOf(await wishlists.setStandard(people.editor, id));
      expect((await readList(fixture, people.creator, id)).isStandardList).toBe(false);
      valueOf(await sharedWishlists.leave(people.editor, id));
      expect(valueOf(await wishlists.all(people.editor)).collection.merkzettel.isStandardList).toBe(true);
    }),
  );

  it(
    'get another level from those who may make it',
    withFixture(harness, {}, async (fixture) => {
      const { sharedWishlists } = fixture.shop;
      const { id, people, memberIds } = await sharedList(fixture);
      const set = async (
        by: 'admin' | 'creator',
        who: keyof typeof memberIds,
        level: 'commentator' | 'editor' | 'admin',
      ) => refusalOf(await sharedWishlists.setLevel(people[by], id, { memberId: memberIds[who], level }));
      expect(await set('admin', 'commentator', 'editor')).toBeUndefined();
      expect(await set('admin', 'editor', 'admin')).toEqual(NOT_ALLOWED);
      expect(await set('admin', 'admin', 'editor')).toEqual(NOT_ALLOWED);
      expect(await set('admin', 'creator', 'editor')).toEqual(NOT_ALLOWED);
      expect(await set('creator', 'editor', 'admin')).toBeUndefined();
      expect(await set('creator', 'admin', 'commentator')).toBeUndefined();
      expect(await levelsOf(fixture, people.creator, id)).toEqual([
        ['Carla M.', 'creator'],
        ['Konrad M.', 'editor'],
        ['Edda M.', 'admin'],
        ['Ada M.', 'commentator'],
      ]);
    }),
  );

  it(
    'get the list handed over: the creator is an admin then, and may leave',
    withFixture(harness, {}, async (fixture) => {
      const { sharedWishlists } = fixture.shop;
      const { id, people, memberIds, tokens } = await sharedList(fixture);
      valueOf(await sharedWishlists.join(fixture.shopper, tokens.editor));
      const visitor =
        (await readList(fixture, people.creator, id)).users.find(({ name }) => name === '')?.memberId ?? '';
      for (const memberId of [visitor, memberIds.creator, 'no-such-member'])
        expect(refusalOf(await sharedWishlists.handOver(people.creator, id, memberId))).toEqual(NOT_ALLOWED);
      expect(valueOf(await sharedWishlists.handOver(people.creator, id, memberIds.commentator)).level).toBe('admin');
      expect((await levelsOf(fixture, people.commentator, id)).slice(0, 2)).toEqual([
        ['Konrad M.', 'creator'],
        ['Carla M.', 'admin'],
      ]);
      valueOf(await sharedWishlists.leave(people.creator, id));
      expect(refusalOf(await sharedWishlists.leave(people.commentator, id))).toEqual(NOT_ALLOWED);
    }),
  );

  it(
    'are told who changed an entry, but not of their own changes',
    withFixture(harness, {}, async (fixture) => {
      const [a = ''] = fixture.goods.ordinary;
      const { id, people } = await sharedList(fixture);
      valueOf(await fixture.shop.wishlists.change(people.editor, id, { do: 'add-items', items: [pieces(a)] }));
      const noteFor = async (shopper: Shopper) => (await readList(fixture, shopper, id)).entries[0]?.changed.by;
      expect([await noteFor(people.creator), await noteFor(people.editor)]).toEqual(['Edda M.', undefined]);
    }),
  );
};

const following = (harness: PortHarness, { it, expect }: TestApi): void => {
  it(
    'stay members when they sign in: the higher level counts',
    withFixture(harness, {}, async (fixture) => {
      const { sessions, sharedWishlists } = fixture.shop;
      const { identifier, password } = fixture.account;
      const { id, tokens, people } = await sharedList(fixture);
      const signIn = async (visitor: Shopper) =>
        valueOf(await sessions.login(visitor, { identifier, password, stayLogged: false, mergeCart: false }));
      valueOf(await sharedWishlists.join(fixture.shopper, tokens.commentator));
      const first = await signIn(fixture.shopper);
      expect(first.sharedListMerged).toBe(true);
      const other = await openSession(fixture, fixture.anonymous);
      valueOf(await sharedWishlists.join(other, tokens.editor));
      const second = await signIn(other);
      expect(second.sharedListMerged).toBe(true);
      const customer = asSignedIn(other, 'customer', second);
      expect((await readList(fixture, customer, id)).level).toBe('editor');
      expect((await readList(fixture, people.creator, id)).users).toHaveLength(5);
      const visitor = await openSession(fixture, fixture.anonymous);
      expect((await signIn(visitor)).sharedListMerged).toBe(false);
    }),
  );

  it(
    'stay members when they register or continue as guests',
    withFixture(harness, {}, async (fixture) => {
      const { sessions, sharedWishlists } = fixture.shop;
      const { id, tokens } = await sharedList(fixture);
      valueOf(await sharedWishlists.join(fixture.shopper, tokens.editor));
      const registration = { email: 'gast@schule.example', billingAddress: anAddressForm() };
      const signedIn = valueOf(await sessions.registerGuest(fixture.shopper, registration));
      expect(signedIn.sharedListMerged).toBe(true);
      const guest = asSignedIn(fixture.shopper, 'guest', signedIn);
      expect((await readList(fixture, guest, id)).level).toBe('editor');
      const customer = await registered(fixture, 'Gerda', 'Gast', guest);
      expect((await readList(fixture, customer, id)).users.find(({ isSelf }) => isSelf)).toMatchObject({
        name: 'Gerda G.',
        level: 'editor',
      });
    }),
  );

  it(
    `have at most ${MOST_WISHLISTS} lists, joined ones included`,
    withFixture(harness, {}, async (fixture) => {
      const { tokens } = await sharedList(fixture);
      const customer = await registered(fixture);
      for (let made = 1; made < MOST_WISHLISTS; made += 1) await createdList(fixture, customer);
      expect(refusalOf(await fixture.shop.sharedWishlists.join(customer, tokens.editor))).toEqual({
        because: 'too-many-lists',
      });
    }),
  );

  it(
    'stay members when they sign in with more lists than they may join, and none is made or joined then',
    withFixture(harness, {}, async (fixture) => {
      const { sessions, sharedWishlists, wishlists } = fixture.shop;
      const { identifier, password } = fixture.account;
      const { id, tokens, people } = await sharedList(fixture);
      const signIn = async (visitor: Shopper) => {
        const credentials = { identifier, password, stayLogged: false, mergeCart: false };
        return asSignedIn(visitor, 'customer', valueOf(await sessions.login(visitor, credentials)));
      };
      const customer = await signIn(fixture.shopper);
      for (let made = 1; made < MOST_WISHLISTS; made += 1) await createdList(fixture, customer);
      const visitor = await openSession(fixture, fixture.anonymous);
      valueOf(await sharedWishlists.join(visitor, tokens.editor));
      const again = await signIn(visitor);
      expect((await readList(fixture, again, id)).level).toBe('editor');
      expect(await wishlists.bookmarks(again)).toHaveLength(51);
      const { id: other } = await sharedList(fixture, [], { people });
      const { token } = valueOf(await sharedWishlists.share(people.creator, other, 'editor'));
      const form = { listName: 'Eine mehr', listDescription: '', kind: 'list' } as const;
      const TOO_MANY = { because: 'too-many-lists' };
      expect(refusalOf(await sharedWishlists.join(again, token))).toEqual(TOO_MANY);
      expect(refusalOf(await wishlists.create(again, form))).toEqual(TOO_MANY);
    }),
  );

  it(
    'keep a list whose creator deletes their account: the highest member has it, the longest of several',
    withFixture(harness, {}, async (fixture) => {
      const { wishlists, customers } = fixture.shop;
      const { id, people } = await sharedList(fixture);
      valueOf(await wishlists.comment(people.creator, id, { text: 'Bis Freitag' }));
      valueOf(await wishlists.comment(people.editor, id, { text: 'Gern' }));
      valueOf(await customers.deleteAccount(people.creator, 'Tafel7'));
      expect(await levelsOf(fixture, people.admin, id)).toEqual([
        ['Ada M.', 'creator'],
        ['Konrad M.', 'commentator'],
        ['Edda M.', 'editor'],
      ]);
      expect(valueOf(await wishlists.comments(people.admin, id)).map(({ comment }) => comment)).toEqual(['Gern']);
      for (const leaving of [people.admin, people.editor]) valueOf(await customers.deleteAccount(leaving, 'Tafel7'));
      expect(await levelsOf(fixture, people.commentator, id)).toEqual([['Konrad M.', 'creator']]);
    }),
  );

  it(
    'without an account get no list whose creator deletes theirs: it goes to a customer, or is deleted',
    withFixture(harness, {}, async (fixture) => {
      const { wishlists, customers, sharedWishlists } = fixture.shop;
      const creator = await registered(fixture);
      const id = await createdList(fixture, creator);
      const joined = async (shopper: Shopper, level: 'commentator' | 'editor') => {
        const { token } = valueOf(await sharedWishlists.share(creator, id, level));
        valueOf(await sharedWishlists.join(shopper, token));
      };
      await joined(fixture.shopper, 'editor');
      const customer = await registered(fixture, 'Konrad', 'Muster');
      await joined(customer, 'commentator');
      valueOf(await customers.deleteAccount(creator, 'Tafel7'));
      expect(await levelsOf(fixture, customer, id)).toEqual([
        ['Konrad M.', 'creator'],
        ['', 'editor'],
      ]);
      valueOf(await customers.deleteAccount(customer, 'Tafel7'));
      expect(refusalOf(await wishlists.all(fixture.shopper, id))).toEqual(NO_SUCH_LIST);
    }),
  );
};

export const behavesLikeListMembers = (harness: PortHarness, t: TestApi): void => {
  changing(harness, t);
  following(harness, t);
};
