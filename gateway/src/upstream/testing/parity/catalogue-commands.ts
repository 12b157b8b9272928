import fc from 'fast-check';
import { CATEGORY_SORTS } from '@shop/domain/catalogue/category';
import { NO_FILTERS, type ListingFilters } from '@shop/domain/catalogue/listing-filters';
import { SEARCH_SORTS } from '@shop/domain/search/search-query';
import { aReviewForm } from '@shop/domain/testing/a-review';
import { command, index, nothing } from './command.ts';
import { itemOf, after } from './side.ts';
import { withoutOrigins } from './without-origins.ts';

const RED_ONLY: ListingFilters = {
  enumFilters: [{ id: 'colour', values: ['red'] }],
  rangeFilters: [{ kind: 'PRICE', id: 'price', from: 129, to: 2999 }],
};

const filters = fc.constantFrom(NO_FILTERS, RED_ONLY);
/** Words that are found, misspelt, in too long a search, in nothing, and the number of an article. */
const term = fc.constantFrom(
  'Schulheft',
  'bleistfit',
  'pencil',
  'Bleistift mit Regenbogenglitzer',
  'qqqqq',
  'agb',
  '1011001',
);
const reviewFilter = fc.constantFrom({}, { stars: 5 } as const, { stars: 1 } as const);

/** Commands that find and show articles. */
export const catalogueCommands = [
  command(
    'listing',
    fc.tuple(fc.nat({ max: 3 }), fc.constantFrom(...CATEGORY_SORTS), filters),
    async (side, [page, sort, chosen]) =>
      after(
        side,
        await side.fixture.shop.catalogue.category(side.shopper, side.fixture.goods.category, {
          page: page + 1,
          sort,
          filters: chosen,
        }),
      ),
  ),
  command('product', nothing, async (side) =>
    after(
      side,
      withoutOrigins(await side.fixture.shop.catalogue.product(side.shopper, side.fixture.goods.withVariants, {})),
    ),
  ),
  command('item', index, async (side, at) =>
    after(side, await side.fixture.shop.catalogue.item(side.shopper, itemOf(side, at))),
  ),
  command(
    'search',
    fc.tuple(term, fc.nat({ max: 2 }), fc.constantFrom(...SEARCH_SORTS), filters),
    async (side, [searchTerm, page, sort, chosen]) =>
      after(
        side,
        await side.fixture.shop.search.search(side.shopper, { searchTerm, page: page + 1, sort, filters: chosen }),
      ),
  ),
  command('search beforehand', term, async (side, typed) => {
    const { search } = side.fixture.shop;
    return after(side, [
      await search.suggestQueries(side.shopper, typed),
      await search.checkQuery(side.shopper, typed),
      await search.adjustLongtailQuery(side.shopper, typed),
    ]);
  }),
  command('reviews', fc.tuple(reviewFilter, fc.nat({ max: 20 })), async (side, [filter, offset]) => {
    const { shop, goods } = side.fixture;
    return after(side, [
      await shop.reviews.first(side.shopper, goods.reviewed, filter),
      await shop.reviews.more(side.shopper, goods.reviewed, { filter, offset }),
    ]);
  }),
  command('write a review', fc.constantFrom({}, { title: '' }, { rating: 2 } as const), async (side, overrides) =>
    after(
      side,
      await side.fixture.shop.reviews.save(side.shopper, side.fixture.goods.reviewed, aReviewForm(overrides)),
    ),
  ),
  command('own review', nothing, async (side) =>
    after(side, await side.fixture.shop.reviews.own(side.shopper, side.fixture.goods.reviewed)),
  ),
];
