import { expect, it } from 'vitest';
import { clientOnScript, LENA } from '../client/testing/client-on-script.ts';
import { each } from '../client/testing/scripted-upstream.ts';
import { renewSession } from './renew-session.ts';

const NEW = { userId: 'u2', cartId: 'c2', activeWishlistId: 'w2' };

const renewed = async (reply: object) => {
  const { client, timers, upstream } = clientOnScript({ reply: (request) => each(request, () => reply) });
  const session = renewSession({ ...LENA, sessionToken: 'jwt of lena' }, client.call).catch(
    (failure: unknown) => failure,
  );
  await timers.pass(100);
  return { session: await session, requests: upstream.requests };
};

it('new ids are requested without the lost ones; only the session says whose they are (ERR-03)', async () => {
  const { session, requests } = await renewed({ data: { shopInit: NEW } });
  expect(session).toEqual(NEW);
  expect(requests.map(({ names, variables }) => [names, variables])).toEqual([[['shopInit'], [{}]]]);
  expect(requests[0]?.headers).toMatchObject({ 'x-jwt': 'jwt of lena' });
  expect(requests[0]?.headers).not.toHaveProperty('x-ishop-api-userid');
});

it('a reply without ids is a failure', async () => {
  expect((await renewed({ data: { shopInit: { ...NEW, cartId: '' } } })).session).toMatchObject({
    name: 'UpstreamReplyInvalid',
    operation: 'shopInit',
  });
});

it.each([
  ['INTERNAL_ERROR', { classification: 'INTERNAL_ERROR' }, { name: 'UpstreamErrors' }],
  [
    'a revoked session, which the shopper reads about',
    { messageKey: 'ishop.api.error.revoked_token' },
    { name: 'SessionRevoked', messageKey: 'shop.error.securityLogout' },
  ],
])('the failure of a renewal is passed on: %s', async (_what, extensions, failure) => {
  expect((await renewed({ data: null, errors: [{ message: 'm', extensions }] })).session).toMatchObject({
    ...failure,
    operation: 'shopInit',
  });
});
