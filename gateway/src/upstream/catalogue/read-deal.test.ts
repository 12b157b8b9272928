import { money } from '@shop/domain/shared/money';
import { expect, it } from 'vitest';
import { aDealReply, euros } from '../testing/replies.ts';
import { readDealIf } from './read-deal.ts';

const ORDINARY = {
  current: money(1000),
  counterpart: money(840),
  vatIncluded: true,
  vatRate: 19,
  base: { price: money(2000), unit: 'kg' },
} as const;

it('a deal has its end in UTC, what is reserved, and its price beside the ordinary one (ENT-21, ENT-27)', () => {
  const lightningBasePrice = { price: euros(15), unit: 'kg' };
  expect(readDealIf(aDealReply({ lightningBasePrice }), ORDINARY)).toStrictEqual({
    endsAt: '2026-11-24T10:00:00.000Z',
    reservedPercent: 42,
    specialPrice: {
      current: money(750),
      counterpart: money(630),
      vatIncluded: true,
      vatRate: 19,
      previous: money(1000),
      discountPercent: 25,
      base: { price: money(1500), unit: 'kg' },
    },
    maxQuantity: 5,
  });
});

it('a deal has no base price unless the upstream states one: the ordinary one would be wrong', () => {
  expect(readDealIf(aDealReply(), ORDINARY)?.specialPrice).not.toHaveProperty('base');
});

it('a deal that is not available is shown only if it is sold out (DEAL-01)', () => {
  const gone = { isAvailableLightningDeal: false };
  expect(
    readDealIf(aDealReply({ ...gone, lightningReservedPercentageRoundFloor: 100 }), ORDINARY)?.reservedPercent,
  ).toBe(100);
  expect(readDealIf(aDealReply({ ...gone, lightningReservedPercentageRoundFloor: 99 }), ORDINARY)).toBeUndefined();
  expect(readDealIf(null, ORDINARY)).toBeUndefined();
});
