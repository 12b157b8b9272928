import { expect, it } from 'vitest';

import { dealItemId, readDealItemId } from './deal-item-id.ts';

it('marks the id of an item whose deal is shown, and reads it again (DEAL-05)', () => {
  expect(dealItemId('1011019-01')).toBe('1011019-01-lightning');
  expect(readDealItemId(dealItemId('1011019-01'))).toEqual({ itemId: '1011019-01', sawDeal: true });
});

it('reads an id without a mark as it is (DEAL-05)', () => {
  expect(readDealItemId('lightning-01')).toEqual({ itemId: 'lightning-01', sawDeal: false });
});
