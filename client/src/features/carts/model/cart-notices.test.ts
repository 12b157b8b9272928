import { expect, it } from 'vitest';

import { NOTHING_TO_REPORT } from '../../../testing/a-cart.ts';
import { noticesOf, refusalNotice } from './cart-notices.ts';

it('report everything that the shop did differently when articles were added (CART-04)', () => {
  const report = {
    ...NOTHING_TO_REPORT,
    added: [{ itemId: '1', name: 'Heft', quantity: 1 }],
    variantsToChoose: [{ productId: '2', name: 'Mappe', path: '/prod/2/' }],
    quantityChanged: [{ itemId: '3', name: 'Stift', asked: 3, now: 10 }],
    maxInCart: [{ itemId: '4', name: 'Kreide', max: 20 }],
  };
  expect(noticesOf({ report })).toEqual([
    { kind: 'warning', messageKey: 'shop.cart.variantsToChoose', values: { name: 'Mappe' } },
    { kind: 'warning', messageKey: 'shop.cart.quantityChanged', values: { name: 'Stift', asked: 3, now: 10 } },
    { kind: 'warning', messageKey: 'shop.cart.maxInCart', values: { name: 'Kreide', max: 20 } },
  ]);
});

it('say how pieces of a deal were split, or that it was missed (DEAL-05, DEAL-06)', () => {
  const dealSplit = [
    { itemId: '5', name: 'Füller', lightning: 5, normal: 2 },
    { itemId: '6', name: 'Tinte', lightning: 0, normal: 1 },
  ];
  expect(noticesOf({ report: { ...NOTHING_TO_REPORT, dealSplit } })).toEqual([
    { kind: 'warning', messageKey: 'shop.cart.dealSplit', values: { name: 'Füller', lightning: 5, normal: 2 } },
    { kind: 'warning', messageKey: 'shop.cart.dealMissed', values: { name: 'Tinte', lightning: 0, normal: 1 } },
  ]);
});

it('report nothing if everything was added as requested', () => {
  expect(noticesOf({ report: { ...NOTHING_TO_REPORT, added: [{ itemId: '1', name: 'Heft', quantity: 1 }] } })).toEqual(
    [],
  );
});

it('word a refusal as the shop does', () => {
  expect(refusalNotice({ messageKey: 'shop.voucher.expired' })).toEqual({
    kind: 'error',
    messageKey: 'shop.voucher.expired',
  });
});
