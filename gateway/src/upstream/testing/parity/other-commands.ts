import fc from 'fast-check';
import { CATEGORY_SORTS } from '@shop/domain/catalogue/category';
import { NO_FILTERS, type ListingFilters } from '@shop/domain/catalogue/listing-filters';
import { aDeclaration } from '@shop/domain/testing/a-declaration';
import { command, index, nothing } from './command.ts';
import { itemOf, after } from './side.ts';

const RED_ONLY: ListingFilters = { enumFilters: [{ id: 'colour', values: ['red'] }], rangeFilters: [{ kind: 'PRICE', id: 'price', from: 129, to: 2999 }] };

/** Commands that do not concern the cart. */
export const otherCommands = [
  command('listing', fc.tuple(fc.nat({ max: 3 }), fc.constantFrom(...CATEGORY_SORTS), fc.constantFrom(NO_FILTERS, RED_ONLY)), async (side, [page, sort, filters]) =>
    after(side, await side.fixture.shop.catalogue.category(side.shopper, side.fixture.goods.category, { page: page + 1, sort, filters })),
  ),
  command('product', nothing, async (side) => after(side, await side.fixture.shop.catalogue.product(side.shopper, side.fixture.goods.withVariants, {}))),
  command('parameters', nothing, async (side) => after(side, await side.fixture.shop.parameters.byName(side.shopper, ['paymentTypes', 'lightning_deal']))),
  command('withdraw', fc.record({ fullName: fc.constantFrom('Gerda Gast', ''), withdrawnGoods: fc.constantFrom(undefined, ' 2 Hefte ') }), async (side, overrides) =>
    after(side, await side.fixture.shop.withdrawals.declare(side.shopper, aDeclaration(overrides), `declaration-of-${overrides.withdrawnGoods ?? 'all'}`)),
  ),
  command('time passes', fc.constantFrom(60_000, 45 * 60_000), async (side, ms) => after(side, await side.fixture.pass(ms))),
  command('stock', fc.tuple(index, fc.constantFrom(0, 2, 500)), async (side, [at, pieces]) => after(side, await side.fixture.setStock(itemOf(side, at), pieces))),
];
