import { expect, it } from 'vitest';
import { scriptedTimers } from '../upstream/client/testing/scripted-timers.ts';
import { watchDependencies } from './watch-dependencies.ts';

it('checks at once and every 15 seconds, also after a failed check, until it is stopped', async () => {
  const timers = scriptedTimers();
  const failures: unknown[] = [];
  let checks = 0;
  const check = async () => {
    checks += 1;
    if (checks === 2) throw new TypeError('broken');
    return [];
  };
  const stop = watchDependencies({ check }, timers, (failure) => failures.push(failure));
  await timers.pass(14_999);
  expect(checks).toBe(1);
  await timers.pass(1);
  await timers.pass(15_000);
  expect([checks, failures.length]).toEqual([3, 1]);
  stop();
  await timers.pass(60_000);
  expect(checks).toBe(3);
});
