import { expect, it } from 'vitest';
import { granted, refused } from '../shared/result.ts';
import { aShopper } from '../testing/a-shopper.ts';
import { anOrderDetails } from '../testing/an-order.ts';
import { portWith } from '../testing/port-with.ts';
import { cancelOrder } from './cancel-order.ts';
import type { Orders } from './orders.port.ts';

const BUYER = aShopper({ loginState: 'customer', sessionToken: 'session-1' });
const PACKED = anOrderDetails({ status: 'in-dispatch', canBeCancelled: false });
const CANCELLED = anOrderDetails({ status: 'cancelled', canBeCancelled: false });

const cancel = (reply: Awaited<ReturnType<Orders['cancel']>>, details?: Awaited<ReturnType<Orders['details']>>) => {
  const orders = portWith<Orders>({
    cancel: async () => reply,
    ...(details === undefined ? {} : { details: async () => details }),
  });
  return cancelOrder({ orders })(BUYER, 'order-1');
};

it('shows the cancelled order to its buyer', async () => {
  expect(await cancel(granted(CANCELLED))).toEqual({ isCancelled: true, order: CANCELLED });
});

it('shows the order as it is now if the warehouse was faster', async () => {
  expect(await cancel(refused({ because: 'too-late' }), granted(PACKED))).toEqual({
    isCancelled: false,
    order: PACKED,
  });
});

it('shows nothing of an order that is not the shopper’s', async () => {
  expect(await cancel(refused({ because: 'no-such-order' }))).toBeUndefined();
});

it('shows nothing of an order that is gone meanwhile', async () => {
  expect(await cancel(refused({ because: 'too-late' }), refused({ because: 'no-such-order' }))).toBeUndefined();
});
