import { SessionRevoked } from '@shop/domain/sessions/session-revoked';
import { OWN_MESSAGE_KEYS } from '@shop/domain/shared/message-keys';
import { ShopBusy } from '@shop/domain/shared/shop-busy';
import { describe, expect, it } from 'vitest';
import { OrderUnderWay } from '../payments/order-lock.ts';
import { UnknownOutcome, UpstreamErrors, UpstreamRefused, UpstreamUnavailable } from '../upstream/client/failures.ts';
import { errorReplyOf, retryAfterOf } from './error-reply.ts';

describe('what a client reads of a failure of the shop', () => {
  it.each<[Error, string]>([
    [new UnknownOutcome('submitCart', 'not-json'), 'shop.error.unknownOutcome'],
    [new UnknownOutcome('submitCart', 'connection-lost'), 'shop.error.unknownOutcome'],
    [new SessionRevoked('submitCart'), 'shop.error.securityLogout'],
    [new UpstreamRefused('submitCart', 'shop.payment.declined'), 'shop.payment.declined'],
    [
      new UpstreamErrors('submitCart', [{ kind: 'other', message: 'Lena', messageKey: 'shop.payment.declined' }]),
      'shop.payment.declined',
    ],
    [new OrderUnderWay('the cart is being ordered already'), 'shop.error.unknownOutcome'],
  ])('is the message for the shopper, and no inner reason: %s', (failure, messageKey) => {
    expect(OWN_MESSAGE_KEYS).toContain(messageKey);
    expect(errorReplyOf(failure)).toEqual({
      statusCode: 503,
      message: 'The shop could not complete the request.',
      classification: 'SHOP_ERROR',
      messageKey,
    });
  });

  it('is the specified text of a timeout (UPSTREAM-09)', () => {
    expect(errorReplyOf(new UnknownOutcome('submitCart', 'timed-out'))).toMatchObject({
      statusCode: 503,
      message: 'Request timed out (5000ms)',
      messageKey: 'shop.error.unknownOutcome',
    });
  });

  it('is nothing but an internal error without a message for the shopper', () => {
    expect(errorReplyOf(new UpstreamUnavailable('FindCart', 'breaker-open'))).toEqual({
      statusCode: 500,
      message: 'Internal error',
      classification: 'INTERNAL_ERROR',
      messageKey: 'shop.error.internal',
    });
  });

  it('is when to come back if the shop is too busy', () => {
    const busy = new ShopBusy('FindCart: Too many requests are queued');
    expect(errorReplyOf(busy)).toEqual({
      statusCode: 503,
      message: 'The shop is overloaded. Retry-After says when to come back.',
      classification: 'SHOP_ERROR',
      messageKey: 'shop.error.overloaded',
    });
    expect(retryAfterOf(busy)).toBe(5);
  });
});
