import { describe, expect, it } from 'vitest';
import { LENA } from '../client/testing/client-on-script.ts';
import { aMutationReply } from '../testing/replies.ts';
import { runOnScript } from '../testing/shop-on-script.ts';

describe('a link to a new password', () => {
  it.each([
    [true, null, 'valid', []],
    [false, 'USED', 'used', []],
    [false, 'EXPIRED', 'expired', []],
    [false, 'UNKNOWN', 'unknown', []],
    [false, 'toString', 'unusable', ['checkTokenValidity TokenProblem toString']],
    [false, null, 'unusable', []],
  ])('is what the upstream says: %s, %s', async (valid, reason, expected, noted) => {
    const { outcome, unknown } = await runOnScript(
      () => ({ data: { checkTokenValidity: { valid, reason } } }),
      ({ passwords }) => passwords.linkState(LENA, 'token'),
    );
    expect([outcome, unknown]).toEqual([expected, noted]);
  });
});

it('never tells whether there is an account: a refused request for a link is a failure', async () => {
  const request = (successful: boolean) =>
    runOnScript(
      () => ({ data: { forgotPassword: aMutationReply({ successful }) } }),
      ({ passwords }) =>
        passwords.requestLink(LENA, { identifier: 'lena@schule.example', honeypot: '', triesCount: 1 }),
    );
  expect((await request(true)).outcome).toBeUndefined();
  expect((await request(false)).outcome).toEqual({
    failure: expect.objectContaining({ name: 'UpstreamReplyInvalid' }),
  });
});
