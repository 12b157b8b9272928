import { expect, it } from 'vitest';
import { checkoutGuard } from '../checkout/guards.ts';
import { checkoutFacts } from '../testing/checkout-facts.ts';
import {
  BASKET,
  GATEWAY_PAYMENT_RETURN,
  categoryPath,
  CHECKOUT_LOGIN,
  CUSTOMER_NUMBER,
  orderDetailPath,
  productPath,
} from './paths.ts';

it('has the basket at /checkout/basket/, also as the target of a guard (ROUTE-21)', () => {
  expect(BASKET).toBe('/checkout/basket/');
  expect(checkoutGuard(CHECKOUT_LOGIN, checkoutFacts({ cart: { positionCount: 0 } }))).toEqual({
    action: 'redirect',
    path: '/checkout/basket/',
  });
});

it('has the customer number and the return from a card payment at the specification’s paths (ROUTE-07, ROUTE-09)', () => {
  expect([CUSTOMER_NUMBER, GATEWAY_PAYMENT_RETURN]).toEqual(['/myaccount/customernumber/', '/computop/success/']);
});

it('escapes ids in paths', () => {
  expect([categoryPath('a/b'), productPath('4?x'), orderDetailPath('4&x')]).toEqual([
    '/cat/a%2Fb/',
    '/prod/4%3Fx/',
    '/myaccount/orders/orderdetail/?orderId=4%26x',
  ]);
});
