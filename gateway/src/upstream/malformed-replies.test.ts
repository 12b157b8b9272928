import { recordSessionChanges } from '@shop/domain/testing/record-session-changes';
import { describe, expect, it } from 'vitest';
import { clientOnScript, LENA } from './client/testing/client-on-script.ts';
import { each, HANG } from './client/testing/scripted-upstream.ts';
import { failOnUnknownValue } from './testing/fail-on-unknown-value.ts';
import { upstreamShop } from './upstream-shop.ts';

/** Longer than any deadline, retries included. */
const LONG_MS = 60_000;

/** What the shop reads from a reply. */
const found = async (body: unknown) => {
  const { client, timers } = clientOnScript({
    reply: (request) =>
      typeof body === 'string' ? { came: 'response', status: 200, body } : each(request, () => body),
  });
  const outcome = upstreamShop(client, { headers: {} }, failOnUnknownValue)
    .carts.find(LENA, 'cart of lena')
    .then(
      (reply) => reply,
      (failure: unknown) => failure,
    );
  await timers.pass(LONG_MS);
  return outcome;
};

describe('a malformed reply of the upstream', () => {
  it.each<[string, unknown]>([
    ['nothing of the cart', { data: {} }],
    ['no cart where there must be one', { data: { shop_findCart: null } }],
    ['a text for a cart', { data: { shop_findCart: 'lena@schule.example' } }],
    ['a cart without its contents', { data: { shop_findCart: { id: 'cart of lena', attributes: {} } } }],
    ['somebody else’s cart', { data: { shop_findCart: { id: 'cart of tom' } } }],
    ['a reply to something else', { data: { getNavigationModel: { nodes: [] } } }],
    ['no object', { data: [] }],
    ['no JSON', '<html>lena@schule.example</html>'],
  ])('is a failure that names the operation, and no person: %s', async (_what, body) => {
    const failure = await found(body);
    expect(failure).toMatchObject({ name: 'UpstreamReplyInvalid', operation: 'FindCart' });
    expect(JSON.stringify(failure, ['name', 'message', 'operation', 'problem'])).not.toContain('lena');
  });

  it('is also a failure if it has errors next to the data: half a cart is none', async () => {
    const failure = await found({
      data: { shop_findCart: { id: 'cart of lena' } },
      errors: [{ message: 'lena@schule.example', path: ['shop_findCart', 'details'] }],
    });
    expect(failure).toMatchObject({ name: 'UpstreamErrors', operation: 'FindCart' });
    expect(failure).toMatchObject({ message: expect.not.stringContaining('lena') });
  });

  it('is a lost cart if the upstream says so, whatever else went wrong', async () => {
    expect(
      await found({
        data: null,
        errors: [{ message: 'x' }, { message: 'y', extensions: { classification: 'CART_NOT_FOUND' } }],
      }),
    ).toEqual({
      ok: false,
      refusal: { because: 'cart-not-found' },
    });
  });

  it('requests no second cart if the cart is not the shopper’s own', async () => {
    const { client, timers, upstream } = clientOnScript({
      reply: (request) =>
        each(request, () => ({
          data: null,
          errors: [{ message: 'x', extensions: { classification: 'CART_NOT_FOUND' } }],
        })),
    });
    const sessionChanges = recordSessionChanges();
    const finding = upstreamShop(client, { headers: {}, sessionChanges }, failOnUnknownValue).carts.find(
      LENA,
      'cart of tom',
    );
    await timers.pass(LONG_MS);
    expect(await finding).toEqual({ ok: false, refusal: { because: 'cart-not-found' } });
    expect([upstream.requests.length, sessionChanges.reports]).toEqual([1, []]);
  });
});

it('makes nobody wait beyond their timeout', async () => {
  const { client, timers } = clientOnScript({ reply: () => HANG });
  const ended = upstreamShop(client, { headers: {}, timeoutMs: 1_000 }, failOnUnknownValue)
    .carts.find(LENA, 'cart of lena')
    .catch((failure: unknown) => [timers.now(), failure]);
  await timers.pass(LONG_MS);
  expect(await ended).toMatchObject([
    1_000,
    { name: 'UpstreamUnavailable', operation: 'FindCart', problem: 'deadline' },
  ]);
});
