import { PERSONAS } from '@shop/fakes/personas/personas';
import { describe, expect, it } from 'vitest';
import { bookmarkProduct, type BookmarkCommand } from '@shop/domain/wishlists/bookmark-product';
import { createWishlist } from '@shop/domain/wishlists/create-wishlist';
import { valueOf } from '@shop/domain/testing/fixtures';
import { createdList, registered } from '@shop/domain/testing/sharing-lists';
import type { VisitorOfAFake } from '../testing/visitor-of-a-fake.ts';
import { signInAs, visitorOfAFake } from '../testing/visitor-of-a-fake.ts';

const articleOf = ({ world, itemId }: VisitorOfAFake) => ({
  itemId,
  productId: world.read(({ goods }) => goods.item(itemId)?.productId ?? ''),
});

const press = (visitor: VisitorOfAFake, command: Partial<BookmarkCommand> = {}) =>
  bookmarkProduct(visitor.shop, visitor.visitor())({ ...articleOf(visitor), canChoose: true, ...command });

/** On which of the visitor's lists the product is. */
const listsOf = async (visitor: VisitorOfAFake): Promise<readonly string[]> => {
  const { productId } = articleOf(visitor);
  const lists = await visitor.shop.wishlists.bookmarks(visitor.visitor().shopper);
  return lists.filter(({ entries }) => entries.some((entry) => entry.productId === productId)).map(({ name }) => name);
};

const customer = async (...names: readonly string[]) => {
  const visitor = visitorOfAFake();
  const anonymous = visitor.visitor().shopper;
  await signInAs(visitor, PERSONAS.existing);
  const ids: string[] = [];
  for (const listName of names) {
    const made = await createWishlist(
      visitor.shop,
      visitor.visitor(),
    )({ listName, listDescription: '', kind: 'list', items: [] });
    if (made.ok) ids.push(made.value.list.externalId);
  }
  return { visitor, anonymous, ids };
};

describe('the press of a bookmark', () => {
  it('opens a session for a visitor’s first one, and puts the product on the Merkzettel', async () => {
    const visitor = visitorOfAFake();
    const pressed = await press(visitor);
    expect(pressed).toMatchObject({ ok: true, value: { changes: [{ did: 'added', listName: 'Merkzettel' }] } });
    expect(visitor.visitor().shopper.userId).toBeDefined();
    expect(await listsOf(visitor)).toEqual(['Merkzettel']);
  });

  it('opens no session to take a product off', async () => {
    const visitor = visitorOfAFake();
    expect(await press(visitor, { isOn: false })).toEqual({ ok: true, value: { bookmarks: [], changes: [] } });
    expect(visitor.visitor().shopper.userId).toBeUndefined();
  });

  it('adds the product if it is on no list, and removes it if it is on one (WISH-02)', async () => {
    const visitor = visitorOfAFake();
    await press(visitor);
    expect(await press(visitor)).toMatchObject({ ok: true, value: { changes: [{ did: 'removed' }] } });
    expect(await listsOf(visitor)).toEqual([]);
  });

  it('changes nothing if the bookmark is already as it is to be', async () => {
    const visitor = visitorOfAFake();
    await press(visitor, { isOn: true });
    expect(await press(visitor, { isOn: true })).toMatchObject({ ok: true, value: { changes: [] } });
    expect(await listsOf(visitor)).toEqual(['Merkzettel']);
  });

  it('of a customer with one list uses it', async () => {
    const { visitor } = await customer();
    await press(visitor, { isOn: true });
    expect(await listsOf(visitor)).toEqual(['Merkzettel']);
  });

  it('of a customer with several lists asks for one of them, and changes nothing until then', async () => {
    const { visitor, ids } = await customer('Klasse 3a');
    expect(await press(visitor, { isOn: true })).toMatchObject({
      ok: false,
      refusal: { refusal: { because: 'choose-list' }, bookmarks: [{ name: 'Merkzettel' }, { name: 'Klasse 3a' }] },
    });
    expect(await listsOf(visitor)).toEqual([]);
    await press(visitor, { isOn: true, listIds: ids });
    expect(await listsOf(visitor)).toEqual(['Klasse 3a']);
  });

  it('leads to exactly the lists that were chosen', async () => {
    const { visitor, ids } = await customer('Klasse 3a', 'Klasse 3b');
    const [third = '', other = ''] = ids;
    await press(visitor, { isOn: true, listIds: [third] });
    const moved = await press(visitor, { isOn: true, listIds: [other] });
    expect(moved.ok && moved.value.changes.map(({ did, listName }) => [did, listName])).toEqual([
      ['removed', 'Klasse 3a'],
      ['added', 'Klasse 3b'],
    ]);
    expect(await listsOf(visitor)).toEqual(['Klasse 3b']);
  });

  it('changes nothing if one of the lists that were chosen is not there, or may only be read', async () => {
    const { visitor, anonymous, ids } = await customer('Klasse 3a', 'Klasse 3b');
    const [third = '', other = ''] = ids;
    await press(visitor, { isOn: true, listIds: [third] });
    const unknown = await press(visitor, { isOn: true, listIds: [other, 'no-such-list'], newListName: 'Neu' });
    expect(unknown).toMatchObject({ ok: false, refusal: { refusal: { because: 'no-such-list' } } });
    const creator = await registered({ shop: visitor.shop, anonymous }, 'Carla');
    const read = await createdList({ shop: visitor.shop }, creator, [], { name: 'Fremd' });
    expect(await press(visitor, { isOn: true, listIds: [read] })).toMatchObject({
      refusal: { refusal: { because: 'no-such-list' } },
    });
    const { token } = valueOf(await visitor.shop.sharedWishlists.share(creator, read, 'commentator'));
    valueOf(await visitor.shop.sharedWishlists.join(visitor.visitor().shopper, token));
    expect(await press(visitor, { isOn: true, listIds: [other, read] })).toMatchObject({
      refusal: { refusal: { because: 'not-allowed' } },
    });
    const lists = await visitor.shop.wishlists.bookmarks(visitor.visitor().shopper);
    expect(lists.map(({ name, entries }) => [name, entries.length])).toEqual([
      ['Merkzettel', 0],
      ['Klasse 3a', 1],
      ['Klasse 3b', 0],
      ['Fremd', 0],
    ]);
  });

  it('makes a list of the typed name with the product on it, beside the lists that were chosen', async () => {
    const { visitor, ids } = await customer('Klasse 3a');
    const made = await press(visitor, { isOn: true, listIds: ids, newListName: ' Schulanfang  Mia ' });
    expect(made.ok && made.value.changes.map(({ did, listName }) => [did, listName])).toEqual([
      ['added', 'Schulanfang Mia'],
      ['added', 'Klasse 3a'],
    ]);
    expect(await listsOf(visitor)).toEqual(['Klasse 3a', 'Schulanfang Mia']);
  });

  it('changes nothing if the new list has a name that is taken', async () => {
    const { visitor, ids } = await customer('Klasse 3a');
    expect(await press(visitor, { isOn: true, listIds: ids, newListName: 'klasse 3A' })).toMatchObject({
      refusal: { refusal: { because: 'invalid-form', fieldErrors: [{ message: 'shop.wishlist.nameTaken' }] } },
    });
    expect(await listsOf(visitor)).toEqual([]);
  });

  it('where nothing can be chosen uses the current list, and takes the product off all', async () => {
    const { visitor, ids } = await customer('Klasse 3a');
    await press(visitor, { canChoose: false });
    expect(await listsOf(visitor)).toEqual(['Merkzettel']);
    await press(visitor, { listIds: [...ids, ...(await merkzettelId(visitor))] });
    expect(await listsOf(visitor)).toEqual(['Merkzettel', 'Klasse 3a']);
    await press(visitor, { canChoose: false });
    expect(await listsOf(visitor)).toEqual([]);
  });

  it('returns the bookmarks as they are afterwards', async () => {
    const { visitor } = await customer();
    const pressed = await press(visitor, { isOn: true });
    const { productId } = articleOf(visitor);
    expect(pressed.ok && pressed.value.bookmarks[0]?.entries.map((entry) => entry.productId)).toEqual([productId]);
    const again = await press(visitor, { isOn: false });
    expect(again.ok && again.value.bookmarks[0]?.entries).toEqual([]);
  });

  it('of an article that the shop does not have says so', async () => {
    const { visitor } = await customer();
    expect(await press(visitor, { productId: 'no-such', itemId: 'no-such', isOn: true })).toMatchObject({
      ok: false,
      refusal: { refusal: { because: 'no-such-item' } },
    });
  });
});

const merkzettelId = async (visitor: VisitorOfAFake): Promise<readonly string[]> =>
  (await visitor.shop.wishlists.bookmarks(visitor.visitor().shopper))
    .filter(({ isDefault }) => isDefault)
    .map(({ externalId }) => externalId);
