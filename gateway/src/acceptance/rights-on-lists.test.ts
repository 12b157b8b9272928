import { sharedWishlistPath } from '@shop/domain/shared/paths';
import { RIGHTS_ON_LISTS } from '@shop/domain/testing/rights-on-lists';
import { wishlistPath } from '@shop/domain/wishlists/wishlist-paths';
import { WISHLIST_ACTIONS, WISHLIST_LEVELS, type WishlistAction } from '@shop/domain/wishlists/wishlist-rights';
import { PERSONAS } from '@shop/fakes/personas/personas';
import { entriesOf } from '@shop/fakes/worlds/persistent-map';
import type { World } from '@shop/fakes/worlds/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anotherBrowser } from '../testing/another-browser.ts';
import { BACKENDS, type OpenBackend } from '../testing/backends.ts';
import { resultOf } from '../testing/buy.ts';
import { ARTICLES } from '../testing/receipt.ts';
import type { TestBrowser } from '../testing/test-browser.ts';

type Level = (typeof WISHLIST_LEVELS)[number];

/** Whoever has an account and is a member. The viewer has the parents’ link alone. */
const MEMBERS = { commentator: 'new', editor: 'prime', admin: 'internal', creator: 'existing' } as const;
type Member = keyof typeof MEMBERS;

interface Entry {
  readonly externalId: string;
  readonly version: number;
}

/** A class list with four articles, at which somebody of one level stands. */
interface Scene {
  readonly world: World;
  readonly browser: TestBrowser;
  readonly level: Level;
  readonly id: string;
  readonly token: string;
  readonly entries: readonly [Entry, Entry, Entry, Entry];
  /** A list of their own. */
  readonly ownId: string;
  readonly memberIds: Readonly<Record<Member, string>>;
  /** Of a comment that somebody else wrote. */
  readonly commentId: string;
}

type Values = Readonly<Record<string, unknown>>;

/** One thing that somebody tries, as a mutation and as the form that says the same. */
interface Attempt {
  readonly mutation: string;
  readonly args: Values;
  /** Absent: no page has such a form. */
  readonly form?: readonly [action: string, fields: Readonly<Record<string, string>>];
}

const REPLACEMENT = { productId: ARTICLES.ball.productId, itemId: ARTICLES.ball.itemId };
const FURTHER = { productId: ARTICLES.shirt.productId, itemId: ARTICLES.shirt.itemId };
const LISTED = [ARTICLES.pencils, ARTICLES.glue, ARTICLES.labels, ARTICLES.book];

const flat = (mutation: string, action: string, fields: Readonly<Record<string, string>>): Attempt => ({
  mutation,
  args: fields,
  form: [action, fields],
});

const wrapped = (
  mutation: string,
  action: string,
  fields: Readonly<Record<string, string>>,
  input: Values = fields,
): Attempt => ({ mutation, args: { input }, form: [action, fields] });

const change = (
  { id }: Scene,
  { entryIds, ...what }: Values & { readonly do: string; readonly entryIds?: readonly [string] },
): Attempt => {
  const fields = { ...what, ...(entryIds === undefined ? {} : { entryId: entryIds[0] }) };
  return {
    mutation: 'changeWishlist',
    args: { wishlistId: id, change: { ...what, ...(entryIds === undefined ? {} : { entryIds }) } },
    form: [
      'change-wishlist',
      { wishlistId: id, ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)])) },
    ],
  };
};

/** A viewer shows the link where that is possible. */
const withLink = ({ id, token, level }: Scene): Readonly<Record<string, string>> => ({
  wishlistId: id,
  ...(level === 'viewer' ? { token } : {}),
});

const ATTEMPTS: Readonly<Record<Exclude<WishlistAction, 'see'>, (scene: Scene) => readonly Attempt[]>> = {
  'put-into-cart': (scene) => [
    {
      mutation: 'putWishlistIntoCart',
      args: { ...withLink(scene), entryIds: [scene.entries[1].externalId], pieces: 'open' },
      form: ['put-wishlist-into-cart', { ...withLink(scene), entryId: scene.entries[1].externalId, pieces: 'open' }],
    },
  ],
  copy: (scene) =>
    scene.level === 'viewer'
      ? [
          {
            mutation: 'addToWishlist',
            args: { source: 'link', token: scene.token, toMerkzettel: true },
            form: ['add-to-wishlist', { source: 'link', token: scene.token, toMerkzettel: 'true' }],
          },
        ]
      : [change(scene, { do: 'copy-entries', entryIds: [scene.entries[0].externalId], to: scene.ownId })],
  claim: (scene) => {
    const claimed = { ...withLink(scene), entryId: scene.entries[0].externalId };
    return [
      wrapped(
        'claimPieces',
        'claim-pieces',
        { ...claimed, quantity: '1' },
        { ...claimed, quantity: 1, evenIfTaken: false },
      ),
    ];
  },
  comment: ({ id }) => [flat('commentOnWishlist', 'comment-on-wishlist', { wishlistId: id, listComment: 'Guten Tag' })],
  'set-standard': ({ id }) => [flat('setStandardWishlist', 'set-standard-wishlist', { wishlistId: id })],
  leave: ({ id }) => [flat('leaveWishlist', 'leave-wishlist', { wishlistId: id })],
  'edit-entries': (scene) => {
    const { id, ownId, entries } = scene;
    const [, second, third, fourth] = entries;
    return [
      {
        mutation: 'changeWishlist',
        args: { wishlistId: id, change: { do: 'add-items', items: [{ ...FURTHER, quantity: 12 }] } },
      },
      {
        mutation: 'addToWishlist',
        args: { wishlistId: id, source: 'items', items: [{ ...FURTHER, quantity: 24 }] },
      },
      { mutation: 'bookmarkProduct', args: { ...REPLACEMENT, isOn: true, listIds: [id] } },
      flat('importIntoWishlist', 'import-into-wishlist', { wishlistId: id, orderLines: '211200201;50' }),
      change(scene, { do: 'place-entry', entryId: second.externalId }),
      change(scene, { do: 'change-quantity', entryId: second.externalId, quantity: 9, version: second.version }),
      change(scene, { do: 'replace-item', entryId: third.externalId, itemId: '1811003-02', version: third.version }),
      change(scene, { do: 'remove-entry', entryId: second.externalId }),
      change(scene, { do: 'restore-entry', entryId: second.externalId }),
      change(scene, { do: 'move-entries', entryIds: [fourth.externalId], to: ownId }),
      change(scene, { do: 'restore-entries', entryIds: [fourth.externalId] }),
      change(scene, { do: 'remove-entry', entryId: second.externalId }),
      change(scene, { do: 'dismiss-removed' }),
    ];
  },
  rename: ({ id }) => [
    flat('describeWishlist', 'describe-wishlist', { wishlistId: id, listName: 'Werkraum', listDescription: 'Neu' }),
  ],
  invite: ({ id, memberIds }) => [
    flat('shareWishlist', 'share-wishlist', { wishlistId: id, level: 'viewer' }),
    wrapped('inviteToWishlist', 'invite-to-wishlist', {
      wishlistId: id,
      email: 'neu@schule.example',
      level: 'commentator',
    }),
    flat('changeWishlistMember', 'change-wishlist-member', {
      wishlistId: id,
      memberId: memberIds.commentator,
      do: 'set-level',
      level: 'editor',
    }),
  ],
  'remove-member': ({ id, memberIds }) => [
    flat('changeWishlistMember', 'change-wishlist-member', {
      wishlistId: id,
      memberId: memberIds.commentator,
      do: 'remove',
    }),
  ],
  'delete-any-comment': ({ id, commentId }) => [
    flat('deleteWishlistComment', 'delete-wishlist-comment', { wishlistId: id, commentId }),
  ],
  'release-claims': ({ id, entries: [first] }) => [
    flat('releaseClaims', 'release-claims', { wishlistId: id, entryId: first.externalId }),
  ],
  'revoke-links': ({ id }) => [flat('revokeWishlistLinks', 'revoke-wishlist-links', { wishlistId: id })],
  'hand-over': ({ id, memberIds }) => [
    flat('changeWishlistMember', 'change-wishlist-member', {
      wishlistId: id,
      memberId: memberIds.admin,
      do: 'hand-over',
    }),
  ],
  delete: ({ id }) => [flat('deleteWishlist', 'delete-wishlist', { wishlistId: id })],
};

/** After these, somebody of the level stands no longer at the list. */
const ENDS_THE_SCENE: ReadonlySet<WishlistAction> = new Set<WishlistAction>([
  'leave',
  'remove-member',
  'hand-over',
  'delete',
]);

/** Lists, memberships, links, mails and baskets: what a press can change. */
const stored = (world: World): string =>
  JSON.stringify(
    world.read(({ state }) => [
      entriesOf(state.wishlists),
      entriesOf(state.listsOfUsers),
      entriesOf(state.wishlistLinks),
      entriesOf(state.wishlistClaims),
      entriesOf(state.carts),
    ]),
  );

const literal = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{ ${argumentsOf(value)} }`;
};

const argumentsOf = (values: object): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}: ${literal(value)}`)
    .join(', ');

interface Entrance {
  readonly entrance: string;
  readonly sees: (scene: Scene) => Promise<boolean>;
  /** Whether it was told to have been done; undefined where the entrance has no such attempt. */
  readonly tries: (scene: Scene, attempt: Attempt) => Promise<boolean | undefined>;
}

const REFUSED = ['WishlistRefused', 'NotBookmarked'];

const ENTRANCES: readonly Entrance[] = [
  {
    entrance: 'over GraphQL',
    sees: async ({ browser, level, id, token }) => {
      const query =
        level === 'viewer'
          ? `sharedWishlist(${argumentsOf({ token })}) { list { externalId } }`
          : `ownWishlists(${argumentsOf({ id })}) { list: open { externalId } }`;
      const seen = await resultOf<{ readonly list: { readonly externalId: string } } | null>(
        browser,
        `{ result: ${query} }`,
      );
      return seen?.list.externalId === id;
    },
    tries: async ({ browser }, { mutation, args }) => {
      const { __typename } = await resultOf<{ readonly __typename: string }>(
        browser,
        `mutation { result: ${mutation}(${argumentsOf(args)}) { __typename } }`,
      );
      return !REFUSED.includes(__typename);
    },
  },
  {
    entrance: 'by the forms of a page without scripts',
    sees: async ({ browser, level, id, token }) =>
      (await browser.get(level === 'viewer' ? sharedWishlistPath(token) : wishlistPath(id))).statusCode === 200,
    tries: async ({ browser }, { form }) => {
      if (form === undefined) return undefined;
      const [action, fields] = form;
      const reply = await browser.postForm(`/forms/${action}`, fields);
      expect([action, reply.statusCode]).toEqual([action, 303]);
      const page = await browser.get(String(reply.headers.location));
      return !page.body.includes('"kind":"error"');
    },
  },
];

const signIn = (browser: TestBrowser, { identifier, password }: { identifier: string; password: string }) =>
  browser.postJson('/api/login-action/', { formData: { email: identifier, password }, mergeCart: false });

describe.each(BACKENDS)('the rights on a list, with the shop $backend', ({ open }) => {
  let shop: OpenBackend;
  beforeAll(async () => {
    shop = await open();
  });
  afterAll(() => shop.close());

  const arrange = async (level: Level): Promise<Scene> => {
    const entered = await shop.enter();
    const browsers: Record<Level, TestBrowser> = {
      creator: entered.browser,
      viewer: await anotherBrowser(shop, entered),
      commentator: await anotherBrowser(shop, entered),
      editor: await anotherBrowser(shop, entered),
      admin: await anotherBrowser(shop, entered),
    };
    for (const member of ['creator', 'commentator', 'editor', 'admin'] as const)
      await signIn(browsers[member], PERSONAS[MEMBERS[member]]);
    const { creator } = browsers;
    const made = await resultOf<{ readonly list: { readonly externalId: string }; readonly entries: Scene['entries'] }>(
      creator,
      `mutation { result: addToWishlist(${argumentsOf({
        source: 'items',
        items: LISTED.map((article) => ({ ...article, quantity: 5 })),
        listName: 'Klasse 3b',
        kind: 'class-list',
      })}) { ... on WishlistChanged { list { externalId } entries { externalId version } } } }`,
    );
    const id = made.list.externalId;
    const linkOf = async (wanted: Level): Promise<string> => {
      const { path } = await resultOf<{ readonly path: string }>(
        creator,
        `mutation { result: shareWishlist(${argumentsOf({ wishlistId: id, level: wanted })}) { ... on LinkMade { path } } }`,
      );
      return path.split('?token=')[1] ?? '';
    };
    for (const member of ['commentator', 'editor', 'admin'] as const)
      await resultOf(
        browsers[member],
        `mutation { result: joinWishlist(${argumentsOf({ token: await linkOf(member) })}) { __typename } }`,
      );
    const author = level === 'creator' ? 'commentator' : 'creator';
    const { comment } = await resultOf<{ readonly comment: { readonly id: string } }>(
      browsers[author],
      `mutation { result: commentOnWishlist(${argumentsOf({ wishlistId: id, listComment: 'Von mir' })}) { ... on CommentWritten { comment { id } } } }`,
    );
    await resultOf(
      creator,
      `mutation { result: claimPieces(${argumentsOf({ input: { wishlistId: id, entryId: made.entries[0].externalId, quantity: 1, evenIfTaken: false } })}) { __typename } }`,
    );
    const browser = browsers[level];
    // The Merkzettel of somebody without an account.
    const own =
      level === 'viewer'
        ? `bookmarkProduct(${argumentsOf({ ...FURTHER, isOn: true })}) { ... on Bookmarked { __typename } }`
        : `createWishlist(${argumentsOf({ input: { listName: 'Zu Hause' } })}) { ... on WishlistChanged { list { externalId } } }`;
    const { list } = await resultOf<{ readonly list?: { readonly externalId: string } }>(
      browser,
      `mutation { result: ${own} }`,
    );
    const { open: opened } = await resultOf<{ readonly open: { readonly externalId: string } }>(
      browser,
      '{ result: ownWishlists { open { externalId } } }',
    );
    const { users } = (
      await resultOf<{
        readonly open: { readonly users: readonly { readonly memberId: string; readonly level: string }[] };
      }>(creator, `{ result: ownWishlists(${argumentsOf({ id })}) { open { users { memberId level } } } }`)
    ).open;
    const memberOf = (member: Member): string => users.find((user) => user.level === member)?.memberId ?? '';
    return {
      world: entered.world,
      browser,
      level,
      id,
      token: await linkOf('viewer'),
      entries: made.entries,
      ownId: list?.externalId ?? opened.externalId,
      memberIds: {
        commentator: memberOf('commentator'),
        editor: memberOf('editor'),
        admin: memberOf('admin'),
        creator: memberOf('creator'),
      },
      commentId: comment.id,
    };
  };

  describe.each(ENTRANCES)('$entrance', ({ sees, tries }) => {
    it.each(WISHLIST_LEVELS.map((level, column) => ({ level, column })))(
      'are those of the table for somebody who is its $level, and what is refused changes nothing (WISH-18)',
      async ({ level, column }) => {
        let scene = await arrange(level);
        expect(await sees(scene)).toBe(RIGHTS_ON_LISTS.see[column]);
        for (const action of WISHLIST_ACTIONS) {
          if (action === 'see') continue;
          const isAllowed = RIGHTS_ON_LISTS[action][column];
          for (const attempt of ATTEMPTS[action](scene)) {
            const before = stored(scene.world);
            const isDone = await tries(scene, attempt);
            if (isDone === undefined) continue;
            const what = [action, attempt.mutation, attempt.args];
            const hasChanged = stored(scene.world) !== before;
            expect([...what, { isDone, hasChanged }]).toEqual([...what, { isDone: isAllowed, hasChanged: isAllowed }]);
          }
          if (isAllowed && ENDS_THE_SCENE.has(action)) scene = await arrange(level);
        }
      },
    );
  });
});
