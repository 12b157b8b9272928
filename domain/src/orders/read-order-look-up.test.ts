import { describe, expect, it } from 'vitest';
import { orderLookUpErrors, readOrderLookUp } from './read-order-look-up.ts';

describe('looking up an order', () => {
  it.each([
    '400000001',
    ' 400 000 001 ',
    'Bestellnummer: 400000001',
    'Bestell-Nr. 400000001',
    'Order number 400000001',
    '# 400000001',
    '#400000001',
    '400-000-001',
    '400–000–001',
    '400000001\u200B',
    '４０００００００１',
    '400000001.',
    '„400000001“',
  ])('finds its number in %j', (typed) => {
    expect(readOrderLookUp({ orderId: typed, zipCode: ' 50667 ' })).toEqual({ orderId: '400000001', zipCode: '50667' });
  });

  it.each(['10115 Berlin', '10115,', '10115'])('finds its postcode in %j', (typed) => {
    expect(readOrderLookUp({ orderId: '400000001', zipCode: typed }).zipCode).toBe('10115');
    expect(orderLookUpErrors({ orderId: '400000001', zipCode: typed })).toEqual([]);
  });

  it('leaves numbers with letters as they are', () => {
    expect(readOrderLookUp({ orderId: 'B-2026-17', zipCode: '50667' }).orderId).toBe('B-2026-17');
    expect(readOrderLookUp({ orderId: '2026-17-B', zipCode: '50667' }).orderId).toBe('2026-17-B');
    expect(readOrderLookUp({ orderId: '17 B 2026', zipCode: '50667' }).orderId).toBe('17B2026');
  });

  it('needs both', () => {
    expect(orderLookUpErrors({ orderId: '400000001', zipCode: '50667' })).toEqual([]);
    expect(orderLookUpErrors({ orderId: ' ' })).toEqual([
      { field: 'orderId', message: 'vue.form.error.requiredField' },
      { field: 'zipCode', message: 'vue.form.error.requiredField' },
    ]);
  });

  it('takes neither a number nor a postcode that is too long, but does not count what is copied along', () => {
    expect(orderLookUpErrors({ orderId: 'Bestellnummer: 400 000 001', zipCode: 'Li - 9 4 9 0' })).toEqual([]);
    expect(orderLookUpErrors({ orderId: '4'.repeat(21), zipCode: '5'.repeat(11) })).toEqual([
      { field: 'orderId', message: 'shop.form.error.tooLong' },
      { field: 'zipCode', message: 'shop.form.error.tooLong' },
    ]);
  });
});
