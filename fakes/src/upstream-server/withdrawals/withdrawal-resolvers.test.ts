import { aDeclaration } from '@shop/domain/testing/a-declaration';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type GraphqlReply, headersOf, posted, testUpstream, type TestUpstream } from '../testing/test-upstream.ts';

let upstream: TestUpstream;
beforeAll(async () => {
  upstream = await testUpstream();
});
afterAll(() => upstream.close());

const declare = async (headers: Readonly<Record<string, string>>): Promise<GraphqlReply> => {
  const ids = await upstream.state('withdrawing');
  return (
    await upstream.post<GraphqlReply>('/graphql', posted('declareWithdrawal', { declaration: aDeclaration() }), {
      ...headersOf(ids, 'withdrawing'),
      ...headers,
    })
  ).body;
};

it('a withdrawal needs an idempotency key', async () => {
  upstream.worlds.create({ id: 'withdrawing' });
  expect(await declare({})).toMatchObject({ errors: [{ extensions: { classification: 'BAD_REQUEST' } }] });
  expect(await declare({ 'idempotency-key': 'a-key-of-this-test' })).toMatchObject({
    data: { declareWithdrawal: { successful: true } },
  });
});
