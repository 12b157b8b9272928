import { beforeEach, describe, expect, it, vi } from 'vitest';

import { removePlacedOrder, isPlacedHere, savePlacedOrder, orderOfCart, otherTotalOf, placedOrderId } from './placed-order.ts';

const otherTotal = { was: '6,90 €', is: '7,90 €' };

describe('the order that this browser placed', () => {
  beforeEach(() => savePlacedOrder({ cartId: 'cart-1', orderId: 'B-1', otherTotal }));

  it('is what its cart became, and no other cart', () => {
    expect(orderOfCart('cart-1')).toBe('B-1');
    expect(orderOfCart('cart-2')).toBeUndefined();
  });

  it('is thanked for, with the other total that it came to, and no other order is', () => {
    expect([isPlacedHere('B-1'), isPlacedHere('B-2')]).toEqual([true, false]);
    expect([otherTotalOf('B-1'), otherTotalOf('B-2')]).toEqual([otherTotal, undefined]);
  });

  it('keeps the other total that it came to, where another tab learns of the order later', () => {
    savePlacedOrder({ cartId: 'cart-1', orderId: 'B-1' });
    expect(otherTotalOf('B-1')).toEqual(otherTotal);
  });

  it('gives way to the next one', () => {
    savePlacedOrder({ cartId: 'cart-2', orderId: 'B-2' });
    expect([orderOfCart('cart-1'), orderOfCart('cart-2'), placedOrderId()]).toEqual([undefined, 'B-2', 'B-2']);
  });

  it('is no longer that of this tab once it was tidied up, and still that of its cart', () => {
    removePlacedOrder();
    expect([placedOrderId(), orderOfCart('cart-1')]).toEqual([undefined, 'B-1']);
  });

  it.each(['nonsense', '{"cartId":"cart-1"}', '{"cartId":"cart-1","orderId":7}', '{"cartId":"cart-1","orderId":"B-1","otherTotal":{"was":1}}'])('is none where somebody wrote %s in its place', (kept) => {
    localStorage.setItem('lastOrder', kept);
    expect([orderOfCart('cart-1'), isPlacedHere('B-1')]).toEqual([undefined, false]);
  });

  it('is none where the browser keeps nothing', () => {
    const getItem = (): never => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem });
    vi.stubGlobal('sessionStorage', { getItem });
    expect([orderOfCart('cart-1'), placedOrderId()]).toEqual([undefined, undefined]);
    vi.unstubAllGlobals();
  });
});
