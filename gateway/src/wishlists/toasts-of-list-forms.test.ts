import { omitNil } from '@shop/domain/shared/omit-nil';
import { valueOf } from '@shop/domain/testing/fixtures';
import { createdList, manyItems, readList, registered } from '@shop/domain/testing/sharing-lists';
import { PERSONAS } from '@shop/fakes/personas/personas';
import { expect, it } from 'vitest';
import { signInAs, visitorOfAFake } from '../testing/visitor-of-a-fake.ts';
import { ChangeWishlistMember } from './change-wishlist-member.action.ts';
import { ChangeWishlist } from './change-wishlist.action.ts';

/** A customer with a list of three articles. */
const arrange = async () => {
  const visitor = visitorOfAFake();
  const { shop } = visitor;
  const anonymous = visitor.visitor().shopper;
  await signInAs(visitor, PERSONAS.existing);
  const at = visitor.visitor();
  const items = await manyItems({ shop, anonymous }, 3);
  const wishlistId = await createdList({ shop }, at.shopper, items, { name: 'Kollegium 3b' });
  return { shop, anonymous, at, wishlistId, list: () => readList({ shop }, at.shopper, wishlistId) };
};

it('a move without scripts is told with the place that the entry has now', async () => {
  const { shop, at, wishlistId, list } = await arrange();
  const { entries } = await list();
  const [first, second, third] = entries.map(({ externalId, product }) => ({ id: externalId, name: product.name }));
  const move = async (entryId = '', before?: string) => {
    const form = {
      wishlistId,
      do: 'place-entry',
      entryId,
      ...omitNil({ before }),
      version: '1',
      productId: '',
      itemId: '',
      to: '',
      quantity: '',
    } as const;
    return (await new ChangeWishlist().form(at, shop, form)).toasts;
  };
  const told = (messageKey: string, name: string | undefined, values = {}) => [
    { kind: 'success', messageKey, values: { name, list: 'Kollegium 3b', ...values } },
  ];
  expect(await move(third?.id, first?.id)).toEqual(told('shop.wishlist.placedFirst', third?.name));
  expect(await move(second?.id, first?.id)).toEqual(
    told('shop.wishlist.placed', second?.name, { place: '2', most: '3' }),
  );
  expect(await move(third?.id)).toEqual(told('shop.wishlist.placedLast', third?.name));
});

it('a change of a member without scripts is told with their name', async () => {
  const { shop, anonymous, at, wishlistId, list } = await arrange();
  const { token } = valueOf(await shop.sharedWishlists.share(at.shopper, wishlistId, 'commentator'));
  valueOf(await shop.sharedWishlists.join(await registered({ shop, anonymous }, 'Paul', 'Bauer'), token));
  const { users } = await list();
  const memberId = users.find(({ isSelf }) => !isSelf)?.memberId ?? '';
  const change = async (what: 'set-level' | 'remove') =>
    (await new ChangeWishlistMember().form(at, shop, { wishlistId, memberId, do: what, level: 'editor' })).toasts;
  const values = { list: 'Kollegium 3b', name: 'Paul B.' };
  expect(await change('set-level')).toEqual([{ kind: 'success', messageKey: 'shop.wishlist.member.editor', values }]);
  expect(await change('remove')).toEqual([{ kind: 'success', messageKey: 'shop.wishlist.member.removed', values }]);
});
