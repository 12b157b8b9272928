import type { Contents } from '@shop/domain/content/contents.port';
import { footerOf } from './content/footer.ts';
import { pageAt } from './content/pages.ts';
import type { WorldOf } from './worlds/world-of.ts';

export const inMemoryContents = (worldOf: WorldOf): Contents => ({
  page: async (shopper, path) => worldOf(shopper).read(({ goods }) => pageAt(path, { storefront: shopper.storefront, goods })),
  footer: async (shopper) => footerOf(shopper.storefront),
});
