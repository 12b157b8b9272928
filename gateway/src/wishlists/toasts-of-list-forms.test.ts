import { omitNil } from '@shop/domain/shared/omit-nil';
import { valueOf } from '@shop/domain/testing/fixtures';
import { createdList, manyItems, readList, registered } from '@shop/domain/testing/sharing-lists';
import { MOST_WISHLIST_ENTRIES } from '@shop/domain/wishlists/wishlist';
import type { WishlistChange } from '@shop/domain/wishlists/wishlist-change';
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

it('all that was removed is restored without scripts, and told with what a full list left out', async () => {
  const { shop, anonymous, at, wishlistId, list } = await arrange();
  const { entries } = await list();
  const entryIds = entries.map(({ externalId }) => externalId);
  const names = entries.map(({ product }) => product.name);
  const change = async (asked: WishlistChange) => valueOf(await shop.wishlists.change(at.shopper, wishlistId, asked));
  const restore = async () =>
    (
      await new ChangeWishlist().form(at, shop, {
        wishlistId,
        do: 'restore-entries',
        entryId: '',
        version: '',
        itemId: '',
        to: '',
        quantity: '',
      })
    ).toasts;
  await change({ do: 'remove-entries', entryIds });
  const others = (await manyItems({ shop, anonymous }, MOST_WISHLIST_ENTRIES + 1)).slice(3);
  await change({ do: 'add-items', items: others });
  const told = { list: 'Kollegium 3b', count: '2' };
  expect(await restore()).toEqual([
    { kind: 'success', messageKey: 'shop.wishlist.restoredSeveral', values: { ...told, name: names[0] } },
    {
      kind: 'warning',
      messageKey: 'shop.wishlist.leftOut',
      values: { list: 'Kollegium 3b', count: '1', names: names[2] },
    },
  ]);
  expect((await list()).removed.map(({ name }) => name)).toEqual(names.slice(2));
  expect(await restore()).toEqual([{ kind: 'error', messageKey: 'shop.wishlist.full' }]);
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
