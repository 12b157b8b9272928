import type { Contents } from '@shop/domain/content/contents.port';
import { footerOf } from './footer.ts';
import { pageAt } from './pages.ts';
import type { WorldOf } from '../worlds/worlds.ts';

export const inMemoryContents = (worldOf: WorldOf): Contents => ({
  page: async (shopper, path) =>
    worldOf(shopper).read(({ goods, now, worldId }) =>
      pageAt(path, { storefront: shopper.storefront, goods, now, worldId }),
    ),
  footer: async (shopper) => footerOf(shopper.storefront),
});
