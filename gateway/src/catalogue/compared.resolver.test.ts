import { inMemoryWorlds } from '@shop/fakes/in-memory-worlds';
import { aPublicContext } from '../testing/public-context.ts';
import { money } from '@shop/domain/shared/money';
import type { LightningDeal } from '@shop/domain/catalogue/lightning-deal';
import type { Parameter } from '@shop/domain/parameters/parameters.port';
import { assortment } from '@shop/fakes/goods/assortment';
import { inMemoryShop } from '@shop/fakes/shop/in-memory-shop';
import { expect, it } from 'vitest';
import { ComparedResolver } from './compared.resolver.ts';

const shop = inMemoryShop(inMemoryWorlds({ clock: { now: () => new Date('2026-11-24T09:00:00Z') } }).of({}));
const id = assortment().products.find(({ items }) => items.length === 1)?.productId ?? '';
const deal: LightningDeal = {
  endsAt: '2026-11-25T00:00:00.000Z',
  reservedPercent: 1,
  maxQuantity: 5,
  specialPrice: { current: money(1), counterpart: money(1), vatIncluded: true, vatRate: 19 },
};
const ON: readonly Parameter[] = [
  { name: 'lightning_deal', parameterValue: 'on' },
  { name: 'featureFlags', entry: 'T217-Blitzangebote', parameterValue: 'true' },
];

const compare = async (ids: readonly string[], parameters: readonly Parameter[]) => {
  const product: typeof shop.catalogue.product = async (shopper, wanted) => {
    const found = await shop.catalogue.product(shopper, wanted, {});
    return found?.item === undefined ? found : { ...found, item: { ...found.item, deal } };
  };
  const context = aPublicContext({
    catalogue: { ...shop.catalogue, product },
    parameters: { byName: async () => parameters },
  });
  const compared = await new ComparedResolver().compared(context, { ids });
  return {
    ids: compared.map((one) => one.id),
    deals: compared.map(({ item }) => item?.deal?.endsAt),
    isShort: context.cacheHint.ttl === 'short',
  };
};

it('products side by side are in the order of their ids, and unknown ones are left out; there is no end of such pages', async () => {
  const [first = '', second = ''] = assortment()
    .products.slice(0, 2)
    .map(({ productId }) => productId);
  expect(await compare([second, 'no-such-product', first], [])).toMatchObject({ ids: [second, first], isShort: true });
});

it('products side by side have their deals only while the shop shows deals (FLAG-02)', async () => {
  expect((await compare([id], ON)).deals).toEqual([deal.endsAt]);
  expect((await compare([id], ON.slice(1))).deals).toEqual([undefined]);
});
