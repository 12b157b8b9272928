import { describe, expect, it } from 'vitest';
import { dealItemId } from '../deals/deal-item-id.ts';
import { aCart, aPosition, aSavedLine } from '../testing/a-cart.ts';
import { money } from '../shared/money.ts';
import type { CartOperation } from './cart-operation.ts';
import { reconcileUpdate } from './reconcile-update.ts';

const line = (id: string, itemId: string, quantity: number) =>
  aPosition({ id, operationsId: `operations-${id}`, itemId, name: `Heft ${itemId}`, quantity });
const before = aCart({ positions: [line('p1', 'a', 2)] });
const voucher = { code: 'SCHULE10', name: '10 %', status: 'applied', saving: money(10) } as const;

describe('a change of the cart whose reply was lost', () => {
  it('is found if the cart has more of the article than before, with the difference', () => {
    const after = aCart({ positions: [line('p1', 'a', 5), line('p2', 'b', 1)] });
    const adding: readonly CartOperation[] = [
      { do: 'add-position', itemId: 'a', quantity: 3 },
      { do: 'add-position', itemId: 'b', quantity: 1 },
    ];
    expect(reconcileUpdate(adding, before, after)).toEqual({
      cart: after,
      report: {
        added: [
          { itemId: 'a', name: 'Heft a', quantity: 3 },
          { itemId: 'b', name: 'Heft b', quantity: 1 },
        ],
        variantsToChoose: [],
        quantityChanged: [],
        maxInCart: [],
        dealSplit: [],
        mergeUndone: false,
      },
    });
  });

  it('finds an article that was added for its deal, and says how its pieces were split (DEAL-05, DEAL-06)', () => {
    const adding = (itemId: string): readonly CartOperation[] => [{ do: 'add-position', itemId, quantity: 3 }];
    const deal = (quantity: number, quantityLightning: number) => ({ ...line('p1', 'a', quantity), quantityLightning });
    const was = aCart({ positions: [deal(2, 1)] });
    expect(reconcileUpdate(adding(dealItemId('a')), was, aCart({ positions: [deal(5, 3)] }))?.report).toMatchObject({
      added: [{ itemId: 'a', quantity: 3 }],
      dealSplit: [{ itemId: 'a', name: 'Heft a', lightning: 2, normal: 1 }],
    });
    expect(reconcileUpdate(adding(dealItemId('a')), was, aCart({ positions: [deal(5, 0)] }))?.report.dealSplit).toEqual(
      [{ itemId: 'a', name: 'Heft a', lightning: 0, normal: 3 }],
    );
    expect(reconcileUpdate(adding(dealItemId('a')), was, aCart({ positions: [deal(5, 4)] }))?.report.dealSplit).toEqual(
      [],
    );
    expect(reconcileUpdate(adding('a'), was, aCart({ positions: [deal(5, 3)] }))?.report.dealSplit).toEqual([]);
  });

  it('says how the pieces of a deal were split, whatever else is in the cart', () => {
    const other = { ...line('p0', 'b', 4), quantityLightning: 4 };
    const split = { ...line('p1', 'a', 5), quantityLightning: 2 };
    expect(
      reconcileUpdate(
        [{ do: 'add-position', itemId: dealItemId('a'), quantity: 5 }],
        undefined,
        aCart({ positions: [other, split] }),
      )?.report.dealSplit,
    ).toEqual([{ itemId: 'a', name: 'Heft a', lightning: 2, normal: 3 }]);
  });

  it('counts all pieces as added if there was no cart before', () => {
    expect(
      reconcileUpdate([{ do: 'add-position', itemId: 'a', quantity: 2 }], undefined, before)?.report.added,
    ).toEqual([{ itemId: 'a', name: 'Heft a', quantity: 2 }]);
  });

  it('reports no line as added if another kind of change was requested', () => {
    expect(
      reconcileUpdate([{ do: 'change-quantity', positionId: 'operations-p1', quantity: 2 }], before, before)?.report
        .added,
    ).toEqual([]);
  });

  it.each([
    ['undo-merge', true],
    ['dismiss-merge', false],
  ] as const)('%s is found if the cart no longer tells of that merge', (what, mergeUndone) => {
    const operation = { do: what, mergedCartId: 'cart-7' };
    const told = (from: string) => aCart({ merge: { from, lines: [], vouchers: [] } });
    expect(reconcileUpdate([operation], undefined, told('cart-7'))).toBeUndefined();
    expect(reconcileUpdate([operation], undefined, told('cart-8'))?.report.mergeUndone).toBe(mergeUndone);
    expect(reconcileUpdate([operation], undefined, aCart())?.report.mergeUndone).toBe(mergeUndone);
  });

  it('that did more than undo a merge says that it was undone', () => {
    const operations: readonly CartOperation[] = [
      { do: 'undo-merge', mergedCartId: 'cart-7' },
      { do: 'remove-position', positionId: 'operations-p9' },
    ];
    expect(reconcileUpdate(operations, before, before)?.report.mergeUndone).toBe(true);
  });

  it.each<[string, CartOperation, saved: readonly string[]]>([
    ['left the cart', { do: 'save-for-later', positionId: 'operations-p9' }, ['a']],
    ['is on the list', { do: 'save-item', itemId: 'item-a', quantity: 1 }, ['b', 'a']],
    ['went from the list into the cart', { do: 'move-to-cart', savedId: 'saved-a', quantity: 2 }, ['b']],
    ['left the list', { do: 'remove-saved', savedId: 'saved-a' }, ['b']],
    ['left a list that is empty now', { do: 'remove-saved', savedId: 'saved-a' }, []],
  ])('with the list of saved articles is found if the article %s', (_how, operation, saved) => {
    const after = { ...before, savedLines: saved.map((id) => aSavedLine({ id: `saved-${id}`, itemId: `item-${id}` })) };
    expect(reconcileUpdate([operation], undefined, after)?.cart).toBe(after);
  });

  it.each<[string, CartOperation, saved: readonly string[]]>([
    ['is still in the cart', { do: 'save-for-later', positionId: 'operations-p1' }, ['a']],
    ['is not on the list', { do: 'save-item', itemId: 'item-a', quantity: 2 }, ['b']],
    ['is on the list with fewer pieces', { do: 'save-item', itemId: 'item-a', quantity: 2 }, ['b', 'a']],
    ['is not on an empty list', { do: 'save-item', itemId: 'item-a', quantity: 2 }, []],
    ['is still on the list', { do: 'move-to-cart', savedId: 'saved-a', quantity: 2 }, ['b', 'a']],
    ['was not removed from the list', { do: 'remove-saved', savedId: 'saved-a' }, ['b', 'a']],
  ])('with the list of saved articles is not found if the article %s', (_how, operation, saved) => {
    const after = aCart({
      positions: [line('p1', 'a', 2), line('p2', 'b', 1)],
      savedLines: saved.map((id) => aSavedLine({ id: `saved-${id}`, itemId: `item-${id}` })),
    });
    expect(reconcileUpdate([operation], undefined, after)).toBeUndefined();
  });

  it.each([
    ['the most', 9, { maxQuantity: 5 }, 5],
    ['the least', 2, { minimumOrderQuantity: 10 }, 10],
  ])(
    'is found if the line holds %s that can be ordered, although another quantity was wanted',
    (_what, wanted, bounds, holds) => {
      const after = aCart({ positions: [{ ...line('p1', 'a', holds), ...bounds }] });
      const operation = { do: 'change-quantity', positionId: 'operations-p1', quantity: wanted } as const;
      expect(reconcileUpdate([operation], undefined, after)?.cart).toBe(after);
    },
  );

  it.each([
    ['so many pieces fewer', 3, true],
    ['fewer still', 1, true],
    ['as many as before', 5, false],
    ['not as many fewer', 4, false],
  ])('that takes pieces out is found if the cart has %s', (_what, holds, isFound) => {
    const taking: readonly CartOperation[] = [{ do: 'take-out', itemId: 'a', quantity: 2 }];
    const earlier = aCart({ positions: [line('p1', 'a', 5)] });
    const after = aCart({ positions: [line('p1', 'a', holds)] });
    expect(reconcileUpdate(taking, earlier, after) !== undefined).toBe(isFound);
    expect(reconcileUpdate(taking, undefined, after)).toBeUndefined();
    expect(reconcileUpdate(taking, undefined, aCart())).toBeDefined();
  });

  it('is found if the cart holds the most that it can take, and the rest is still saved', () => {
    const moved: CartOperation = { do: 'move-to-cart', savedId: 'saved-a', quantity: 4 };
    const holding = (quantity: number) =>
      aCart({
        positions: [{ ...line('p1', 'a', quantity), maxQuantity: 3 }],
        savedLines: [aSavedLine({ id: 'saved-a', itemId: 'a', quantity: 2 })],
      });
    expect([2, 3].map((quantity) => reconcileUpdate([moved], undefined, holding(quantity)) !== undefined)).toEqual([
      false,
      true,
    ]);
  });

  it.each<[string, CartOperation]>([
    ['no more of the article', { do: 'add-position', itemId: 'a', quantity: 1 }],
    ['another quantity', { do: 'change-quantity', positionId: 'operations-p1', quantity: 7 }],
    ['the line still', { do: 'remove-position', positionId: 'operations-p1' }],
    ['no voucher', { do: 'add-voucher', code: 'SCHULE10' }],
  ])('is not found if there is %s', (_what, operation) => {
    expect(reconcileUpdate([operation], before, before)).toBeUndefined();
  });

  it.each<[string, CartOperation]>([
    ['the line, among others', { do: 'remove-position', positionId: 'operations-p1' }],
    ['the voucher, among others', { do: 'remove-voucher', code: 'SCHULE10' }],
    ['another voucher only', { do: 'add-voucher', code: 'SCHULE20' }],
  ])('is not found if there is still %s', (_what, operation) => {
    const after = aCart({
      positions: [line('p1', 'a', 2), line('p2', 'b', 1)],
      vouchers: [voucher, { ...voucher, code: 'WILLKOMMEN5' }],
    });
    expect(reconcileUpdate([operation], undefined, after)).toBeUndefined();
  });

  it.each<[string, CartOperation]>([
    ['the quantity', { do: 'change-quantity', positionId: 'operations-p1', quantity: 2 }],
    ['no such line, of which nothing was wanted', { do: 'change-quantity', positionId: 'operations-p9', quantity: 0 }],
    ['no such line', { do: 'remove-position', positionId: 'operations-p9' }],
    ['the voucher, however it was typed', { do: 'add-voucher', code: ' schule10' }],
    ['the voucher, whose own code has a space', { do: 'add-voucher', code: 'extra 5' }],
    ['no such voucher', { do: 'remove-voucher', code: 'WILLKOMMEN5' }],
  ])('is found if there is %s', (_what, operation) => {
    const after = { ...before, vouchers: [voucher, { ...voucher, code: 'EXTRA 5 ' }] };
    expect(reconcileUpdate([operation], undefined, after)?.cart).toBe(after);
  });

  it('counts as made completely or not at all', () => {
    const both: readonly CartOperation[] = [
      { do: 'change-quantity', positionId: 'operations-p1', quantity: 2 },
      { do: 'remove-position', positionId: 'operations-p1' },
    ];
    expect(reconcileUpdate(both, before, before)).toBeUndefined();
  });
});
