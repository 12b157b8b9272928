import { money } from '@shop/domain/shared/money';
import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { describe, expect, it } from 'vitest';
import { missingForFreeDelivery } from './free-delivery.ts';

describe('free delivery', () => {
  it.each([
    ['de', 'DE', 'EUR', 4900],
    ['en', 'DE', 'EUR', 4900],
    ['at', 'AT', 'EUR', 5900],
    ['ch', 'CH', 'CHF', 7900],
    ['ch', 'LI', 'CHF', 7900],
    ['b2b-de', 'DE', 'EUR', 15_000],
  ] as const)('starts on %s to %s in %s at %i', (name, country, currency, from) => {
    const storefront = STOREFRONTS[name];
    expect(missingForFreeDelivery(storefront, country, money(0, currency))).toEqual(money(from, currency));
    expect(missingForFreeDelivery(storefront, country, money(from - 1, currency))).toEqual(money(1, currency));
    expect(missingForFreeDelivery(storefront, country, money(from, currency))).toEqual(money(0, currency));
  });

  it('is not offered to other countries', () => {
    expect(missingForFreeDelivery(STOREFRONTS.de, 'AT', money(100_000))).toBeUndefined();
  });
});
