import { SHARED_WISHLIST } from '../shared/paths.ts';
import { asSignedIn, openSession, refusalOf, valueOf, withFixture } from '../testing/fixtures.ts';
import type { PortHarness } from '../testing/port-harness.ts';
import { createdList, pieces, readList, registered, sharedList } from '../testing/sharing-lists.ts';
import type { TestApi } from '../testing/test-api.ts';
import { WISHLIST_LINK_DAYS } from './wishlist.ts';

const NO_SUCH_LINK = { because: 'no-such-link' };
const NOT_ALLOWED = { because: 'not-allowed' };
const DAY_MS = 24 * 60 * 60 * 1000;
const MINUTE_MS = 60 * 1000;

const following = (harness: PortHarness, { it, expect }: TestApi): void => {
  it(
    'tell what they lead to, without names and comments, and change nothing',
    withFixture(harness, {}, async (fixture) => {
      const { wishlists, sharedWishlists } = fixture.shop;
      const [a = ''] = fixture.goods.ordinary;
      const { id, tokens, people } = await sharedList(fixture, [pieces(a, 2)]);
      const entryId = (await readList(fixture, people.creator, id)).entries[0]?.externalId ?? '';
      valueOf(await wishlists.comment(people.creator, id, { text: 'Geheim', entryId }));
      const before = await readList(fixture, people.creator, id);
      for (const shopper of [fixture.anonymous, fixture.shopper]) {
        const { invitation, list } = valueOf(await sharedWishlists.open(shopper, tokens.editor));
        expect(invitation).toEqual({
          externalId: id,
          listName: 'Klasse 3b',
          entryCount: 1,
          kind: 'list',
          level: 'editor',
        });
        expect(list).toMatchObject({ level: 'viewer', users: [], links: [], commentCount: 0, isStandardList: false });
        expect(list.entries).toMatchObject([{ quantity: 2, item: { itemId: a }, comments: [], commentCount: 0 }]);
        expect(list.entries[0]?.changed.by).toBeUndefined();
      }
      expect(await readList(fixture, people.creator, id)).toEqual(before);
      expect(valueOf(await wishlists.all(fixture.shopper)).collection.further).toEqual([]);
    }),
  );

  it(
    'make a member of whoever joins, without an account too (WISH-19)',
    withFixture(harness, {}, async (fixture) => {
      const { wishlists, sharedWishlists } = fixture.shop;
      const { id, tokens, people } = await sharedList(fixture);
      const head = valueOf(await sharedWishlists.join(fixture.shopper, tokens.editor));
      expect(head).toMatchObject({ externalId: id, level: 'editor' });
      expect(valueOf(await sharedWishlists.join(fixture.shopper, tokens.editor))).toEqual(head);
      const { collection } = valueOf(await wishlists.all(fixture.shopper));
      expect(collection.further.map(({ externalId }) => externalId)).toEqual([id]);
      const { users } = await readList(fixture, people.creator, id);
      expect(users.at(-1)).toMatchObject({ name: '', level: 'editor', isSelf: false });
      expect(valueOf(await sharedWishlists.open(fixture.shopper, tokens.viewer)).invitation.ownLevel).toBe('editor');
    }),
  );

  it(
    'raise members and never lower them',
    withFixture(harness, {}, async (fixture) => {
      const { sharedWishlists } = fixture.shop;
      const { id, tokens, people } = await sharedList(fixture);
      const member = await registered(fixture, 'Mia', 'Mitglied');
      for (const [link, level] of [
        ['commentator', 'commentator'],
        ['editor', 'editor'],
        ['commentator', 'editor'],
        ['admin', 'admin'],
        ['editor', 'admin'],
      ] as const)
        expect(valueOf(await sharedWishlists.join(member, tokens[link])).level).toBe(level);
      expect(valueOf(await sharedWishlists.join(people.creator, tokens.commentator)).level).toBe('creator');
      expect((await readList(fixture, people.creator, id)).users).toHaveLength(5);
    }),
  );

  it(
    'do not raise members above what they were made since, however they come; a new link does',
    withFixture(harness, {}, async (fixture) => {
      const { sharedWishlists } = fixture.shop;
      const { id, tokens, people, memberIds } = await sharedList(fixture);
      const set = async (level: 'commentator' | 'editor') =>
        valueOf(await sharedWishlists.setLevel(people.creator, id, { memberId: memberIds.editor, level }));
      const joinedBy = async (token: string) => valueOf(await sharedWishlists.join(people.editor, token)).level;
      await set('commentator');
      expect([await joinedBy(tokens.editor), await joinedBy(tokens.admin)]).toEqual(['commentator', 'commentator']);
      expect(valueOf(await sharedWishlists.open(people.editor, tokens.admin)).invitation.level).toBe('commentator');
      valueOf(await sharedWishlists.leave(people.editor, id));
      expect(await joinedBy(tokens.admin)).toBe('commentator');
      const { token } = valueOf(await sharedWishlists.share(people.admin, id, 'editor'));
      expect([await joinedBy(tokens.admin), await joinedBy(token)]).toEqual(['commentator', 'editor']);
    }),
  );

  it(
    'lead members who were removed nowhere, also after another login; a new link does',
    withFixture(harness, {}, async (fixture) => {
      const { sessions, sharedWishlists, wishlists } = fixture.shop;
      const { identifier, password } = fixture.account;
      const { id, tokens, people } = await sharedList(fixture);
      const signIn = async () => {
        const visitor = await openSession(fixture, fixture.anonymous);
        const join = (token: string) => sharedWishlists.join(visitor, token);
        const credentials = { identifier, password, stayLogged: false, mergeCart: false };
        const login = async () => asSignedIn(visitor, 'customer', valueOf(await sessions.login(visitor, credentials)));
        return { join, login };
      };
      const member = await (await signIn()).login();
      valueOf(await sharedWishlists.join(member, tokens.editor));
      const self = (await readList(fixture, member, id)).users.find(({ isSelf }) => isSelf)?.memberId ?? '';
      valueOf(await sharedWishlists.removeMember(people.creator, id, self));
      for (const token of Object.values(tokens)) {
        expect(refusalOf(await sharedWishlists.open(member, token))).toEqual(NO_SUCH_LINK);
        expect(refusalOf(await sharedWishlists.join(member, token))).toEqual(NO_SUCH_LINK);
      }
      const again = await signIn();
      valueOf(await again.join(tokens.editor));
      const customer = await again.login();
      expect(valueOf(await wishlists.all(customer)).collection.further).toEqual([]);
      expect((await readList(fixture, people.creator, id)).users).toHaveLength(4);
      const { token } = valueOf(await sharedWishlists.share(people.creator, id, 'commentator'));
      expect(valueOf(await sharedWishlists.join(customer, token)).level).toBe('commentator');
      expect(valueOf(await sharedWishlists.join(customer, tokens.editor)).level).toBe('commentator');
    }),
  );

  it(
    'for viewers cannot be joined, and unknown ones lead nowhere',
    withFixture(harness, {}, async (fixture) => {
      const { sharedWishlists } = fixture.shop;
      const { tokens } = await sharedList(fixture);
      expect(refusalOf(await sharedWishlists.join(fixture.shopper, tokens.viewer))).toEqual(NO_SUCH_LINK);
      expect(refusalOf(await sharedWishlists.join(fixture.anonymous, tokens.editor))).toEqual(NO_SUCH_LINK);
      for (const token of ['', 'unknown', tokens.editor.slice(1)]) {
        expect(refusalOf(await sharedWishlists.open(fixture.shopper, token))).toEqual(NO_SUCH_LINK);
        expect(refusalOf(await sharedWishlists.join(fixture.shopper, token))).toEqual(NO_SUCH_LINK);
      }
    }),
  );
};

const ending = (harness: PortHarness, { it, expect }: TestApi): void => {
  it(
    'are in force once for each level: a new one replaces the one before',
    withFixture(harness, {}, async (fixture) => {
      const { sharedWishlists } = fixture.shop;
      const { id, tokens, people } = await sharedList(fixture);
      const made = valueOf(await sharedWishlists.share(people.creator, id, 'editor'));
      expect(refusalOf(await sharedWishlists.join(fixture.shopper, tokens.editor))).toEqual(NO_SUCH_LINK);
      expect((await sharedWishlists.open(fixture.shopper, tokens.commentator)).ok).toBe(true);
      expect(valueOf(await sharedWishlists.join(fixture.shopper, made.token)).level).toBe('editor');
      expect(made.token.length * 4).toBeGreaterThan(127);
      expect(Date.parse(made.expiresAt) - Date.parse(made.createdAt)).toBe(WISHLIST_LINK_DAYS * DAY_MS);
    }),
  );

  it(
    'lead nowhere once they are revoked or their list is deleted; members stay',
    withFixture(harness, {}, async (fixture) => {
      const { wishlists, sharedWishlists } = fixture.shop;
      const { id, tokens, people } = await sharedList(fixture);
      valueOf(await sharedWishlists.revokeLinks(people.creator, id));
      for (const token of Object.values(tokens))
        expect(refusalOf(await sharedWishlists.open(fixture.shopper, token))).toEqual(NO_SUCH_LINK);
      const list = await readList(fixture, people.creator, id);
      expect([list.links, list.users.length]).toEqual([[], 4]);
      const { token } = valueOf(await sharedWishlists.share(people.creator, id, 'viewer'));
      valueOf(await wishlists.remove(people.creator, id));
      expect(refusalOf(await sharedWishlists.open(fixture.shopper, token))).toEqual(NO_SUCH_LINK);
      expect(valueOf(await wishlists.all(people.admin)).collection.further).toEqual([]);
    }),
  );

  it(
    'need an account to be made',
    withFixture(harness, {}, async (fixture) => {
      const { sharedWishlists } = fixture.shop;
      const { id, tokens } = await sharedList(fixture);
      valueOf(await sharedWishlists.join(fixture.shopper, tokens.admin));
      expect(refusalOf(await sharedWishlists.share(fixture.shopper, id, 'viewer'))).toEqual(NOT_ALLOWED);
      const invited = { email: 'neu@schule.example', level: 'editor' } as const;
      expect(refusalOf(await sharedWishlists.invite(fixture.shopper, id, invited))).toEqual(NOT_ALLOWED);
    }),
  );

  if (!harness.features.has('clock')) return;
  it(
    `lead nowhere after ${WISHLIST_LINK_DAYS} days`,
    withFixture(harness, {}, async (fixture) => {
      const { sharedWishlists } = fixture.shop;
      const { tokens } = await sharedList(fixture);
      await fixture.pass(WISHLIST_LINK_DAYS * DAY_MS - MINUTE_MS);
      expect((await sharedWishlists.open(fixture.shopper, tokens.editor)).ok).toBe(true);
      await fixture.pass(MINUTE_MS);
      expect(refusalOf(await sharedWishlists.open(fixture.shopper, tokens.editor))).toEqual(NO_SUCH_LINK);
      expect(refusalOf(await sharedWishlists.join(fixture.shopper, tokens.editor))).toEqual(NO_SUCH_LINK);
    }),
  );
};

const TEMPLATE = 'wishlist-invitation';

const inviting = (harness: PortHarness, { it, expect }: TestApi): void => {
  it(
    'are mailed to an address that can be one',
    withFixture(harness, {}, async (fixture) => {
      const customer = await registered(fixture);
      const id = await createdList(fixture, customer);
      const invited = { email: 'kein-at-zeichen', level: 'editor' } as const;
      expect(refusalOf(await fixture.shop.sharedWishlists.invite(customer, id, invited))).toEqual({
        because: 'invalid-form',
        fieldErrors: [{ field: 'email', message: 'vue.form.error.email.incorrect' }],
      });
    }),
  );

  if (!harness.features.has('mails')) return;
  const EMAIL = 'ada@schule.example';
  it(
    'are mailed to one person: whoever joins first',
    withFixture(harness, {}, async (fixture) => {
      const { sharedWishlists } = fixture.shop;
      const customer = await registered(fixture);
      const id = await createdList(fixture, customer);
      valueOf(await sharedWishlists.invite(customer, id, { email: EMAIL, level: 'editor' }));
      const [mail] = (await fixture.mailsTo(EMAIL)).filter(({ template }) => template === TEMPLATE);
      const [path, token = ''] = (mail?.links[0]?.url ?? '').split('?token=');
      expect([mail?.links.length, path]).toEqual([1, SHARED_WISHLIST]);
      expect((await readList(fixture, customer, id)).links).toEqual([]);
      expect(valueOf(await sharedWishlists.join(customer, token)).level).toBe('creator');
      const other = await openSession(fixture, fixture.anonymous);
      expect((await sharedWishlists.open(other, token)).ok).toBe(true);
      const head = valueOf(await sharedWishlists.join(fixture.shopper, token));
      expect([head.level, valueOf(await sharedWishlists.join(fixture.shopper, token))]).toEqual(['editor', head]);
      expect(refusalOf(await sharedWishlists.join(other, token))).toEqual(NO_SUCH_LINK);
      expect(refusalOf(await sharedWishlists.open(other, token))).toEqual(NO_SUCH_LINK);
      valueOf(await sharedWishlists.leave(fixture.shopper, id));
      expect(refusalOf(await sharedWishlists.join(fixture.shopper, token))).toEqual(NO_SUCH_LINK);
    }),
  );

  it(
    'are used up by whoever joins: lowered or removed, nobody gets back what it made of them',
    withFixture(harness, {}, async (fixture) => {
      const { sharedWishlists } = fixture.shop;
      const creator = await registered(fixture);
      const nina = await registered(fixture, 'Nina', 'Neu');
      const id = await createdList(fixture, creator);
      const invite = async (level: 'commentator' | 'editor') => {
        valueOf(await sharedWishlists.invite(creator, id, { email: EMAIL, level }));
        return ((await fixture.mailsTo(EMAIL)).at(-1)?.links[0]?.url ?? '').split('?token=')[1] ?? '';
      };
      const memberId = async () =>
        (await readList(fixture, creator, id)).users.find(({ isSelf }) => !isSelf)?.memberId ?? '';
      const token = await invite('editor');
      expect(valueOf(await sharedWishlists.join(nina, token)).level).toBe('editor');
      valueOf(await sharedWishlists.setLevel(creator, id, { memberId: await memberId(), level: 'commentator' }));
      expect(valueOf(await sharedWishlists.join(nina, token)).level).toBe('commentator');
      expect(valueOf(await sharedWishlists.open(nina, token)).invitation).toMatchObject({
        level: 'commentator',
        ownLevel: 'commentator',
      });
      valueOf(await sharedWishlists.removeMember(creator, id, await memberId()));
      expect(refusalOf(await sharedWishlists.join(nina, token))).toEqual(NO_SUCH_LINK);
      expect(refusalOf(await sharedWishlists.open(nina, token))).toEqual(NO_SUCH_LINK);
      expect(valueOf(await sharedWishlists.join(nina, await invite('commentator'))).level).toBe('commentator');
      expect(valueOf(await sharedWishlists.join(nina, token)).level).toBe('commentator');
    }),
  );

  it(
    'are mailed again at once after all links were revoked',
    withFixture(harness, {}, async (fixture) => {
      const { sharedWishlists } = fixture.shop;
      const customer = await registered(fixture);
      const id = await createdList(fixture, customer);
      const tokens = async () =>
        (await fixture.mailsTo(EMAIL)).map(({ links }) => (links[0]?.url ?? '').split('?token=')[1] ?? '');
      valueOf(await sharedWishlists.invite(customer, id, { email: EMAIL, level: 'editor' }));
      valueOf(await sharedWishlists.revokeLinks(customer, id));
      valueOf(await sharedWishlists.invite(customer, id, { email: EMAIL, level: 'editor' }));
      const opened = await Promise.all((await tokens()).map((token) => sharedWishlists.open(fixture.shopper, token)));
      expect(opened.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
    }),
  );

  it(
    'are mailed to the same address once in an hour for each level',
    withFixture(harness, {}, async (fixture) => {
      const { sharedWishlists } = fixture.shop;
      const customer = await registered(fixture);
      const id = await createdList(fixture, customer);
      const sent = async () => (await fixture.mailsTo(EMAIL)).filter(({ template }) => template === TEMPLATE).length;
      for (const email of [EMAIL, ` ${EMAIL.toUpperCase()}`])
        valueOf(await sharedWishlists.invite(customer, id, { email, level: 'editor' }));
      expect(await sent()).toBe(1);
      valueOf(await sharedWishlists.invite(customer, id, { email: EMAIL, level: 'commentator' }));
      expect(await sent()).toBe(2);
      if (!harness.features.has('clock')) return;
      await fixture.pass(60 * MINUTE_MS);
      valueOf(await sharedWishlists.invite(customer, id, { email: EMAIL, level: 'editor' }));
      expect(await sent()).toBe(3);
    }),
  );
};

export const behavesLikeListLinks = (harness: PortHarness, t: TestApi): void => {
  following(harness, t);
  ending(harness, t);
  inviting(harness, t);
};
