import type { LightningDeal } from '@shop/domain/catalogue/lightning-deal';
import { money } from '@shop/domain/shared/money';
import { expect, it } from 'vitest';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { sent } from '../testing/sent.ts';

const DEAL: LightningDeal = {
  endsAt: '2026-11-25T00:00:00.000Z',
  reservedPercent: 60,
  maxQuantity: 5,
  specialPrice: {
    current: money(123_450),
    counterpart: money(103_739),
    vatIncluded: true,
    vatRate: 19,
    previous: money(150_000),
    discountPercent: 17,
  },
};

const SPACE = '\u00a0';
const MONEY = '{ amount currency text }';
const DEAL_IN_FULL = `{ endsAt reservedPercent maxQuantity specialPrice {
  current ${MONEY} counterpart ${MONEY} vatIncluded vatRate previous ${MONEY} discountPercent saving ${MONEY}
} }`;

const sentDeal = async (deal: LightningDeal | undefined, storefront: Storefront = STOREFRONTS.de) =>
  (await sent(`{ tiles(ids: []) { deal ${DEAL_IN_FULL} } }`, { tiles: [{ deal }] }, storefront)).tiles;

it('a deal says when it ends, how much is gone, how many one cart gets, and its price with the lowest one before and what it saves', async () => {
  expect(await sentDeal(DEAL)).toEqual([
    {
      deal: {
        endsAt: '2026-11-25T00:00:00.000Z',
        reservedPercent: 60,
        maxQuantity: 5,
        specialPrice: {
          current: { amount: 123_450, currency: 'EUR', text: `1.234,50${SPACE}€` },
          counterpart: { amount: 103_739, currency: 'EUR', text: `1.037,39${SPACE}€` },
          vatIncluded: true,
          vatRate: 19,
          previous: { amount: 150_000, currency: 'EUR', text: `1.500,00${SPACE}€` },
          discountPercent: 17,
          saving: { amount: 26_550, currency: 'EUR', text: `265,50${SPACE}€` },
        },
      },
    },
  ]);
});

it('its price is written in the language of the storefront', async () => {
  expect(await sentDeal(DEAL, STOREFRONTS.en)).toMatchObject([
    { deal: { specialPrice: { current: { amount: 123_450, currency: 'EUR', text: '€1,234.50' } } } },
  ]);
});

it('there is none where the shop has none', async () => {
  expect(await sentDeal(undefined)).toEqual([{ deal: null }]);
});
