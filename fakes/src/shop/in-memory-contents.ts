import type { Contents } from '@shop/domain/content/contents.port';
import { footerOf } from '../content/footer.ts';
import { pageAt } from '../content/pages.ts';
import type { World } from '../worlds/world.ts';

export const inMemoryContents = (world: World): Contents => ({
  page: async (shopper, path) =>
    world.read(({ goods, now, worldId }) => pageAt(path, { storefront: shopper.storefront, goods, now, worldId })),
  footer: async (shopper) => footerOf(shopper.storefront),
});
