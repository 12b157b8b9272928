import { SessionRevoked } from '@shop/domain/sessions/session-revoked';
import { describe, expect, it } from 'vitest';
import { UnknownOutcome, UpstreamErrors, UpstreamRequestRefused, UpstreamRefused } from './failures.ts';
import type { UpstreamError } from './upstream-error.ts';

const error = (messageKey?: string): UpstreamError => ({
  kind: 'other',
  message: 'lena@schule.example',
  ...(messageKey === undefined ? {} : { messageKey }),
});

describe('the message of a failure for the shopper', () => {
  it.each([
    [new UnknownOutcome('submitCart', 'timed-out'), 'shop.error.unknownOutcome'],
    [new UpstreamRefused('setShippingMethod', 'shop.payment.error'), 'shop.payment.error'],
    [new SessionRevoked('updateEmail'), 'shop.error.securityLogout'],
  ])('%s', (failure, messageKey) => {
    expect(failure.messageKey).toBe(messageKey);
  });

  it.each([
    [['shop.payment.error'], 'shop.payment.error'],
    [['upstream.text.of.tomorrow', 'shop.payment.error', 'shop.login.failed'], 'shop.payment.error'],
    [['upstream.text.of.tomorrow'], undefined],
    [[undefined], undefined],
  ])('is the first message of its GraphQL errors that has a text: %j is %s', (keys, messageKey) => {
    expect(new UpstreamErrors('cart_update', keys.map(error)).messageKey).toBe(messageKey);
  });
});

describe('what a log contains about a failure', () => {
  it('is its name, its operation and the upstream’s classification, and no text that names a person', () => {
    const failure = new UpstreamErrors('cart_update', [
      error('shop.payment.error'),
      { kind: 'other', message: 'm', classification: 'TEASER_BROKEN' },
      { kind: 'internal', message: 'm' },
    ]);
    expect(failure).toMatchObject({
      name: 'UpstreamErrors',
      operation: 'cart_update',
      message: expect.stringMatching(/shop\.payment\.error.*TEASER_BROKEN.*internal/u),
    });
    expect(failure.message).not.toContain('lena');
  });

  it.each([
    [
      new UpstreamRefused('setShippingMethod', 'shop.payment.error'),
      {
        name: 'UpstreamRefused',
        operation: 'setShippingMethod',
        message: expect.stringContaining('shop.payment.error'),
      },
    ],
    [
      new UpstreamRequestRefused('FindCart', 404),
      { name: 'UpstreamRequestRefused', operation: 'FindCart', message: expect.stringContaining('404') },
    ],
  ])('is why it was refused: %s', (failure, expected) => {
    expect(failure).toMatchObject(expected);
  });
});
