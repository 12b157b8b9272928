import { describe, expect, it } from 'vitest';
import { invalidForm } from '../shared/field-errors.ts';
import { granted, refused } from '../shared/result.ts';
import { STOREFRONTS } from '../storefronts/storefront.ts';
import { aShopper } from '../testing/a-shopper.ts';
import { aVisit, remembered } from '../testing/a-visit.ts';
import { portWith } from '../testing/port-with.ts';
import { stubShop } from '../testing/stub-shop.ts';
import { stubState } from '../testing/stub-state.ts';
import { PASSWORD_TRIES } from './password-tries.slot.ts';
import type { PasswordLinkRequest, Passwords } from './passwords.port.ts';
import { changeOwnPassword, choosePasswordByLink, requestPasswordLink } from './replace-password.ts';

type Reply = Awaited<ReturnType<Passwords['change']>>;

const SAVED: Reply = granted(undefined);
const NEW = { password: 'Schwamm', passwordRepeat: 'Schwamm' };
const customer = () => aVisit(aShopper({ loginState: 'customer', sessionToken: 'session-1' }));

describe('changing one’s own password', () => {
  const changing = (reply: Reply = SAVED) => {
    const changes: Parameters<Passwords['change']>[1][] = [];
    const visit = customer();
    const passwords = portWith<Passwords>({
      change: async (_shopper, change) => {
        changes.push(change);
        return reply;
      },
    });
    return { changes, visit, change: changeOwnPassword({ ...stubShop(stubState()), passwords }, visit) };
  };

  it('sends the current and the new one, and the session goes on', async () => {
    const { changes, visit, change } = changing();
    expect(await change({ ...NEW, currentPassword: 'Kreide7' })).toEqual(SAVED);
    expect(changes).toEqual([{ currentPassword: 'Kreide7', password: 'Schwamm' }]);
    expect(visit.shopper.loginState).toBe('customer');
  });

  it('needs the current one', async () => {
    const { changes, change } = changing();
    expect(await change({ ...NEW, currentPassword: '' })).toMatchObject({
      refusal: { because: 'invalid-form', fieldErrors: [{ field: 'currentPassword' }] },
    });
    expect(changes).toEqual([]);
  });

  it('signs out whose session the shop has ended', async () => {
    const ended = refused({ ...invalidForm([]), general: 'shop.error.securityLogout' } as const);
    const { visit, change } = changing(ended);
    expect(await change({ ...NEW, currentPassword: 'Kreide7' })).toEqual(ended);
    expect(visit.shopper.loginState).toBe('logged-out');
  });
});

describe('the request for a link to a new password', () => {
  const requesting = (visit = aVisit()) => {
    const requests: PasswordLinkRequest[] = [];
    const passwords = portWith<Passwords>({ requestLink: async (_shopper, request) => void requests.push(request) });
    return { requests, visit, request: requestPasswordLink({ passwords }, visit) };
  };

  it('names the e-mail address, and counts the requests of the visitor (AUTH-14)', async () => {
    const { requests, visit, request } = requesting();
    for (let times = 0; times < 2; times += 1)
      expect(await request({ email: ' anne@schule.example ', honeypot: '' })).toEqual(granted(undefined));
    expect(requests).toEqual([
      { identifier: 'anne@schule.example', honeypot: '', triesCount: 1 },
      { identifier: 'anne@schule.example', honeypot: '', triesCount: 2 },
    ]);
    expect(visit.read(PASSWORD_TRIES)).toBe(2);
  });

  it('counts to a thousand at most', async () => {
    const { requests, request } = requesting(aVisit(aShopper(), remembered(PASSWORD_TRIES, 1_000)));
    await request({ email: 'anne@schule.example', honeypot: '' });
    expect(requests).toMatchObject([{ triesCount: 1_000 }]);
  });

  it('names the customer number on the business shop, however it is printed', async () => {
    const { requests, request } = requesting(aVisit(aShopper({ storefront: STOREFRONTS['b2b-de'] })));
    await request({ email: 'anne@schule.example', customerNumber: '200.100', honeypot: '' });
    expect(requests).toMatchObject([{ identifier: '200100' }]);
  });

  it('is sent for robots too, with what they filled in', async () => {
    const { requests, request } = requesting();
    expect(await request({ email: 'anne@schule.example', honeypot: 'me' })).toEqual(granted(undefined));
    expect(requests).toMatchObject([{ honeypot: 'me' }]);
  });

  it.each([
    ['consumer', STOREFRONTS.de, 'email'],
    ['business', STOREFRONTS['b2b-de'], 'customerNumber'],
  ])('asks on the %s shop for what is missing, and does not count', async (_which, storefront, field) => {
    const { requests, visit, request } = requesting(aVisit(aShopper({ storefront })));
    expect(await request({ honeypot: '' })).toMatchObject({ refusal: { fieldErrors: [{ field }] } });
    expect([requests, visit.slotNames()]).toEqual([[], []]);
  });
});

describe('a new password by a mailed link', () => {
  const choosing = (visit = aVisit(), reply: Reply = SAVED) => {
    const changes: Parameters<Passwords['changeByLink']>[1][] = [];
    const state = stubState();
    const passwords = portWith<Passwords>({
      changeByLink: async (_shopper, change) => {
        changes.push(change);
        return reply;
      },
    });
    return { changes, state, visit, choose: choosePasswordByLink({ ...stubShop(state), passwords }, visit) };
  };

  it('is sent with the link, and a visitor goes on as they are', async () => {
    const { changes, state, choose } = choosing();
    expect(await choose({ ...NEW, token: 'token-1' })).toEqual(SAVED);
    expect([changes, state.calls]).toEqual([[{ token: 'token-1', password: 'Schwamm' }], []]);
  });

  it('logs out the customer who is signed in', async () => {
    const { visit, choose } = choosing(customer());
    await choose({ ...NEW, token: 'token-1' });
    expect(visit.shopper).toMatchObject({ loginState: 'logged-out', userId: 'user-new' });
  });

  it('that is refused logs nobody out', async () => {
    const used = refused({ ...invalidForm([]), general: 'shop.error.tooManyTries' } as const);
    const { visit, choose } = choosing(customer(), used);
    expect(await choose({ ...NEW, token: 'token-1' })).toEqual(used);
    expect(visit.shopper.loginState).toBe('customer');
  });

  it('is typed twice', async () => {
    const { changes, choose } = choosing();
    expect(await choose({ ...NEW, passwordRepeat: 'Tafel', token: 'token-1' })).toMatchObject({
      refusal: { because: 'invalid-form', fieldErrors: [{ field: 'passwordRepeat' }] },
    });
    expect(changes).toEqual([]);
  });
});
