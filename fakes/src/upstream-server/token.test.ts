import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FIXTURE_TIME } from '../testing/arrange-fixture.ts';
import { CREDENTIALS, type GraphqlReply, posted, testUpstream, type TestUpstream } from './testing/test-upstream.ts';

const LIFETIME_S = 600;

const wall = { ms: FIXTURE_TIME.getTime() };
let upstream: TestUpstream;
beforeAll(async () => {
  upstream = await testUpstream({ clock: { now: () => new Date(wall.ms) }, tokenLifetimeS: LIFETIME_S });
});
afterAll(() => upstream.close());

const opened = async (authorization?: string): Promise<GraphqlReply> =>
  (
    await upstream.post<GraphqlReply>(
      '/graphql',
      posted('getNavigationModel'),
      authorization === undefined ? {} : { authorization },
    )
  ).body;

const refused = expect.objectContaining({
  errors: [expect.objectContaining({ extensions: { classification: 'INVALID_TOKEN' } })],
});

describe('the token endpoint of the fake upstream (UPM-60)', () => {
  it('issues a token for the right credentials, with its lifetime', async () => {
    const { status, headers, body } = await upstream.token();
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(body).toEqual({
      access_token: expect.stringMatching(/^\S{20,}$/),
      token_type: 'Bearer',
      expires_in: LIFETIME_S,
    });
    expect(await opened(`Bearer ${body.access_token}`)).toMatchObject({ data: { getNavigationModel: {} } });
  });

  it.each([
    ['secret', { client_secret: 'chalk' }],
    ['client', { client_id: 'another' }],
    ['scope', { scope: 'everything' }],
  ])('refuses a wrong %s in JSON: 401', async (_what, wrong) => {
    const { clientId, clientSecret, scope } = CREDENTIALS;
    const reply = await upstream.token({
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: clientSecret,
      scope,
      ...wrong,
    });
    expect([reply.status, reply.body]).toEqual([
      401,
      { error: 'invalid_client', error_description: expect.stringContaining('client_id, client_secret and scope') },
    ]);
  });

  it('supports client credentials only, and forms only', async () => {
    expect(await upstream.token({ grant_type: 'password' })).toMatchObject({
      status: 400,
      body: { error: 'unsupported_grant_type' },
    });
    expect(await upstream.post('/oauth/token', { grant_type: 'client_credentials' })).toMatchObject({ status: 400 });
  });

  it('accepts POST only', async () => {
    const reply = await upstream.get('/oauth/token');
    expect([reply.status, reply.headers.get('allow'), reply.body]).toMatchObject([
      405,
      'POST',
      { message: 'Requests to /oauth/token are posted.' },
    ]);
  });

  it('issues a new token for each call', async () => {
    const [one, other] = [await upstream.token(), await upstream.token()];
    expect(one.body.access_token).not.toBe(other.body.access_token);
  });
});

describe('a request without a valid token', () => {
  it.each([
    ['none', undefined],
    ['one that was never issued', 'Bearer forged'],
    ['another scheme', 'Basic c2hvcDpzZWNyZXQ='],
  ])('(%s) gets INVALID_TOKEN, and nothing is done', async (_what, authorization) => {
    expect(await opened(authorization)).toEqual(refused);
  });

  it('includes one whose token has expired by the machine’s clock', async () => {
    const { access_token: token } = (await upstream.token()).body;
    wall.ms += LIFETIME_S * 1000 - 1;
    expect(await opened(`Bearer ${token}`)).toMatchObject({ data: {} });
    wall.ms += 1;
    expect(await opened(`Bearer ${token}`)).toEqual(refused);
  });

  it('gets the error in each entry of a batch, with status 200', async () => {
    const { status, body } = await upstream.post<readonly GraphqlReply[]>('/graphql', [
      posted('getNavigationModel'),
      posted('getNavigationModel'),
    ]);
    expect([status, body]).toEqual([200, [refused, refused]]);
  });
});
