import { expect, it } from 'vitest';
import { logUntilReachable } from './log-until-reachable.ts';
import { scriptedTimers } from '../client/testing/scripted-timers.ts';
import type { UpstreamProblem } from './upstream-health-indicator.ts';

/** An upstream with these results, one per check; the last one repeats. */
const looking = (...healths: readonly (UpstreamProblem | undefined)[]) => {
  const timers = scriptedTimers();
  const logged: unknown[] = [];
  const checkedAt: number[] = [];
  const health = () => Promise.resolve(healths[Math.min(checkedAt.push(timers.now()), healths.length) - 1]);
  const stop = logUntilReachable(health, timers, (failure) => logged.push(failure));
  return { timers, logged, checkedAt, stop };
};

const about = (setting: string) =>
  expect.objectContaining({ name: 'UpstreamUnreachable', message: expect.stringContaining(setting) });

it('an upstream that is up is checked once, and nothing is logged', async () => {
  const { timers, logged, checkedAt } = looking(undefined);
  await timers.pass(60_000);
  expect([checkedAt, logged]).toEqual([[0], []]);
});

it('an upstream that is down is checked every five seconds until it is up', async () => {
  const { timers, checkedAt } = looking('upstream-not-reached', 'upstream-not-reached', undefined);
  await timers.pass(60_000);
  expect(checkedAt).toEqual([0, 5_000, 10_000]);
});

it('each problem is logged once, with the setting that fixes it', async () => {
  const { timers, logged } = looking(
    'upstream-not-reached',
    'upstream-not-reached',
    'upstream-gives-no-token',
    'upstream-gives-no-token',
    'upstream-credentials-refused',
  );
  await timers.pass(60_000);
  expect(logged).toEqual([about('UPSTREAM_GRAPHQL_URL'), about('UPSTREAM_TOKEN_URL'), about('UPSTREAM_CLIENT_SECRET')]);
});

it('a gateway that is closed does not check again', async () => {
  const { timers, checkedAt, stop } = looking('upstream-not-reached');
  await timers.pass(6_000);
  stop();
  expect(timers.left).toBe(0);
  await timers.pass(60_000);
  expect(checkedAt).toEqual([0, 5_000]);
});

it('a gateway that is closed during a check logs nothing, and does not check again', async () => {
  const { timers, logged, checkedAt, stop } = looking('upstream-not-reached');
  stop();
  await timers.pass(60_000);
  expect([checkedAt, logged]).toEqual([[0], []]);
});

it.each([0, 1])('a failure on our side is logged as it is: after %i checks', async (checks) => {
  const broken = new TypeError('ours');
  const timers = scriptedTimers();
  const logged: unknown[] = [];
  let checked = 0;
  const health = () => {
    checked += 1;
    return checked > checks ? Promise.reject(broken) : Promise.resolve('upstream-not-reached' as const);
  };
  logUntilReachable(health, timers, (failure) => logged.push(failure));
  await timers.pass(60_000);
  expect(logged.at(-1)).toBe(broken);
  expect(logged).toHaveLength(checks + 1);
});
