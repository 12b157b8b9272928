import { expect, it } from 'vitest';
import { areDealsShown } from '../deals/deal-flags.ts';
import { isDealSoldOut, reservedPercentOf } from './lightning-deal.ts';

it.each([
  [100, true],
  [99, false],
  [0, false],
])('is sold out at 100 percent only: %d (DEAL-01)', (reservedPercent, isSoldOut) => {
  expect(isDealSoldOut({ reservedPercent })).toBe(isSoldOut);
});

it.each([
  [999, 1_000, 99],
  [29, 100, 29],
  [100, 100, 100],
  [7, 5, 100],
  [1, 3, 33],
  [-1, 5, 0],
  [0, 5, 0],
])('states %d of %d pieces as %d percent, and 100 only if nothing is left (DEAL-01)', (reserved, pieces, percent) => {
  expect(reservedPercentOf(reserved, pieces)).toBe(percent);
});

it.each([
  ['on', 'true', true],
  ['off', 'true', false],
  ['on', 'false', false],
  ['true', 'on', false],
])('is shown only if both parameters are on: %s, %s (FLAG-02)', (lightningDeal, flag, isShown) => {
  const parameters = [
    { name: 'lightning_deal', parameterValue: lightningDeal },
    { name: 'lightning_deal', entry: 'reservationMinutes', parameterValue: '15' },
    { name: 'featureFlags', entry: 'T217-Blitzangebote', parameterValue: flag },
  ];
  expect(areDealsShown(parameters)).toBe(isShown);
});

it('is not shown if a parameter is missing, or only an entry has its value (FLAG-02)', () => {
  const flag = { name: 'featureFlags', entry: 'T217-Blitzangebote', parameterValue: 'true' };
  expect(areDealsShown([flag])).toBe(false);
  expect(areDealsShown([flag, { name: 'another_deal', parameterValue: 'on' }])).toBe(false);
  expect(
    areDealsShown([
      { name: 'lightning_deal', parameterValue: 'on' },
      { ...flag, entry: 'another' },
    ]),
  ).toBe(false);
  expect(areDealsShown([flag, { name: 'lightning_deal', entry: 'reservationMinutes', parameterValue: 'on' }])).toBe(
    false,
  );
});
