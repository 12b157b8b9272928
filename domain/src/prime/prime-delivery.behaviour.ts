import { addItem, readCart, updateCart, valueOf, withFixture } from '../testing/fixtures.ts';
import type { PortHarness } from '../testing/port-harness.ts';
import type { TestApi } from '../testing/test-api.ts';

/** What carts promise to members of Prime. */
export const behavesLikePrimeDelivery = (harness: PortHarness, { it, expect }: TestApi): void => {
  for (const kind of ['prime', 'b2c'] as const) {
    it(
      `is free for eligible articles of little value only if the customer is a member: ${kind}`,
      withFixture(harness, { 'a registered customer': { kind } }, async (fixture) => {
        const { shopper, goods } = fixture;
        for (const itemId of goods.ordinary) {
          const { cart } = valueOf(await updateCart(fixture, shopper, addItem(itemId)));
          const { positions, shippingCost, missingForFreeDelivery } = await readCart(fixture, shopper);
          const isFree = kind === 'prime' && positions.every(({ primeFaehig }) => primeFaehig);
          expect([shippingCost?.minor === 0, missingForFreeDelivery === undefined]).toEqual([isFree, isFree]);
          valueOf(
            await updateCart(
              fixture,
              shopper,
              ...cart.positions.map(({ operationsId: positionId }) => ({ do: 'remove-position', positionId }) as const),
            ),
          );
        }
      }),
    );
  }
};
