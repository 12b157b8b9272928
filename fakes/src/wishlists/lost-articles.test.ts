import { cartIdOf, refusalOf, valueOf } from '@shop/domain/testing/fixtures';
import {
  changeList,
  createdList,
  merkzettelIdOf,
  pieces,
  readList,
  registered,
} from '@shop/domain/testing/sharing-lists';
import { describe, expect, it } from 'vitest';
import { loseProduct } from '../catalogue/lost-products.ts';
import { aShop } from '../testing/a-shop.ts';

const arrange = async () => {
  const on = await aShop();
  const { world, shop, anonymous, picked } = on;
  const customer = await registered({ shop, anonymous });
  const [lost, sold] = [picked(), picked({ severalItems: false, stock: 50, from: 400, to: 900, isCatalog: false })];
  const listId = await createdList(on, customer, [pieces(lost, 3), pieces(sold, 2)]);
  const before = await readList(on, customer, listId);
  world.run((tx) => loseProduct(tx, tx.goods.item(lost)?.productId ?? ''));
  return { ...on, customer, listId, lost, sold, before };
};

describe('an article that the shop no longer has', () => {
  it('stays on the list with the name and the order number that it had', async () => {
    const on = await arrange();
    const [entry, other] = (await readList(on, on.customer, on.listId)).entries;
    const [known, same] = on.before.entries;
    expect(entry).toMatchObject({
      externalId: known?.externalId,
      quantity: 3,
      orderNumber: known?.orderNumber,
      isSaleable: false,
      product: { productId: known?.product.productId, name: known?.product.name },
    });
    expect([entry?.product.path, entry?.item, entry?.total, entry?.replacement]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(other).toEqual(same);
  });

  it('does not go into the cart, which gets the rest', async () => {
    const on = await arrange();
    const into = { cartId: cartIdOf(on.customer) };
    const { cart, skipped } = valueOf(await on.shop.wishlists.putIntoCart(on.customer, { listId: on.listId }, into));
    expect(cart.positions.map(({ itemId, quantity }) => [itemId, quantity])).toEqual([[on.sold, 2]]);
    expect(skipped).toEqual([
      {
        entryId: on.before.entries[0]?.externalId,
        name: on.before.entries[0]?.product.name,
        gap: 'no-longer-sold',
      },
    ]);
  });

  it('can be removed, restored, copied and replaced', async () => {
    const on = await arrange();
    const { customer, listId, lost, sold } = on;
    const [first, second] = on.before.entries;
    const entryId = first?.externalId ?? '';
    const removed = valueOf(await changeList(on, customer, listId, { do: 'remove-entry', entryId })).removed;
    expect(removed).toMatchObject([{ name: first?.product.name, orderNumber: first?.orderNumber, index: 0 }]);
    valueOf(await changeList(on, customer, listId, { do: 'restore-entry', entryId }));
    const to = await merkzettelIdOf(on, customer);
    const copied = await changeList(on, customer, listId, { do: 'copy-entries', entryIds: [entryId], to });
    expect(valueOf(copied).items.added).toMatchObject([{ name: first?.product.name, quantity: 3 }]);
    const replace = { do: 'replace-item', entryId, itemId: sold, version: 1 } as const;
    expect(valueOf(await changeList(on, customer, listId, replace))).toMatchObject({
      entries: [{ externalId: entryId, quantity: 5, item: { itemId: sold } }],
      gone: [second?.externalId],
    });
    const again = await changeList(on, customer, listId, { do: 'add-items', items: [pieces(lost)] });
    expect(refusalOf(again)).toEqual({ because: 'no-such-item', itemId: lost });
  });
});
