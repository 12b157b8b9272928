import { afterAll, expect, it } from 'vitest';
import { aVisit } from '@shop/domain/testing/a-visit';
import { withFixture, valueOf } from '@shop/domain/testing/fixtures';
import { createdList, merkzettelIdOf, pieces, readList } from '@shop/domain/testing/sharing-lists';
import { bookmarkProduct } from '@shop/domain/wishlists/bookmark-product';
import { openRecordedUpstream } from './testing/open-recorded-upstream.ts';

const fakeUpstream = await openRecordedUpstream();
afterAll(() => fakeUpstream.close());

const { sentWith } = fakeUpstream;

const CUSTOMER = { 'a registered customer': { kind: 'b2c' } } as const;

it(
  'createWishlist, updateWishlist and deleteWishlist keep a customer’s lists with names and descriptions (UPM-51)',
  withFixture(fakeUpstream.harness, CUSTOMER, async (fixture) => {
    const { shopper, shop } = fixture;
    const externalId = await createdList(fixture, shopper, [], { name: 'Klasse 3b', kind: 'class-list' });
    expect(sentWith('createWishlist')).toEqual({
      listName: 'Klasse 3b',
      listDescription: '',
      kind: 'CLASS_LIST',
      entries: [],
    });
    const form = { listName: 'Klasse 4b', listDescription: 'Für das neue Schuljahr' };
    valueOf(await shop.wishlists.describe(shopper, externalId, form));
    expect(sentWith('updateWishlist')).toEqual({ externalId, ...form });
    expect(await readList(fixture, shopper, externalId)).toMatchObject({
      name: 'Klasse 4b',
      description: 'Für das neue Schuljahr',
      kind: 'class-list',
    });
    valueOf(await shop.wishlists.remove(shopper, externalId));
    expect(sentWith('deleteWishlist')).toEqual({ externalId });
    expect(await shop.wishlists.all(shopper, externalId)).toEqual({ ok: false, refusal: { because: 'no-such-list' } });
  }),
);

it(
  'shareWishlist returns the token of a link, inviteToWishlist mails one (UPM-52)',
  withFixture(fakeUpstream.harness, CUSTOMER, async (fixture) => {
    const { shopper, shop } = fixture;
    const externalId = await createdList(fixture, shopper);
    const { token } = valueOf(await shop.sharedWishlists.share(shopper, externalId, 'editor'));
    expect(sentWith('shareWishlist')).toEqual({ externalId, level: 'EDITOR' });
    expect(await shop.sharedWishlists.open(shopper, token)).toMatchObject({ value: { invitation: { externalId } } });
    const invited = { email: 'kollegin@schule.example', level: 'admin' } as const;
    valueOf(await shop.sharedWishlists.invite(shopper, externalId, invited));
    expect(sentWith('inviteToWishlist')).toEqual({ externalId, email: 'kollegin@schule.example', level: 'ADMIN' });
    expect(await fixture.mailsTo('kollegin@schule.example')).toHaveLength(1);
  }),
);

it(
  'addCommentToWishlist and deleteCommentFromWishlist write and delete comments on entries (UPM-54)',
  withFixture(fakeUpstream.harness, CUSTOMER, async (fixture) => {
    const { shopper, shop, goods } = fixture;
    const wishlistId = await createdList(fixture, shopper, [pieces(goods.ordinary[0])]);
    const [entry] = (await readList(fixture, shopper, wishlistId)).entries;
    const written = valueOf(
      await shop.wishlists.comment(shopper, wishlistId, { text: 'Bitte in Blau', entryId: entry?.externalId ?? '' }),
    );
    expect(sentWith('addCommentToWishlist')).toEqual({
      externalId: wishlistId,
      comment: 'Bitte in Blau',
      positionId: entry?.externalId,
    });
    expect(valueOf(await shop.wishlists.comments(shopper, wishlistId))).toEqual([written]);
    expect(sentWith('getCommentsPerWishlist')).toEqual({ wishlistId });
    valueOf(await shop.wishlists.deleteComment(shopper, wishlistId, written.id));
    expect(sentWith('deleteCommentFromWishlist')).toEqual({ externalId: wishlistId, commentId: written.id });
    expect(valueOf(await shop.wishlists.comments(shopper, wishlistId))).toEqual([]);
  }),
);

it(
  'importIntoWishlist adds several articles at once, addProductToWishlist one (UPM-44, UPM-53)',
  withFixture(fakeUpstream.harness, {}, async (fixture) => {
    const { shopper, shop, goods } = fixture;
    const externalId = await merkzettelIdOf(fixture, shopper);
    const [one, two, three] = goods.ordinary.map((itemId) => pieces(itemId, 2));
    const items = [one, two].flatMap((item) => item ?? []);
    valueOf(await shop.wishlists.change(shopper, externalId, { do: 'add-items', items }));
    expect(sentWith('importIntoWishlist')).toEqual({ externalId, entries: items });
    valueOf(await shop.wishlists.change(shopper, externalId, { do: 'add-items', items: three ? [three] : [] }));
    expect(sentWith('addProductToWishlist')).toEqual({ externalId, entry: three });
    expect((await readList(fixture, shopper)).entries).toHaveLength(3);
  }),
);

it(
  'a bookmark takes an article off the Merkzettel by its product and item, and off nothing else (UPM-45)',
  withFixture(fakeUpstream.harness, CUSTOMER, async (fixture) => {
    const { shopper, shop, goods } = fixture;
    const externalId = await merkzettelIdOf(fixture, shopper);
    const otherId = await createdList(fixture, shopper, [pieces(goods.ordinary[0])]);
    const items = goods.ordinary.slice(0, 2).map((itemId) => pieces(itemId));
    valueOf(await shop.wishlists.change(shopper, externalId, { do: 'add-items', items }));
    const [entry] = (await readList(fixture, shopper)).entries;
    const item = { productId: entry?.product.productId ?? '', itemId: entry?.item?.itemId ?? '' };
    const pressed = await bookmarkProduct(shop, aVisit(shopper))({ ...item, canChoose: true, listIds: [otherId] });
    expect(sentWith('removeProductFromMerkzettel')).toEqual({ entry: item });
    expect(pressed).toMatchObject({ value: { changes: [{ did: 'removed', listId: externalId }] } });
    const wish = { do: 'remove-entry', entryId: entry?.externalId ?? '', item } as const;
    expect(valueOf(await shop.wishlists.change(shopper, externalId, wish)).removed).toEqual([]);
    expect((await readList(fixture, shopper)).entries).toHaveLength(1);
    expect((await readList(fixture, shopper, otherId)).entries).toHaveLength(1);
  }),
);
