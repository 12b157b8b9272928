import { NO_FILTERS } from '@shop/domain/catalogue/listing-filters';
import { behavesLikeSearch } from '@shop/domain/search/search.behaviour';
import { describe, expect, it } from 'vitest';
import { setStock } from '../catalogue/stock.ts';
import { aShop } from '../testing/a-shop.ts';
import { inMemoryHarness } from '../testing/in-memory-harness.ts';

describe('the search of the in-memory shop', () => behavesLikeSearch(inMemoryHarness, { describe, it, expect }));

it('a product that has sold out since the last search comes after all that can be had, and says so', async () => {
  const { shop, shopper, world } = await aShop();
  const globes = async () =>
    (
      await shop.search.search(shopper, { searchTerm: 'Globus', page: 1, sort: 'relevance', filters: NO_FILTERS })
    ).products.map(({ id, isShortage }) => ({ id, isShortage }));
  const [best, ...others] = await globes();
  const soldOut = world.read(({ goods }) => goods.product(best?.id ?? '')?.items ?? []);
  world.run((tx) => soldOut.forEach(({ itemId }) => setStock(tx, itemId, 0)));
  const isAvailable = ({ isShortage }: { readonly isShortage: boolean }): boolean => !isShortage;
  expect(others.filter(isAvailable).length).toBeGreaterThan(1);
  expect(await globes()).toEqual([
    ...others.filter(isAvailable),
    { id: best?.id, isShortage: true },
    ...others.filter((globe) => !isAvailable(globe)),
  ]);
});
