import { expect, it } from 'vitest';
import { checkoutGuard } from '../checkout/guards.ts';
import { checkoutFacts } from '../testing/checkout-facts.ts';
import {
  AMAZON_EXPRESS_RETURN,
  BASKET,
  BUSINESS_REGISTERED,
  CANCELLATION_FORM,
  CANCELLATION_RECEIPT,
  categoryPath,
  CHECKOUT_LOGIN,
  CUSTOMER_NUMBER,
  GATEWAY_PAYMENT_RETURN,
  newPasswordPath,
  ORDER_STATUS,
  orderDetailPath,
  productPath,
  RATING,
  REQUESTED_PASSWORD,
  REVIEW,
  reviewPath,
  WITHDRAWAL_CONFIRMATION,
  WITHDRAWAL_FORM,
  WITHDRAWAL_RECEIPT,
  withdrawalPath,
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

it.each([
  ['the mail that asks for a rating (ROUTE-02)', RATING, '/rating/'],
  ['the provider with whom an address was chosen', AMAZON_EXPRESS_RETURN, '/amazonpay/review/'],
  ['the mail about an order without an account', ORDER_STATUS, '/service/bestellstatus/'],
  ['a customer’s orders, to write about a product', REVIEW, '/myaccount/review/'],
  ['every page, to withdraw from a contract', WITHDRAWAL_FORM, '/service/vertrag-widerrufen/'],
  ['every page, to cancel a contract', CANCELLATION_FORM, '/service/vertraege-kuendigen/'],
])('does not break links: from %s', (_from, path, known) => {
  expect(path).toBe(known);
});

it('has a page of its own for each step of a declaration, below its form', () => {
  expect([WITHDRAWAL_CONFIRMATION, WITHDRAWAL_RECEIPT, CANCELLATION_RECEIPT]).toEqual([
    '/service/vertrag-widerrufen/bestaetigen/',
    '/service/vertrag-widerrufen/eingang/',
    '/service/vertraege-kuendigen/eingang/',
  ]);
});

it('says after a form what happens next, on the page of the form', () => {
  expect([BUSINESS_REGISTERED, REQUESTED_PASSWORD]).toEqual([
    '/myaccount/register/?step=received',
    '/myaccount/resetpassword/?sent=true',
  ]);
});

it('escapes ids in paths', () => {
  expect([
    categoryPath('a/b'),
    productPath('4?x'),
    orderDetailPath('4&x'),
    reviewPath('4&x'),
    withdrawalPath('4 &x'),
    newPasswordPath('a+b/c=='),
  ]).toEqual([
    '/cat/a%2Fb/',
    '/prod/4%3Fx/',
    '/myaccount/orders/orderdetail/?orderId=4%26x',
    '/myaccount/review/?product=4%26x',
    '/service/vertrag-widerrufen/?order=4%20%26x',
    '/myaccount/newpassword/?token=a%2Bb%2Fc%3D%3D',
  ]);
});
