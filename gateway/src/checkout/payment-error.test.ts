import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveShipping } from '../testing/buy.ts';
import { BACKENDS } from '../testing/backends.ts';
import type { OpenBackend } from '../testing/backends.ts';
import { addOrdinaryItem } from '../testing/ordinary-item.ts';

class OutOfOrder extends Error {
  override readonly name = 'OutOfOrder';
}

const PAY = 'mutation Pay($input: PaymentStepInput!) { savePaymentStep(input: $input) { __typename } }';

describe.each(BACKENDS)('a payment method that cannot be saved, on the shop $backend', ({ open }) => {
  let gateway: OpenBackend;
  beforeAll(async () => {
    gateway = await open({
      replacePorts: (shop) => ({
        ...shop,
        payments: { ...shop.payments, select: () => Promise.reject(new OutOfOrder()) },
      }),
    });
  });
  afterAll(() => gateway.close());

  it('is reported as a payment error although the shop fails instead of refusing (PAY-04)', async () => {
    const visitor = await gateway.enter();
    await addOrdinaryItem(visitor);
    await saveShipping(visitor.browser);
    const reply = await visitor.browser.query(PAY, { input: { paymentId: 'VORKASSE' } });
    expect(reply.json<{ errors?: readonly unknown[] }>().errors).toHaveLength(1);
    const reported = [{ name: 'payment_error', paymentId: 'VORKASSE', message: 'vue.cart.error.somethingWentWrong' }];
    await expect.poll(() => visitor.world.read(({ state }) => state.tracked)).toEqual(reported);
  });
});
