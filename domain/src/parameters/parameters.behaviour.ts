import type { PortHarness } from '../testing/port-harness.ts';
import { onScene } from '../testing/scenes.ts';
import type { TestApi } from '../testing/test-api.ts';

const SET = { 'global parameter set': { name: 'paymentTypes/xRechnung', value: 'true' } } as const;

/** The law of the parameters. */
export const behavesLikeParameters = (harness: PortHarness, { describe, it, expect }: TestApi): void => {
  describe('the switches of the shop', () => {
    it('are told by name and entry', onScene(harness, SET, async ({ shop, shopper }) => {
      const expected = { name: 'paymentTypes', entry: 'xRechnung', parameterValue: 'true' };
      expect(await shop.parameters.byName(shopper, ['paymentTypes/xRechnung'])).toEqual([expected]);
      const all = await shop.parameters.byName(shopper, ['paymentTypes']);
      expect(all.filter(({ entry }) => entry === 'xRechnung')).toEqual([expected]);
    }));

    it('leave out what nobody set', onScene(harness, SET, async ({ shop, shopper }) => {
      expect(await shop.parameters.byName(shopper, ['no-such-parameter', 'constructor'])).toEqual([]);
    }));
  });
};
