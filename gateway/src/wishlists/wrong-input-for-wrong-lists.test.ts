import { refusalOf, valueOf } from '@shop/domain/testing/fixtures';
import { createdList, registered } from '@shop/domain/testing/sharing-lists';
import { changeWishlist } from '@shop/domain/wishlists/change-wishlist';
import { followListLink } from '@shop/domain/wishlists/follow-list-link';
import { importIntoList } from '@shop/domain/wishlists/import-into-list';
import { shareWishlist } from '@shop/domain/wishlists/share-wishlist';
import { PERSONAS } from '@shop/fakes/personas/personas';
import { describe, expect, it } from 'vitest';
import { signInAs, visitorOfAFake } from '../testing/visitor-of-a-fake.ts';

/** A customer, and somebody else's list with a link for those who may comment. */
const arrange = async () => {
  const visitor = visitorOfAFake();
  const { shop } = visitor;
  const creator = await registered({ shop, anonymous: visitor.visitor().shopper }, 'Carla');
  const foreign = await createdList({ shop }, creator, [], { kind: 'class-list' });
  const { token } = valueOf(await shop.sharedWishlists.share(creator, foreign, 'commentator'));
  await signInAs(visitor, PERSONAS.existing);
  const at = visitor.visitor();
  const impossible = { do: 'change-quantity', entryId: 'no-such-entry', quantity: 9999, version: 1 } as const;
  const claimed = { entryId: 'no-such-entry', quantity: 0, evenIfTaken: false };
  const reasons = async (id: string) =>
    [
      refusalOf(await changeWishlist(shop, at).entries(id, impossible)),
      refusalOf(await changeWishlist(shop, at).describe(id, { listName: '', listDescription: '' })),
      refusalOf(await importIntoList(shop, at)(id, '')),
      refusalOf(await shareWishlist(shop, at).invite(id, { email: 'kein-at-zeichen', level: 'editor' })),
      refusalOf(await changeWishlist(shop, at).comment(id, '')),
      refusalOf(await followListLink(shop, at).claim({ list: { listId: id }, ...claimed })),
    ].map((refusal) => refusal?.because);
  const claimBy = async (by: string, id = foreign) =>
    refusalOf(await followListLink(shop, at).claim({ list: { listId: id, token: by }, ...claimed }))?.because;
  const join = async () => valueOf(await shop.sharedWishlists.join(at.shopper, token));
  const own = await createdList({ shop }, at.shopper, []);
  return { reasons, claimBy, join, token, foreign, own };
};

const times = (count: number, because: string): readonly string[] => Array.from({ length: count }, () => because);

describe('what is wrong with the input', () => {
  it('is said only to those who may do this with the list', async () => {
    const { reasons, join, foreign, own } = await arrange();
    for (const id of ['no-such-list', foreign]) expect(await reasons(id)).toEqual(times(6, 'no-such-list'));
    await join();
    expect(await reasons(foreign)).toEqual([...times(4, 'not-allowed'), 'invalid-form', 'invalid-quantity']);
    expect(await reasons(own)).toEqual([
      'invalid-quantity',
      'invalid-form',
      'nothing-to-add',
      'invalid-form',
      'invalid-form',
      'invalid-quantity',
    ]);
  });

  it('is said of a claim to those whose link leads to the list', async () => {
    const { claimBy, token, own } = await arrange();
    expect([await claimBy('no-such-link'), await claimBy(token, own), await claimBy(token)]).toEqual([
      'no-such-list',
      'no-such-list',
      'invalid-quantity',
    ]);
  });
});
