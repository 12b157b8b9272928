import { describe, expect, it } from 'vitest';
import { LENA } from '../client/testing/client-on-script.ts';
import { outsideSchema } from '../testing/noting.ts';
import { aCartReply, aMutationReply } from '../testing/replies.ts';
import { runOnScript, runWithReplies } from '../testing/shop-on-script.ts';
import {
  allWishlistsReply,
  anOverviewReply,
  aRefusalReply,
  aWishlistEntryReply,
  aWishlistReply,
  aWishlistUpdateReply,
} from '../testing/wishlist-replies.ts';

const CUSTOMER = { ...LENA, loginState: 'customer' } as const;
const NO_IDS = { data: null, errors: [{ message: 'A valid user id is required.' }] };
const unreadable = (operation: string) => ({ failure: { name: 'UpstreamReplyInvalid', operation } });

const opened = (all: Parameters<typeof allWishlistsReply>[0], id?: string) =>
  runWithReplies({ getAllWishlists: allWishlistsReply(all) }, ({ wishlists }) => wishlists.all(LENA, id));

describe('all lists of a shopper', () => {
  it('are the Merkzettel, further ones, and one of them with its entries', async () => {
    const { outcome, requests } = await opened({ furtherLists: [anOverviewReply()] }, 'l1');
    expect(outcome).toMatchObject({
      ok: true,
      value: {
        collection: { merkzettel: { externalId: 'm1', level: 'creator' }, further: [{ externalId: 'l1' }] },
        list: { externalId: 'l1', level: 'viewer', entries: [], removed: [], links: [] },
      },
    });
    expect(outcome).not.toHaveProperty('value.collection.merge');
    expect(requests[0]?.variables).toEqual([{ externalId: 'l1' }]);
  });

  it('say what a login added', async () => {
    const merge = { id: 'merge-1', added: 3, raised: 1, leftOut: 2 };
    expect((await opened({ merge })).outcome).toMatchObject({ value: { collection: { merge } } });
  });

  it('have no list of an unknown id, and never another than the requested one', async () => {
    expect((await opened({ wishlist: null }, 'l9')).outcome).toEqual({
      ok: false,
      refusal: { because: 'no-such-list' },
    });
    expect((await opened({}, 'l9')).outcome).toMatchObject(unreadable('getAllWishlists'));
  });

  it('are none for somebody whom the upstream does not know', async () => {
    const lists = await runOnScript(
      () => NO_IDS,
      ({ wishlists }) => Promise.all([wishlists.comments(LENA, 'l1'), wishlists.setStandard(LENA, 'l1')]),
    );
    expect(lists.outcome).toEqual([1, 2].map(() => ({ ok: false, refusal: { because: 'no-such-list' } })));
  });

  it.each([
    [{ isCreator: true }, 'creator'],
    [{ isAdmin: true }, 'admin'],
    [{ isEditor: true }, 'editor'],
    [{ isCommentator: true }, 'commentator'],
  ] as const)('have members with their rights: %o', async (rights, level) => {
    const none = { isCreator: false, isAdmin: false, isEditor: false, isCommentator: false };
    const users = [{ memberId: 'u1', name: 'Lena M.', isSelf: true, ...none, ...rights }];
    expect((await opened({ wishlist: aWishlistReply({ users, ...rights }) })).outcome).toMatchObject({
      value: { list: { level, users: [{ memberId: 'u1', name: 'Lena M.', isSelf: true, level }] } },
    });
    expect(
      (await opened({ wishlist: aWishlistReply({ users: users.map((user) => ({ ...user, ...none })) }) })).outcome,
    ).toMatchObject(unreadable('getAllWishlists'));
  });

  it('are ordinary ones if their kind is unknown, with links that promise the least', async () => {
    const at = '2026-11-28T10:15:00Z';
    const links = [{ level: outsideSchema<'ADMIN'>('OWNER'), createdAt: at, expiresAt: at }];
    const { outcome, unknown } = await opened({
      wishlist: aWishlistReply({ kind: outsideSchema('GIFT_LIST'), links }),
    });
    expect(outcome).toMatchObject({ value: { list: { kind: 'list', links: [{ level: 'viewer' }] } } });
    expect(unknown).toEqual(['getAllWishlists WishlistKind GIFT_LIST', 'getAllWishlists WishlistLinkLevel OWNER']);
  });
});

describe('bookmarks', () => {
  const list = { externalId: 'm1', name: 'Merkzettel', isDefault: true, isStandardList: true, entries: [] };
  const merkzettel = { ...list, isCreator: true, isAdmin: false, isEditor: false, isCommentator: false };

  it.each([
    [CUSTOMER, 'getAllWishlistsEssentials'],
    [LENA, 'getAllWishlistsFull'],
    [{ ...LENA, loginState: 'guest' } as const, 'getAllWishlistsFull'],
  ] as const)('of %o are read by %s', async (shopper, operation) => {
    const entries = [
      { externalId: 'e1', productId: 'kreide', itemId: 'kreide-weiss' },
      { externalId: 'e2', productId: 'heft', itemId: null },
    ];
    const { outcome, requests } = await runWithReplies(
      { [operation]: { merkzettel: { ...merkzettel, entries }, furtherLists: [merkzettel] } },
      ({ wishlists }) => wishlists.bookmarks(shopper),
    );
    expect(outcome).toStrictEqual([
      { ...list, level: 'creator', entries: [entries[0], { externalId: 'e2', productId: 'heft' }] },
      { ...list, level: 'creator' },
    ]);
    expect(requests.map(({ names }) => names)).toEqual([[operation]]);
  });
});

describe('a change of a list', () => {
  const ITEM = { productId: 'kreide', itemId: 'kreide-weiss', quantity: 2 };
  const changed = (reply: Parameters<typeof aWishlistUpdateReply>[0], id = 'l1') =>
    runWithReplies({ addProductToWishlist: aWishlistUpdateReply(reply) }, ({ wishlists }) =>
      wishlists.change(LENA, id, { do: 'add-items', items: [ITEM] }),
    );

  it('is read from the Merkzettel or from another list', async () => {
    const merkzettel = anOverviewReply({ externalId: 'm1', isDefault: true });
    expect((await changed({ merkzettel, wishlist: null }, 'm1')).outcome).toMatchObject({
      value: { list: { externalId: 'm1' } },
    });
    expect((await changed({})).outcome).toMatchObject({ value: { list: { externalId: 'l1' }, gone: [] } });
  });

  it('is never that of another list, nor of none', async () => {
    expect((await changed({}, 'l9')).outcome).toMatchObject(unreadable('addProductToWishlist'));
    expect((await changed({ wishlist: null })).outcome).toMatchObject(unreadable('addProductToWishlist'));
  });

  it('says what became of each article', async () => {
    const piece = { entryId: 'e1', name: 'Kreide', quantity: 2 };
    const additions = {
      added: [piece],
      raised: [piece],
      unchanged: [{ entryId: 'e2', name: 'Schwamm' }],
      unknown: ['no-such-item'],
      leftOut: ['tafel'],
    };
    expect((await changed({ additions })).outcome).toMatchObject({ value: { items: additions } });
  });

  it.each([
    ['NO_SUCH_LIST', null, { because: 'no-such-list' }],
    ['NOT_ALLOWED', null, { because: 'not-allowed' }],
    ['NO_SUCH_ENTRY', 'e1', { because: 'no-such-entry', entryId: 'e1' }],
    ['NO_SUCH_ITEM', 'kreide', { because: 'no-such-item', itemId: 'kreide' }],
    ['INVALID_QUANTITY', null, { because: 'invalid-quantity' }],
    ['LIST_FULL', null, { because: 'list-full' }],
  ])('is refused with %s', async (code, subject, refusal) => {
    const { outcome } = await changed({ ...aRefusalReply(code, subject), wishlist: null, additions: null });
    expect(outcome).toEqual({ ok: false, refusal });
  });

  it('that came too late is refused with the entry as it is now, and unreadable without it', async () => {
    const late = { ...aRefusalReply('CHANGED_MEANWHILE'), wishlist: null, additions: null };
    expect((await changed({ ...late, entries: [aWishlistEntryReply()] })).outcome).toMatchObject({
      ok: false,
      refusal: { because: 'changed-meanwhile', entry: { externalId: 'e1', quantity: 3, version: 2 } },
    });
    expect((await changed(late)).outcome).toMatchObject(unreadable('addProductToWishlist'));
  });

  it.each([1.5, Number.NaN, 2 ** 31])(
    'is not sent with %o pieces, which the upstream cannot refuse',
    async (quantity) => {
      const { outcome, requests } = await runWithReplies({}, ({ wishlists }) =>
        Promise.all([
          wishlists.change(LENA, 'l1', { do: 'add-items', items: [{ ...ITEM, quantity }] }),
          wishlists.change(LENA, 'l1', { do: 'change-quantity', entryId: 'e1', quantity, version: 1 }),
        ]),
      );
      expect(outcome).toEqual([1, 2].map(() => ({ ok: false, refusal: { because: 'invalid-quantity' } })));
      expect(requests).toEqual([]);
    },
  );
});

describe('a list in the cart', () => {
  it('skips what has a gap, also one that is not known', async () => {
    const skipped = { entryId: 'e1', name: 'Kreide', gap: outsideSchema<'SOLD_OUT'>('ON_LOAN'), path: null };
    const { outcome, unknown } = await runWithReplies(
      {
        addWishlistToCart: {
          ...aMutationReply(),
          cart: { ...aCartReply(), id: 'c1' },
          attainableInfos: null,
          skippedEntries: [skipped],
          claims: [],
        },
      },
      ({ wishlists }) => wishlists.putIntoCart(LENA, { listId: 'l1', token: 't1' }, { cartId: 'c1', entryIds: ['e1'] }),
    );
    expect(outcome).toMatchObject({
      ok: true,
      value: { cart: { id: 'c1' }, skipped: [{ entryId: 'e1', name: 'Kreide', gap: 'sold-out' }] },
    });
    expect(unknown).toEqual(['addWishlistToCart WishlistEntryGap ON_LOAN']);
  });
});
