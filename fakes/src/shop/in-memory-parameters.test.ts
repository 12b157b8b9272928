import { behavesLikeParameters } from '@shop/domain/parameters/parameters.behaviour';
import { readCart, withFixture } from '@shop/domain/testing/fixtures';
import { describe, expect, it } from 'vitest';
import { inMemoryHarness } from '../testing/in-memory-harness.ts';

describe('the parameters of the in-memory shop', () =>
  behavesLikeParameters(inMemoryHarness, { describe, it, expect }));

it(
  'is the shop that says how long a deal stays reserved and what is missing for free delivery (CONST-01)',
  withFixture(inMemoryHarness, { 'a cart exists': { positions: 1 } }, async (fixture) => {
    const { shop, shopper } = fixture;
    expect(await shop.parameters.byName(shopper, ['lightning_deal/reservationMinutes'])).toEqual([
      { name: 'lightning_deal', entry: 'reservationMinutes', parameterValue: '15' },
    ]);
    const { total, missingForFreeDelivery, shippingCost } = await readCart(fixture, shopper);
    expect(missingForFreeDelivery?.minor).toBe(4900 - total.minor + (shippingCost?.minor ?? 0));
  }),
);
