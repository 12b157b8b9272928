import type { PortHarness } from '../testing/port-harness.ts';
import { withFixture } from '../testing/fixtures.ts';
import type { TestApi } from '../testing/test-api.ts';

const SET = { 'global parameter set': { name: 'paymentTypes/xRechnung', value: 'true' } } as const;

/** What every adapter of the parameters port promises. */
export const behavesLikeParameters = (harness: PortHarness, { describe, it, expect }: TestApi): void => {
  describe('the parameters of the shop', () => {
    it(
      'are found by name and entry',
      withFixture(harness, SET, async ({ shop, shopper }) => {
        const expected = { name: 'paymentTypes', entry: 'xRechnung', parameterValue: 'true' };
        expect(await shop.parameters.byName(shopper, ['paymentTypes/xRechnung'])).toEqual([expected]);
        const all = await shop.parameters.byName(shopper, ['paymentTypes']);
        expect(all.filter(({ entry }) => entry === 'xRechnung')).toEqual([expected]);
      }),
    );

    it(
      'leave out parameters that are not set',
      withFixture(harness, SET, async ({ shop, shopper }) => {
        expect(await shop.parameters.byName(shopper, ['no-such-parameter', 'constructor'])).toEqual([]);
      }),
    );
  });
};
