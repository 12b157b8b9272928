import { describe, expect, it } from 'vitest';
import { inMemoryShop } from '../shop/in-memory-shop.ts';
import { aShop } from '../testing/a-shop.ts';
import { type Persona, PERSONAS } from '../personas/personas.ts';
import { isLockedOut, recordFailedLogin, attemptKey } from './failed-logins.ts';

const MINUTE_MS = 60_000;
const { identifier, password }: Persona = PERSONAS.existing;

const aLogin = async () => {
  const { shopper, world } = await aShop();
  return {
    world,
    tried: async (typed: string, { times = 1, from = '198.51.100.7', as = identifier } = {}) => {
      const { sessions } = inMemoryShop(world, from);
      const credentials = { identifier: as, password: typed, stayLogged: false, mergeCart: false };
      for (let more = 1; more < times; more += 1) await sessions.login(shopper, credentials);
      const result = await sessions.login(shopper, credentials);
      return result.ok ? 'in' : result.refusal.because;
    },
  };
};

describe('wrong passwords', () => {
  it('lock out after the twentieth, and not before', async () => {
    const nineteen = await aLogin();
    await nineteen.tried('wrong', { times: 19 });
    expect(await nineteen.tried(password)).toBe('in');
    const twenty = await aLogin();
    expect(await twenty.tried('wrong', { times: 20 })).toBe('wrong-credentials');
    expect(await twenty.tried(password)).toBe('too-many-tries');
  });

  it('are forgotten a quarter of an hour later', async () => {
    const { tried, world } = await aLogin();
    await tried('wrong', { times: 20 });
    world.advance({ advanceMs: 15 * MINUTE_MS - 1 });
    expect(await tried(password)).toBe('too-many-tries');
    world.advance({ advanceMs: 1 });
    expect(await tried(password)).toBe('in');
  });

  it('are forgotten after the right one', async () => {
    const { tried } = await aLogin();
    await tried('wrong', { times: 19 });
    await tried(password);
    await tried('wrong', { times: 19 });
    expect(await tried(password)).toBe('in');
  });

  it('count for the account and the IP address that they came from', async () => {
    const { tried } = await aLogin();
    await tried('wrong', { times: 20 });
    expect(await tried(PERSONAS.prime.password, { as: PERSONAS.prime.identifier })).toBe('in');
    expect(await tried(password, { from: '203.0.113.9' })).toBe('in');
  });

  it('lock out at once for the name in the table of magic values', async () => {
    const { tried } = await aLogin();
    expect(await tried('x', { as: 'locked@schule.example' })).toBe('too-many-tries');
  });

  it('count for unknown names as well', async () => {
    const { tried } = await aLogin();
    expect(await tried('wrong', { as: 'nobody@example.org', times: 20 })).toBe('wrong-credentials');
    expect(await tried('wrong', { as: 'nobody@example.org' })).toBe('too-many-tries');
  });

  it('count together if no IP address is known', async () => {
    const { world } = await aShop();
    world.run((tx) => Array.from({ length: 20 }, () => recordFailedLogin(tx, attemptKey(identifier, ''))));
    expect(world.read((view) => isLockedOut(view, attemptKey(identifier, '')))).toBe(true);
  });
});
