import { describe, expect, it } from 'vitest';
import { settlePayment } from '@shop/fakes/orders/settle-payment';
import type { PaymentOutcome } from '@shop/fakes/payments/provider-payment';
import { money } from '@shop/domain/shared/money';
import { valueOf } from '@shop/domain/testing/fixtures';
import { STORED_PRIME_CHECKOUT } from '@shop/domain/prime/prime-checkout.slot';
import { TOASTS } from '../visit/toasts.slot.ts';
import { customerAtTheGateway } from '../testing/customer-at-the-gateway.ts';
import { startPrimeCheckout } from '@shop/domain/prime/start-prime-checkout';
import { subscribeOnce } from '@shop/domain/prime/subscribe-once';
import { memoryCache } from '../cache/memory-cache.ts';
import { attemptsOf } from '../payments/attempts.ts';
import { ids } from '../shared/ids.ts';
import { paymentReturn } from './payment-return.ts';

/** A customer who has left to pay for Prime by PayPal, and what they see when they are back. */
const paying = async () => {
  const { shop, world, browser } = await customerAtTheGateway();
  const visitor = browser.visitor();
  startPrimeCheckout({ ids }, visitor, 'prime-12');
  const outcome = valueOf(
    await subscribeOnce(
      {
        ...shop,
        attempts: attemptsOf(memoryCache(browser.clock), (_subject, run) => run())({ world: undefined }),
        reportFailure: () => undefined,
      },
      visitor,
    )({ abo: 'prime-12', paymentId: 'PAYPAL', price: money(4900, 'EUR') }),
  );
  const subscriptionId = outcome.happened === 'redirect-needed' ? outcome.subscriptionId : '';
  const back = async (providerCode?: string) => {
    const path = await paymentReturn(shop)(
      browser.visitor(),
      'prime',
      new URLSearchParams(providerCode === undefined ? '' : { errorCode: providerCode }),
    );
    return {
      path,
      isInCheckout: browser.visitor().read(STORED_PRIME_CHECKOUT) !== undefined,
      toasts: browser.visitor().read(TOASTS) ?? [],
    };
  };
  return { back, end: (how: PaymentOutcome) => world.run((tx) => settlePayment(tx, subscriptionId, how)) };
};

const WAITING = { isInCheckout: true, toasts: [] };

describe('the return from a payment of Prime', () => {
  it('waits for the provider’s notice, unless the provider says at once that there is no payment', async () => {
    const { back } = await paying();
    expect([await back(), await back('0302')]).toEqual([
      { path: undefined, ...WAITING },
      { path: '/prime/checkout/?errorCode=0302', ...WAITING },
    ]);
  });

  it('welcomes a member once, and the checkout is over', async () => {
    const { back, end } = await paying();
    end('paid');
    const welcome = [{ kind: 'success', messageKey: 'shop.prime.joined' }];
    expect([await back(), await back()]).toEqual([
      { path: '/prime/', isInCheckout: false, toasts: welcome },
      { path: '/prime/', isInCheckout: false, toasts: welcome },
    ]);
  });

  it.each(['declined', 'cancelled', 'failed'] as const)(
    'leads to another way to pay, and the checkout goes on: %s',
    async (how) => {
      const { back, end } = await paying();
      end(how);
      expect(await back()).toEqual({ path: `/prime/checkout/?errorCode=${how}`, ...WAITING });
    },
  );

  it('of somebody who pays nothing leads to the landing page, and the shop is asked nothing', async () => {
    const { shop, browser } = await customerAtTheGateway();
    const subscription = () => Promise.reject(new TypeError('asked'));
    expect(await paymentReturn({ ...shop, prime: { ...shop.prime, subscription } })(browser.visitor(), 'prime')).toBe(
      '/prime/',
    );
  });
});
