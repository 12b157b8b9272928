import { expect, it } from 'vitest';
import { onlyFromInside } from './only-from-inside.ts';

const from = (remoteAddress: string, authorization?: string) => ({ socket: { remoteAddress }, headers: authorization === undefined ? {} : { authorization } });

it.each([['127.0.0.1'], ['::1'], ['::ffff:127.0.0.1']])('lets testers in from this machine (%s)', async (address) => {
  await expect(onlyFromInside(undefined)(from(address))).resolves.toBeUndefined();
});

it('lets testers in from elsewhere with the token, and with nothing else', async () => {
  await expect(onlyFromInside('open-sesame')(from('10.0.0.7', 'Bearer open-sesame'))).resolves.toBeUndefined();
  for (const said of [undefined, 'Bearer open', 'open-sesame']) await expect(onlyFromInside('open-sesame')(from('10.0.0.7', said))).rejects.toMatchObject({ status: 403, code: 'QA_FORBIDDEN' });
  await expect(onlyFromInside(undefined)(from('10.0.0.7', 'Bearer undefined'))).rejects.toMatchObject({ status: 403, code: 'QA_FORBIDDEN' });
});
