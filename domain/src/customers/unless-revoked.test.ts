import { describe, expect, it } from 'vitest';
import { SessionRevoked } from '../sessions/session-revoked.ts';
import { aShopper } from '../testing/a-shopper.ts';
import { aVisit } from '../testing/a-visit.ts';
import { stubShop } from '../testing/stub-shop.ts';
import { ReplyLost, stubState } from '../testing/stub-state.ts';
import { unlessRevoked } from './unless-revoked.ts';

const calling = () => {
  const visit = aVisit(aShopper({ loginState: 'customer' }));
  return { visit, call: unlessRevoked(stubShop(stubState()), visit) };
};

describe('a call during which the shop may revoke the session', () => {
  it('returns its result', async () => {
    const { visit, call } = calling();
    expect(
      await call(
        async () => 'done',
        () => 'over',
      ),
    ).toBe('done');
    expect(visit.shopper.loginState).toBe('customer');
  });

  it('ends with the session, and the visitor is signed out', async () => {
    const { visit, call } = calling();
    const revoked = async () => {
      visit.revoke();
      throw new SessionRevoked('call');
    };
    expect(await call<string>(revoked, () => `over for ${visit.shopper.loginState}`)).toBe('over for logged-out');
  });

  it('fails for any other reason, and the session goes on', async () => {
    const { visit, call } = calling();
    await expect(
      call(
        () => Promise.reject(new ReplyLost()),
        () => 'over',
      ),
    ).rejects.toThrow(ReplyLost);
    expect(visit.shopper.loginState).toBe('customer');
  });
});
