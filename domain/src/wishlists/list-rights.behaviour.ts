import type { Result } from '../shared/result.ts';
import { cartIdOf, refusalOf, withFixture } from '../testing/fixtures.ts';
import type { PortFixture, PortHarness } from '../testing/port-harness.ts';
import {
  createdList,
  type People,
  pieces,
  readList,
  registered,
  registerPeople,
  type SharedList,
  sharedList,
} from '../testing/sharing-lists.ts';
import type { TestApi } from '../testing/test-api.ts';
import type { Shopper } from '../visit/shopper.ts';
import type { WishlistEntry } from './wishlist-entry.ts';
import { may, mayMake, WISHLIST_ACTIONS, WISHLIST_LEVELS, type WishlistAction } from './wishlist-rights.ts';

/** One list with two entries and somebody of each level. */
interface Scene extends SharedList {
  readonly fixture: PortFixture;
  readonly entries: readonly WishlistEntry[];
  /** A list of the shopper’s own. */
  readonly ownId: string;
  readonly commentId: string;
}

type Attempt = (scene: Scene, shopper: Shopper, level: keyof People) => Promise<Result<unknown, unknown>>;

/** What the table of rights names, as calls of the ports. Whoever has a link shows it where that is possible. */
const ATTEMPTS: Readonly<Record<WishlistAction, readonly Attempt[]>> = {
  see: [
    ({ fixture, id }, shopper) => fixture.shop.wishlists.all(shopper, id),
    ({ fixture, id }, shopper) => fixture.shop.wishlists.comments(shopper, id),
  ],
  'put-into-cart': [
    ({ fixture, id, entries, tokens }, shopper, level) =>
      fixture.shop.wishlists.putIntoCart(
        shopper,
        { listId: id, ...(level === 'viewer' ? { token: tokens.viewer } : {}) },
        { cartId: cartIdOf(shopper), entryIds: [entries[1]?.externalId ?? ''] },
      ),
  ],
  copy: [
    ({ fixture, id, entries, ownId }, shopper) =>
      fixture.shop.wishlists.change(shopper, id, {
        do: 'copy-entries',
        entryIds: entries.map(({ externalId }) => externalId),
        to: ownId,
      }),
  ],
  claim: [
    ({ fixture, id, entries, tokens }, shopper, level) =>
      fixture.shop.sharedWishlists.claim(
        shopper,
        { listId: id, ...(level === 'viewer' ? { token: tokens.viewer } : {}) },
        { entryId: entries[0]?.externalId ?? '', quantity: 1, evenIfTaken: true },
      ),
  ],
  comment: [({ fixture, id }, shopper) => fixture.shop.wishlists.comment(shopper, id, { text: 'Guten Tag' })],
  'set-standard': [({ fixture, id }, shopper) => fixture.shop.wishlists.setStandard(shopper, id)],
  leave: [({ fixture, id }, shopper) => fixture.shop.sharedWishlists.leave(shopper, id)],
  'edit-entries': [
    ({ fixture, id }, shopper) =>
      fixture.shop.wishlists.change(shopper, id, { do: 'add-items', items: [pieces(fixture.goods.ordinary[3])] }),
    ({ fixture, id, entries }, shopper) =>
      fixture.shop.wishlists.change(shopper, id, { do: 'remove-entry', entryId: entries[0]?.externalId ?? '' }),
    ({ fixture, id, entries }, shopper) =>
      fixture.shop.wishlists.change(shopper, id, { do: 'restore-entry', entryId: entries[0]?.externalId ?? '' }),
    ({ fixture, id, entries }, shopper) =>
      fixture.shop.wishlists.change(shopper, id, { do: 'restore-entries', entryIds: [entries[0]?.externalId ?? ''] }),
    ({ fixture, id }, shopper) => fixture.shop.wishlists.change(shopper, id, { do: 'dismiss-removed' }),
    ({ fixture, id, entries }, shopper) =>
      fixture.shop.wishlists.change(shopper, id, {
        do: 'change-quantity',
        entryId: entries[0]?.externalId ?? '',
        quantity: 9,
        version: 1,
      }),
    ({ fixture, id, entries }, shopper) =>
      fixture.shop.wishlists.change(shopper, id, {
        do: 'place-entry',
        entryId: entries[0]?.externalId ?? '',
        before: null,
      }),
    ({ fixture, id, entries }, shopper) =>
      fixture.shop.wishlists.change(shopper, id, {
        do: 'replace-item',
        entryId: entries[1]?.externalId ?? '',
        itemId: fixture.goods.ordinary[4],
        version: 1,
      }),
    ({ fixture, id, entries, ownId }, shopper) =>
      fixture.shop.wishlists.change(shopper, id, {
        do: 'move-entries',
        entryIds: [entries[1]?.externalId ?? ''],
        to: ownId,
      }),
  ],
  rename: [
    ({ fixture, id }, shopper) =>
      fixture.shop.wishlists.describe(shopper, id, { listName: 'Werken und Basteln', listDescription: '' }),
  ],
  invite: [
    ({ fixture, id }, shopper) => fixture.shop.sharedWishlists.share(shopper, id, 'viewer'),
    ({ fixture, id }, shopper) =>
      fixture.shop.sharedWishlists.invite(shopper, id, { email: 'neu@schule.example', level: 'commentator' }),
    ({ fixture, id, memberIds }, shopper) =>
      fixture.shop.sharedWishlists.setLevel(shopper, id, { memberId: memberIds.commentator, level: 'editor' }),
  ],
  'remove-member': [
    ({ fixture, id, memberIds }, shopper) =>
      fixture.shop.sharedWishlists.removeMember(shopper, id, memberIds.commentator),
  ],
  'delete-any-comment': [
    ({ fixture, id, commentId }, shopper) => fixture.shop.wishlists.deleteComment(shopper, id, commentId),
  ],
  'release-claims': [
    ({ fixture, id, entries }, shopper) =>
      fixture.shop.sharedWishlists.releaseClaims(shopper, id, entries[0]?.externalId ?? ''),
  ],
  'revoke-links': [({ fixture, id }, shopper) => fixture.shop.sharedWishlists.revokeLinks(shopper, id)],
  'hand-over': [
    ({ fixture, id, memberIds }, shopper) => fixture.shop.sharedWishlists.handOver(shopper, id, memberIds.admin),
  ],
  delete: [({ fixture, id }, shopper) => fixture.shop.wishlists.remove(shopper, id)],
};

/** Only where a link is shown does a viewer know the list; a member’s call is a stranger’s to everybody else. */
const SHOWS_A_LINK: ReadonlySet<WishlistAction> = new Set<WishlistAction>(['put-into-cart', 'claim']);

/** After these the list is another one, or its members are. */
const ENDS_THE_SCENE: ReadonlySet<WishlistAction> = new Set<WishlistAction>([
  'leave',
  'remove-member',
  'hand-over',
  'delete',
]);

const arrange = async (
  fixture: PortFixture,
  { people, author }: { readonly people: People; readonly author: Shopper },
  level: keyof People,
): Promise<Scene> => {
  const [a = '', b = ''] = fixture.goods.ordinary;
  const shared = await sharedList(fixture, [pieces(a, 3), pieces(b, 2)], { kind: 'class-list', people });
  await fixture.shop.sharedWishlists.join(author, shared.tokens.commentator);
  const comment = await fixture.shop.wishlists.comment(author, shared.id, { text: 'Von Wanda' });
  const { entries } = await readList(fixture, people.creator, shared.id);
  return {
    ...shared,
    fixture,
    entries,
    ownId: await createdList(fixture, people[level]),
    commentId: comment.ok ? comment.value.id : '',
  };
};

const answersTo = async (scene: Scene, action: WishlistAction, level: keyof People) => {
  const answers: unknown[] = [];
  for (const attempt of ATTEMPTS[action]) answers.push(refusalOf(await attempt(scene, scene.people[level], level)));
  return answers;
};

/** Nothing is refused, or the same to every call. */
const expected = (action: WishlistAction, level: keyof People): unknown => {
  if (level === 'stranger' || (level === 'viewer' && !SHOWS_A_LINK.has(action))) return { because: 'no-such-list' };
  return may(level, action) ? undefined : { because: 'not-allowed' };
};

export const behavesLikeListRights = (harness: PortHarness, { it, expect }: TestApi): void => {
  for (const level of [...WISHLIST_LEVELS, 'stranger'] as const)
    it(
      `are those of the table for somebody who is its ${level} (WISH-18)`,
      withFixture(harness, {}, async (fixture) => {
        const everybody = {
          people: await registerPeople(fixture),
          author: await registered(fixture, 'Wanda', 'Wieder'),
        };
        const scene = await arrange(fixture, everybody, level);
        for (const action of WISHLIST_ACTIONS) {
          const own = ENDS_THE_SCENE.has(action) ? await arrange(fixture, everybody, level) : scene;
          const answers = await answersTo(own, action, level);
          expect([action, answers]).toEqual([action, answers.map(() => expected(action, level))]);
        }
      }),
    );

  it(
    'let nobody make an equal, and only the creator an admin',
    withFixture(harness, {}, async (fixture) => {
      const { id, people } = await sharedList(fixture);
      for (const level of ['admin', 'creator'] as const)
        for (const made of ['viewer', 'commentator', 'editor', 'admin'] as const)
          expect((await fixture.shop.sharedWishlists.share(people[level], id, made)).ok).toBe(mayMake(level, made));
    }),
  );

  it(
    'show members, comments and links to those who may see them',
    withFixture(harness, {}, async (fixture) => {
      const { id, people } = await sharedList(fixture);
      const admin = await readList(fixture, people.admin, id);
      expect(admin.users.map(({ name, level, isSelf }) => [name, level, isSelf])).toEqual([
        ['Carla M.', 'creator', false],
        ['Konrad M.', 'commentator', false],
        ['Edda M.', 'editor', false],
        ['Ada M.', 'admin', true],
      ]);
      expect(admin.links.map(({ level }) => level)).toEqual(['viewer', 'commentator', 'editor', 'admin']);
      const editor = await readList(fixture, people.editor, id);
      expect([editor.level, editor.users.length, editor.links]).toEqual(['editor', 4, []]);
    }),
  );
};
