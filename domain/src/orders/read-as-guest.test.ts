import { expect, it } from 'vitest';
import { SessionRevoked } from '../sessions/session-revoked.ts';
import { granted, refused } from '../shared/result.ts';
import { aShopper } from '../testing/a-shopper.ts';
import { anOrder } from '../testing/an-order.ts';
import { ReplyLost } from '../testing/stub-state.ts';
import type { Orders } from './orders.port.ts';
import { readAsGuest } from './read-as-guest.ts';

const GUEST = aShopper({ loginState: 'guest', sessionToken: 'session-1' });
const ORDER = granted(anOrder({ isGuest: true }));

const read = (confirmation: Orders['confirmation']) => readAsGuest({ confirmation })(GUEST, 'order-1');

it('a guest reads the own order with the session in which it was placed', async () => {
  expect(
    await read(async ({ sessionToken }, orderId) =>
      sessionToken === 'session-1' && orderId === 'order-1' ? ORDER : refused({ because: 'no-such-order' }),
    ),
  ).toEqual(ORDER);
});

it('a guest learns that the order waits for its payment', async () => {
  const pending = refused({ because: 'payment-pending', paymentId: 'TWINT' } as const);
  expect(await read(async () => pending)).toEqual(pending);
});

it('nobody reads the order once that session has ended', async () => {
  expect(await read(() => Promise.reject(new SessionRevoked('confirmation')))).toEqual(
    refused({ because: 'no-such-order' }),
  );
});

it('another failure is not taken for an order that does not exist', async () => {
  await expect(read(() => Promise.reject(new ReplyLost()))).rejects.toThrow(ReplyLost);
});
