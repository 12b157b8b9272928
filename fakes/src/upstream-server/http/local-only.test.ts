import { expect, it } from 'vitest';
import { localOnly } from './local-only.ts';

const LOCAL = { host: 'localhost:4000' };
const from = (remoteAddress: string, headers: Readonly<Record<string, string>> = {}, method = 'POST') => ({
  method,
  socket: { remoteAddress },
  headers: { ...LOCAL, ...headers },
});
const FORBIDDEN = { status: 403, code: 'QA_FORBIDDEN' };

it.each([['127.0.0.1'], ['::1'], ['::ffff:127.0.0.1']])('allows requests from this machine (%s)', async (address) => {
  await expect(localOnly(undefined)(from(address))).resolves.toBeUndefined();
});

it('allows requests from elsewhere only with the token', async () => {
  await expect(
    localOnly('open-sesame')(from('10.0.0.7', { authorization: 'Bearer open-sesame', host: 'upstream.example' })),
  ).resolves.toBeUndefined();
  for (const authorization of [undefined, 'Bearer open', 'open-sesame']) {
    await expect(
      localOnly('open-sesame')(from('10.0.0.7', authorization === undefined ? {} : { authorization })),
    ).rejects.toMatchObject(FORBIDDEN);
  }
  await expect(localOnly(undefined)(from('10.0.0.7', { authorization: 'Bearer undefined' }))).rejects.toMatchObject(
    FORBIDDEN,
  );
});

it.each(['evil.test', 'evil.test:4000', 'localhost.evil.test', ''])(
  'refuses a page whose host name was rebound to this machine: %j',
  async (host) => {
    await expect(localOnly(undefined)(from('127.0.0.1', { host }))).rejects.toMatchObject(FORBIDDEN);
  },
);

it('refuses forms of another site', async () => {
  for (const headers of [{ origin: 'https://evil.test' }, { 'sec-fetch-site': 'cross-site' }]) {
    await expect(localOnly(undefined)(from('127.0.0.1', headers))).rejects.toMatchObject(FORBIDDEN);
  }
});
