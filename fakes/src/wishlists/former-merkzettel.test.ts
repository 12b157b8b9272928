import type { StorefrontId } from '@shop/domain/storefronts/storefront';
import { valueOf } from '@shop/domain/testing/fixtures';
import { merkzettelIdOf, pieces, registered } from '@shop/domain/testing/sharing-lists';
import { expect, it } from 'vitest';
import { aShop } from '../testing/a-shop.ts';

const HOUR_MS = 60 * 60 * 1000;

it.each([
  ['de', 'Merkzettel vom 23. November'],
  ['at', 'Merkzettel vom 23. November'],
  ['en', 'Merkzettel of 23 November'],
] as const satisfies readonly (readonly [StorefrontId, string])[])(
  'a merge that is undone on %s after midnight leaves the list "%s"',
  async (storefront, name) => {
    const on = await aShop(storefront);
    const { wishlists } = on.shop;
    const add = { do: 'add-items', items: [pieces(on.picked())] } as const;
    valueOf(await wishlists.change(on.shopper, await merkzettelIdOf(on, on.shopper), add));
    on.world.advance({ advanceMs: 10 * HOUR_MS });
    const customer = await registered(on, 'Lena', 'Muster', on.shopper);
    const mergeId = valueOf(await wishlists.all(customer)).collection.merge?.id ?? '';
    on.world.advance({ advanceMs: 5 * HOUR_MS });
    const { merkzettel, further } = valueOf(await wishlists.undoMerge(customer, mergeId));
    expect([merkzettel.entryCount, further.map((list) => [list.name, list.entryCount])]).toEqual([0, [[name, 1]]]);
  },
);
