import { beforeEach, describe, expect, it, vi } from 'vitest';

import { writeStored } from '../../../platform/session/stored-values.ts';
import {
  removePlacedOrder,
  isPlacedHere,
  savePlacedOrder,
  orderOfCart,
  otherTotalOf,
  placedOrderId,
} from './placed-order.ts';

const otherTotal = { was: '6,90 €', is: '7,90 €' };

describe('the order that this browser placed', () => {
  beforeEach(() => savePlacedOrder({ cartId: 'cart-1', orderId: 'B-1', otherTotal }));

  it('is found by its cart, and by no other', () => {
    expect(orderOfCart('cart-1')).toBe('B-1');
    expect(orderOfCart('cart-2')).toBeUndefined();
  });

  it('may be thanked for, with its other total, unlike any other order', () => {
    expect([isPlacedHere('B-1'), isPlacedHere('B-2')]).toEqual([true, false]);
    expect([otherTotalOf('B-1'), otherTotalOf('B-2')]).toEqual([otherTotal, undefined]);
  });

  it('keeps its other total when another tab saves the order later', () => {
    savePlacedOrder({ cartId: 'cart-1', orderId: 'B-1' });
    expect(otherTotalOf('B-1')).toEqual(otherTotal);
  });

  it('is replaced by the next one', () => {
    savePlacedOrder({ cartId: 'cart-2', orderId: 'B-2' });
    expect([orderOfCart('cart-1'), orderOfCart('cart-2'), placedOrderId()]).toEqual([undefined, 'B-2', 'B-2']);
  });

  it('is no longer this tab’s order after the clean-up, but still its cart’s', () => {
    removePlacedOrder();
    expect([placedOrderId(), orderOfCart('cart-1')]).toEqual([undefined, 'B-1']);
  });

  it.each([
    'nonsense',
    { cartId: 'cart-1' },
    { cartId: 'cart-1', orderId: 7 },
    { cartId: 'cart-1', orderId: 'B-1', otherTotal: { was: 1 } },
  ])('is ignored if the storage contains %j', (stored) => {
    writeStored('browser', 'lastOrder', stored);
    expect([orderOfCart('cart-1'), isPlacedHere('B-1')]).toEqual([undefined, false]);
  });

  it('is unknown without a storage', () => {
    const getItem = (): never => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem });
    vi.stubGlobal('sessionStorage', { getItem });
    expect([orderOfCart('cart-1'), placedOrderId()]).toEqual([undefined, undefined]);
    vi.unstubAllGlobals();
  });
});
