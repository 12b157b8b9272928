import { describe, expect, it } from 'vitest';
import { LENA } from '../client/testing/client-on-script.ts';
import { outsideSchema } from '../testing/noting.ts';
import { aMutationReply } from '../testing/replies.ts';
import { runOnScript, runWithReplies } from '../testing/shop-on-script.ts';
import { anOverviewReply, aRefusalReply, aWishlistEntryReply, aWishlistReply } from '../testing/wishlist-replies.ts';

const AT = '2026-11-28T10:15:00Z';
const NO_IDS = { data: null, errors: [{ message: 'A valid user id is required.' }] };
const unreadable = (operation: string) => ({ failure: { name: 'UpstreamReplyInvalid', operation } });
const refusalOf = (because: string) => ({ ok: false, refusal: { because } });

describe('a link', () => {
  const link = { level: 'EDITOR', createdAt: AT, expiresAt: '2027-02-26T10:15:00Z' } as const;
  const shared = (reply: object) =>
    runWithReplies({ shareWishlist: { ...aMutationReply(), token: 't1', link, ...reply } }, ({ sharedWishlists }) =>
      sharedWishlists.share(LENA, 'l1', 'editor'),
    );

  it('is told with its token and its last day', async () => {
    expect((await shared({})).outcome).toStrictEqual({
      ok: true,
      value: {
        level: 'editor',
        createdAt: '2026-11-28T10:15:00.000Z',
        expiresAt: '2027-02-26T10:15:00.000Z',
        token: 't1',
      },
    });
  });

  it('without a token is unreadable', async () => {
    expect((await shared({ token: null })).outcome).toMatchObject(unreadable('shareWishlist'));
    expect((await shared({ link: null })).outcome).toMatchObject(unreadable('shareWishlist'));
  });

  it('is made by nobody who may not', async () => {
    expect((await shared(aRefusalReply('NOT_ALLOWED'))).outcome).toEqual(refusalOf('not-allowed'));
  });

  it.each([
    ['viewer', 'VIEWER'],
    ['commentator', 'COMMENTATOR'],
    ['editor', 'EDITOR'],
    ['admin', 'ADMIN'],
  ] as const)('of a %s is requested as %s', async (level, word) => {
    const { requests } = await runWithReplies({}, ({ sharedWishlists }) => sharedWishlists.share(LENA, 'l1', level));
    expect(requests[0]?.variables).toEqual([{ externalId: 'l1', level: word }]);
  });
});

describe('what a link leads to', () => {
  const invitation = {
    externalId: 'l1',
    listName: 'Klasse 3b',
    entryCount: 7,
    kind: 'CLASS_LIST',
    level: 'EDITOR',
    ownRights: null,
  };
  const opened = (reply: object, id = 'l1') =>
    runWithReplies(
      {
        getSharedWishlist: {
          invitation: { ...invitation, ...reply },
          wishlist: aWishlistReply({ externalId: id }),
          goneClaims: [{ entryId: 'e2', name: 'Kreide', quantity: 3 }],
        },
      },
      ({ sharedWishlists }) => sharedWishlists.open(LENA, 't1'),
    );

  it('is an invitation to a list', async () => {
    const { outcome } = await opened({});
    const goneClaims = [{ entryId: 'e2', name: 'Kreide', quantity: 3 }];
    expect(outcome).toMatchObject({ ok: true, value: { list: { externalId: 'l1', users: [] }, goneClaims } });
    expect(outcome).toHaveProperty('value.invitation', {
      externalId: 'l1',
      listName: 'Klasse 3b',
      entryCount: 7,
      kind: 'class-list',
      level: 'editor',
    });
  });

  it('says what the shopper is to the list already', async () => {
    const ownRights = { isCreator: false, isAdmin: true, isEditor: false, isCommentator: false };
    expect((await opened({ ownRights })).outcome).toMatchObject({ value: { invitation: { ownLevel: 'admin' } } });
  });

  it('promises the least if its level is unknown', async () => {
    const { outcome, unknown } = await opened({ level: outsideSchema('OWNER') });
    expect(outcome).toMatchObject({ value: { invitation: { level: 'viewer' } } });
    expect(unknown).toEqual(['getSharedWishlist WishlistLinkLevel OWNER']);
  });

  it('is the list of the invitation, and no other', async () => {
    expect((await opened({}, 'l9')).outcome).toMatchObject(unreadable('getSharedWishlist'));
  });
});

describe('a member', () => {
  it.each([
    ['NO_SUCH_LINK', 'no-such-link'],
    ['TOO_MANY_LISTS', 'too-many-lists'],
    ['TOO_MANY_MEMBERS', 'too-many-members'],
  ])('is not taken in with %s', async (code, because) => {
    const { outcome } = await runWithReplies(
      { joinWishlist: { ...aMutationReply(), wishlist: null, ...aRefusalReply(code) } },
      ({ sharedWishlists }) => sharedWishlists.join(LENA, 't1'),
    );
    expect(outcome).toEqual(refusalOf(because));
  });

  it('is changed on the list that was named, and on no other', async () => {
    const reply = { ...aMutationReply(), wishlist: anOverviewReply({ externalId: 'l9' }) };
    const { outcome } = await runWithReplies(
      { setWishlistMemberLevel: reply, removeWishlistMember: reply, handOverWishlist: reply },
      ({ sharedWishlists }) =>
        Promise.allSettled([
          sharedWishlists.setLevel(LENA, 'l1', { memberId: 'u1', level: 'commentator' }),
          sharedWishlists.removeMember(LENA, 'l1', 'u1'),
          sharedWishlists.handOver(LENA, 'l1', 'u1'),
        ]),
    );
    expect(outcome).toMatchObject([1, 2, 3].map(() => ({ status: 'rejected' })));
  });

  it('is on no list without a user id', async () => {
    const { outcome } = await runOnScript(
      () => NO_IDS,
      ({ sharedWishlists }) => Promise.all([sharedWishlists.leave(LENA, 'l1'), sharedWishlists.join(LENA, 't1')]),
    );
    expect(outcome).toEqual([refusalOf('no-such-list'), refusalOf('no-such-link')]);
  });
});

describe('a claim', () => {
  const claimed = (reply: object, quantity = 2) =>
    runWithReplies(
      {
        claimWishlistEntry: {
          ...aMutationReply(),
          claim: { code: '7K3M9', quantity: 2, bought: 0, released: 0 },
          entry: aWishlistEntryReply(),
          openPieces: null,
          possiblePieces: null,
          ...reply,
        },
      },
      ({ sharedWishlists }) =>
        sharedWishlists.claim(LENA, { listId: 'l1', token: 't1' }, { entryId: 'e1', quantity, evenIfTaken: true }),
    );

  it('is sent with the token of the link, and told with its entry', async () => {
    const { outcome, requests } = await claimed({});
    expect(outcome).toMatchObject({
      ok: true,
      value: { claim: { code: '7K3M9', quantity: 2, bought: 0 }, entry: { externalId: 'e1' } },
    });
    expect(requests[0]?.variables).toEqual([
      { externalId: 'l1', token: 't1', entryId: 'e1', quantity: 2, evenIfTaken: true },
    ]);
  });

  it('without its entry is unreadable', async () => {
    expect((await claimed({ entry: null })).outcome).toMatchObject(unreadable('claimWishlistEntry'));
  });

  it.each([
    ['NO_SUCH_LIST', null, { because: 'no-such-list' }],
    ['NO_SUCH_ENTRY', null, { because: 'no-such-entry', entryId: 'e1' }],
    ['INVALID_QUANTITY', null, { because: 'invalid-quantity' }],
    ['TOO_MANY_PIECES', 3, { because: 'too-many-pieces', open: 3 }],
    ['TOO_MANY_PIECES', null, { because: 'too-many-pieces', open: 0 }],
    ['MORE_THAN_NEEDED', 4, { because: 'more-than-needed', possible: 4 }],
    ['MORE_THAN_NEEDED', null, { because: 'more-than-needed', possible: 0 }],
    ['TOO_MANY_CLAIMS', null, { because: 'too-many-claims' }],
  ])('is refused with %s, %o', async (code, count, refusal) => {
    const pieces = code === 'MORE_THAN_NEEDED' ? { possiblePieces: count } : { openPieces: count };
    const { outcome } = await claimed({ ...aRefusalReply(code, 'e1'), claim: null, entry: null, ...pieces });
    expect(outcome).toEqual({ ok: false, refusal });
  });

  it('of half a piece is not sent', async () => {
    const { outcome, requests } = await claimed({}, 0.5);
    expect([outcome, requests]).toEqual([refusalOf('invalid-quantity'), []]);
  });

  it('is given up with its pieces, or unknown', async () => {
    const withdrawn = (reply: object) =>
      runWithReplies(
        { withdrawWishlistClaim: { ...aMutationReply(), quantity: null, released: null, ...reply } },
        ({ sharedWishlists }) => sharedWishlists.withdrawClaim(LENA, '7K3M9'),
      );
    const all = { ok: true, value: { quantity: 0, released: 2 } };
    expect((await withdrawn({ quantity: 0, released: 2 })).outcome).toEqual(all);
    expect((await withdrawn(aRefusalReply('NO_SUCH_CLAIM'))).outcome).toEqual(refusalOf('no-such-claim'));
    expect((await withdrawn({})).outcome).toMatchObject(unreadable('withdrawWishlistClaim'));
  });
});

describe('released claims', () => {
  const released = (reply: object) =>
    runWithReplies(
      { releaseWishlistClaims: { ...aMutationReply(), quantity: 5, entry: aWishlistEntryReply(), ...reply } },
      ({ sharedWishlists }) => sharedWishlists.releaseClaims(LENA, 'l1', 'e1'),
    );

  it('are told with their pieces and their entry', async () => {
    const { outcome, requests } = await released({});
    expect(outcome).toMatchObject({ ok: true, value: { quantity: 5, entry: { externalId: 'e1' } } });
    expect(requests[0]?.variables).toEqual([{ externalId: 'l1', entryId: 'e1' }]);
  });

  it.each([
    ['NO_SUCH_LIST', { because: 'no-such-list' }],
    ['NOT_ALLOWED', { because: 'not-allowed' }],
    ['NO_SUCH_ENTRY', { because: 'no-such-entry', entryId: 'e1' }],
  ])('are refused with %s', async (code, refusal) => {
    const { outcome } = await released({ ...aRefusalReply(code, 'e1'), quantity: null, entry: null });
    expect(outcome).toEqual({ ok: false, refusal });
  });

  it.each([{ entry: null }, { quantity: null }])('without %o are unreadable', async (reply) => {
    expect((await released(reply)).outcome).toMatchObject(unreadable('releaseWishlistClaims'));
  });
});
