import type { Search } from '@shop/domain/search/search.port';
import { catalogueContext } from './in-memory-catalogue.ts';
import type { World } from '../worlds/world.ts';
import { adjustQuery } from '../search/adjust-query.ts';
import { checkQuery } from '../search/check-query.ts';
import { indexFor } from '../search/find-goods.ts';
import { searchGoods } from '../search/search-goods.ts';
import { suggestQueries } from '../search/suggest-queries.ts';

export const inMemorySearch = (world: World): Search => ({
  search: async (shopper, query) => world.read((view) => searchGoods(query, catalogueContext(view, shopper))),
  suggestQueries: async (shopper, userQuery) =>
    world.read(({ goods }) => suggestQueries(goods, indexFor({ goods, storefront: shopper.storefront }), userQuery)),
  checkQuery: async (shopper, originalQuery) =>
    world.read(({ goods }) => checkQuery(indexFor({ goods, storefront: shopper.storefront }), originalQuery)),
  adjustLongtailQuery: async (shopper, searchQuery) =>
    world.read(({ goods }) => adjustQuery(indexFor({ goods, storefront: shopper.storefront }), searchQuery)),
});
