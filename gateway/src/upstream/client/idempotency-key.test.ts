import { expect, it } from 'vitest';
import { aMutation, clientOnScript, LENA } from './testing/client-on-script.ts';
import { echo, refusedConnection } from './testing/scripted-upstream.ts';

it('a mutation has its idempotency key each time that it is sent, and no other mutation has it', async () => {
  const { call, timers, upstream } = clientOnScript({
    reply: (request, index) => (index === 0 ? refusedConnection : echo(request)),
  });
  const endings = [
    call(aMutation({ name: 'submitCart' }), { shopper: LENA, idempotencyKey: 'attempt-1' }),
    call(aMutation()),
  ];
  await timers.pass(1_000);
  await Promise.all(endings);
  expect(
    upstream.requests.map(({ names, headers }) => [
      names[0],
      headers['idempotency-key'],
      headers['x-ishop-api-userid'],
    ]),
  ).toEqual([
    ['submitCart', 'attempt-1', 'lena'],
    ['submitCart', 'attempt-1', 'lena'],
    ['cart_update', undefined, 'lena'],
  ]);
});
