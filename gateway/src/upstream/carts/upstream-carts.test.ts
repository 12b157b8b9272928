import { expect, it } from 'vitest';
import { LENA } from '../client/testing/client-on-script.ts';
import { aCartReply, aMutationReply } from '../testing/replies.ts';
import { runOnScript, runWithReplies } from '../testing/shop-on-script.ts';

const find = (id: string) =>
  runWithReplies({ shop_findCart: aCartReply({ id }) }, ({ carts }) => carts.find(LENA, 'cart of lena'));

it('returns the requested cart, and throws if the reply has any other', async () => {
  expect((await find('cart of lena')).outcome).toMatchObject({ ok: true, value: { id: 'cart of lena' } });
  expect((await find('cart of tom')).outcome).toMatchObject({
    failure: { name: 'UpstreamReplyInvalid', operation: 'FindCart' },
  });
});

const LOST = { data: null, errors: [{ message: 'x', extensions: { classification: 'CART_NOT_FOUND' } }] };

it('shows the cart that replaced a lost one', async () => {
  let calls = 0;
  const reply = () => {
    calls += 1;
    return calls === 1 ? LOST : { data: { shop_findCart: aCartReply({ id: 'new cart' }) } };
  };
  const { outcome, requests, reports } = await runOnScript(reply, ({ carts }) => carts.find(LENA, 'cart of lena'));
  expect(outcome).toMatchObject({ ok: true, value: { id: 'new cart' } });
  expect(reports).toMatchObject([{ cartId: 'new cart' }]);
  expect(requests).toHaveLength(2);
});

it('does not replace a lost cart for who only wants to know whether it is there', async () => {
  const { outcome, requests, reports } = await runOnScript(
    () => LOST,
    ({ carts }) => carts.find(LENA, 'cart of lena', { keepsSession: true }),
  );
  expect(outcome).toEqual({ ok: false, refusal: { because: 'cart-not-found' } });
  expect([reports, requests.length]).toEqual([[], 1]);
});

it.each([
  [undefined, false],
  [{ shippingCost: false }, false],
  [{ shippingCost: true }, true],
])('requests delivery costs only if they are needed: %o', async (options, calculateShippingCost) => {
  const { requests } = await runWithReplies({ shop_findCart: aCartReply() }, ({ carts }) =>
    carts.find(LENA, 'cart of lena', options),
  );
  expect(requests[0]?.variables).toEqual([{ cartId: 'cart of lena', calculateShippingCost }]);
});

it('saves no notes for a cart that is already an order: it counts as not found', async () => {
  const refusal = { code: 'ALREADY_SUBMITTED', subject: null, message: null };
  const { outcome } = await runWithReplies(
    { setOrderReference: aMutationReply({ successful: false, refusal }) },
    ({ carts }) => carts.setOrderReference(LENA, 'cart of lena', 'Klasse 3b'),
  );
  expect(outcome).toEqual({ ok: false, refusal: { because: 'cart-not-found' } });
});
