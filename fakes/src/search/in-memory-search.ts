import type { Search } from '@shop/domain/search/search.port';
import { catalogueContext } from '../catalogue/in-memory-catalogue.ts';
import type { WorldOf } from '../worlds/worlds.ts';
import { adjustQuery } from './adjust-query.ts';
import { checkQuery } from './check-query.ts';
import { indexFor } from './find-goods.ts';
import { searchGoods } from './search-goods.ts';
import { suggestQueries } from './suggest-queries.ts';

export const inMemorySearch = (worldOf: WorldOf): Search => ({
  search: async (shopper, query) =>
    worldOf(shopper).read((view) => searchGoods(query, catalogueContext(view, shopper))),
  suggestQueries: async (shopper, userQuery) =>
    worldOf(shopper).read(({ goods }) =>
      suggestQueries(goods, indexFor({ goods, storefront: shopper.storefront }), userQuery),
    ),
  checkQuery: async (shopper, originalQuery) =>
    worldOf(shopper).read(({ goods }) =>
      checkQuery(indexFor({ goods, storefront: shopper.storefront }), originalQuery),
    ),
  adjustLongtailQuery: async (shopper, searchQuery) =>
    worldOf(shopper).read(({ goods }) => adjustQuery(indexFor({ goods, storefront: shopper.storefront }), searchQuery)),
});
