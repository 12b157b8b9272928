import { dealItemId } from '@shop/domain/deals/deal-item-id';
import { addItem } from '@shop/domain/testing/fixtures';
import fc from 'fast-check';
import { command, nothing } from './command.ts';
import { after, cartIdOf } from './side.ts';

const SECOND_MS = 1_000;

/** What shoppers do with pieces of a lightning deal. */
export const dealCommands = [
  command('add deal', fc.nat({ max: 8 }), async (side, quantity) => {
    const { goods, shop } = side.fixture;
    return after(
      side,
      await shop.carts.update(side.shopper, cartIdOf(side), [addItem(dealItemId(goods.ordinary[0]), quantity + 1)]),
    );
  }),
  command('reservation', nothing, async (side) =>
    after(side, await side.fixture.shop.deals.reservation(side.shopper, cartIdOf(side))),
  ),
  command('refresh deals', nothing, async (side) =>
    after(side, await side.fixture.shop.deals.refreshExpired(side.shopper, cartIdOf(side))),
  ),
  command('extend deals', nothing, async (side) =>
    after(side, await side.fixture.shop.deals.extend(side.shopper, cartIdOf(side))),
  ),
  command('wait for deals', fc.constantFrom(1, 60, 900), async (side, seconds) => {
    await side.fixture.pass(seconds * SECOND_MS);
    return after(side, seconds);
  }),
];
