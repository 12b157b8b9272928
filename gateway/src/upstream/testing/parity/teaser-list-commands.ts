import fc from 'fast-check';
import { command, index } from './command.ts';
import { after, cartIdOf, itemOf } from './side.ts';
import { item, listed } from './wishlist-changes.ts';
import { withoutOrigins } from './without-origins.ts';

const teaserList = fc.constantFrom('teaser-schulanfang', 'teaser-klassenzimmer', 'no-such-list');

/** What shoppers do with lists of the editors. */
export const teaserListCommands = [
  command('list of the editors', fc.tuple(teaserList, index), async (side, [id, at]) => {
    const { teaserLists } = side.fixture.shop;
    const list = await teaserLists.find(side.shopper, id);
    const replaced = await teaserLists.replaceItem(side.shopper, {
      itemId: itemOf(side, at),
      oldExternalId: list?.entries[at]?.externalId ?? 'no-such-entry',
      quantity: 2,
    });
    return after(side, withoutOrigins([list ?? null, replaced ?? null]));
  }),
  command(
    'totals of the editors',
    fc.array(fc.tuple(item, fc.nat({ max: 5 })), { maxLength: 3 }),
    async (side, chosen) => {
      const items = chosen.map(([at, pieces]) => listed(side, at, pieces));
      return after(side, await side.fixture.shop.teaserLists.totals(side.shopper, items));
    },
  ),
  command('editors to cart', fc.array(fc.tuple(item, fc.nat({ max: 5 })), { maxLength: 3 }), async (side, chosen) => {
    const items = chosen.map(([at, pieces]) => listed(side, at, pieces));
    const put = await side.fixture.shop.teaserLists.putIntoCart(side.shopper, cartIdOf(side), items);
    return after(side, put, put.ok ? { cart: put.value.cart } : {});
  }),
];
