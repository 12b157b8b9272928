import type { LightningDeal } from '@shop/domain/catalogue/lightning-deal';
import type { Parameter } from '@shop/domain/parameters/parameters.port';
import { money } from '@shop/domain/shared/money';
import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { expect, it } from 'vitest';
import { withShownDeals } from './shown-deals.ts';

const deal = (endsAt: string): LightningDeal => ({
  endsAt,
  reservedPercent: 1,
  maxQuantity: 5,
  specialPrice: { current: money(1), counterpart: money(1), vatIncluded: true, vatRate: 19 },
});

const ON: readonly Parameter[] = [
  { name: 'lightning_deal', parameterValue: 'on' },
  { name: 'featureFlags', entry: 'T217-Blitzangebote', parameterValue: 'true' },
];

const OFFERS = [
  { id: 'a', deal: deal('2026-11-25T00:00:00.000Z') },
  { id: 'b' },
  { id: 'c', deal: deal('2026-11-24T00:00:00.000Z') },
];

const shown = async (
  parameters: () => Promise<readonly Parameter[]>,
  offers: readonly { readonly id: string; readonly deal?: LightningDeal }[] = OFFERS,
) => {
  const ends: string[] = [];
  let isShort = false;
  let asked = 0;
  const cacheHint = {
    ttl: 'long',
    endsAt: undefined,
    endAt: (time: Date) => ends.push(time.toISOString()),
    shorten: () => (isShort = true),
  } as const;
  const byName = () => {
    asked += 1;
    return parameters();
  };
  const result = await withShownDeals(
    { parameters: { byName } },
    { publicShopper: { storefront: STOREFRONTS.de, loginState: 'logged-out' }, cacheHint },
    offers,
  );
  return { ids: result.map(({ id }) => id), deals: result.map((offer) => 'deal' in offer), ends, isShort, asked };
};

it('deals are shown if both parameters are on, and the response ends with them (FLAG-02)', async () => {
  expect(await shown(async () => ON)).toEqual({
    ids: ['a', 'b', 'c'],
    deals: [true, false, true],
    ends: ['2026-11-25T00:00:00.000Z', '2026-11-24T00:00:00.000Z'],
    isShort: false,
    asked: 1,
  });
});

it.each([0, 1])('without one of the parameters no deal is shown, and everything else is (FLAG-02): %d', async (at) => {
  expect(await shown(async () => ON.toSpliced(at, 1))).toMatchObject({
    ids: ['a', 'b', 'c'],
    deals: [false, false, false],
    ends: [],
    isShort: false,
  });
});

it('if the parameters cannot be read, no deal is shown for a moment', async () => {
  expect(await shown(() => Promise.reject(new Error('no upstream')))).toMatchObject({
    ids: ['a', 'b', 'c'],
    deals: [false, false, false],
    isShort: true,
  });
});

it('without deals, nothing is asked', async () => {
  expect(await shown(async () => ON, [{ id: 'b' }])).toMatchObject({ ids: ['b'], asked: 0 });
});
