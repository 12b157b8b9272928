import { aCancellation } from '@shop/domain/testing/a-cancellation';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type GraphqlReply, headersOf, posted, testUpstream, type TestUpstream } from '../testing/test-upstream.ts';

let upstream: TestUpstream;
beforeAll(async () => {
  upstream = await testUpstream();
});
afterAll(() => upstream.close());

const declare = async (headers: Readonly<Record<string, string>>): Promise<GraphqlReply> => {
  const ids = await upstream.state('cancelling');
  return (
    await upstream.post<GraphqlReply>('/graphql', posted('declareCancellation', { declaration: aCancellation() }), {
      ...headersOf(ids, 'cancelling'),
      ...headers,
    })
  ).body;
};

it('a cancellation needs an idempotency key', async () => {
  upstream.worlds.create({ id: 'cancelling' });
  expect(await declare({})).toMatchObject({ errors: [{ extensions: { classification: 'BAD_REQUEST' } }] });
  expect(await declare({ 'idempotency-key': 'a-key-of-this-test' })).toMatchObject({
    data: { declareCancellation: { successful: true } },
  });
});
