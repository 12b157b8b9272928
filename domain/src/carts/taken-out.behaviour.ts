import { dealItemId } from '../deals/deal-item-id.ts';
import { addItem, readCart, updateCart, valueOf, withFixture } from '../testing/fixtures.ts';
import type { PortFixture, PortHarness } from '../testing/port-harness.ts';
import type { TestApi } from '../testing/test-api.ts';
import type { CartOperation } from './cart-operation.ts';

const takeOut = (itemId: string, quantity: number): CartOperation => ({ do: 'take-out', itemId, quantity });

const change = async (fixture: PortFixture, ...operations: readonly CartOperation[]) =>
  valueOf(await updateCart(fixture, fixture.shopper, ...operations)).cart.positions;

const linesOf = (positions: readonly { readonly itemId: string; readonly quantity: number }[]) =>
  positions.map(({ itemId, quantity }) => [itemId, quantity]);

/** Pieces are taken out of the cart as it is then, so that nothing is lost that somebody else has added. */
export const takesOutPieces = (harness: PortHarness, { it, expect }: TestApi): void => {
  it(
    'leaves what was added to the same lines since, and lines of others',
    withFixture(harness, {}, async (fixture) => {
      const [a = '', b = '', c = ''] = fixture.goods.ordinary;
      const [line] = await change(fixture, addItem(a), addItem(b, 4), addItem(c, 2));
      await change(fixture, { do: 'change-quantity', positionId: line?.operationsId ?? '', quantity: 11 });
      expect(linesOf(await change(fixture, takeOut(a, 1), takeOut(b, 4)))).toEqual([
        [a, 10],
        [c, 2],
      ]);
    }),
  );

  it(
    'takes what is left of a line that was lowered, and nothing for one that is gone',
    withFixture(harness, {}, async (fixture) => {
      const [a = '', b = '', c = ''] = fixture.goods.ordinary;
      const [, line, gone] = await change(fixture, addItem(c), addItem(a, 5), addItem(b, 3));
      await change(
        fixture,
        { do: 'change-quantity', positionId: line?.operationsId ?? '', quantity: 2 },
        { do: 'remove-position', positionId: gone?.operationsId ?? '' },
      );
      expect(linesOf(await change(fixture, takeOut(a, 5), takeOut(b, 3)))).toEqual([[c, 1]]);
    }),
  );

  it(
    'takes the pieces at the ordinary price out first, of an article that was added at two prices',
    withFixture(harness, { 'a lightning deal runs': { reservedPercent: 0, lastsMs: 3_600_000 } }, async (fixture) => {
      const [a = ''] = fixture.goods.ordinary;
      const [both] = await change(fixture, addItem(dealItemId(a), 7));
      const { quantityLightning = 0, quantityNormal = 0 } = both ?? {};
      expect(quantityNormal).toBeGreaterThan(1);
      expect(await change(fixture, takeOut(a, 1), takeOut(a, quantityNormal - 1))).toMatchObject([
        { itemId: a, quantityLightning, quantityNormal: 0 },
      ]);
      expect(await change(fixture, takeOut(a, quantityLightning))).toEqual([]);
      expect((await readCart(fixture, fixture.shopper)).articleCount).toBe(0);
    }),
  );
};
