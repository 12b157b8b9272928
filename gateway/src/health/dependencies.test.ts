import { describe, expect, it } from 'vitest';
import { testClock } from '../testing/test-clock.ts';
import { dependencies } from './dependencies.ts';
import { readiness } from './readiness.ts';

const START = '2026-08-03T10:00:00.000Z';
const MINUTE_MS = 60_000;

/** Dependencies of a gateway, up or down as the test says. */
const opened = (names: readonly string[] = ['redis', 'upstream']) => {
  const clock = testClock(START);
  const problems = new Map<string, string>();
  const watched = dependencies(
    names.map((name) => ({ name, problem: () => Promise.resolve(problems.get(name)) })),
    clock,
  );
  return { clock, problems, watched, ready: readiness(watched) };
};

describe('dependencies', () => {
  it('are listed with their state and since when', async () => {
    const { clock, problems, watched } = opened();
    clock.forward(MINUTE_MS);
    expect(await watched.check()).toEqual([
      { name: 'redis', state: 'up', since: '2026-08-03T10:01:00.000Z' },
      { name: 'upstream', state: 'up', since: '2026-08-03T10:01:00.000Z' },
    ]);
    clock.forward(MINUTE_MS);
    problems.set('redis', 'cache-not-reached');
    await watched.check();
    clock.forward(MINUTE_MS);
    expect(await watched.check()).toEqual([
      { name: 'redis', state: 'down', because: 'cache-not-reached', since: '2026-08-03T10:02:00.000Z' },
      { name: 'upstream', state: 'up', since: '2026-08-03T10:01:00.000Z' },
    ]);
    problems.clear();
    clock.forward(MINUTE_MS);
    expect((await watched.check())[0]).toEqual({ name: 'redis', state: 'up', since: '2026-08-03T10:04:00.000Z' });
  });

  it('keep the beginning of an outage when its reason changes', async () => {
    const { clock, problems, watched } = opened(['upstream']);
    problems.set('upstream', 'upstream-gives-no-token');
    await watched.check();
    clock.forward(MINUTE_MS);
    problems.set('upstream', 'upstream-not-reached');
    expect(await watched.check()).toEqual([
      { name: 'upstream', state: 'down', because: 'upstream-not-reached', since: START },
    ]);
  });
});

describe('a gateway', () => {
  it('is ready at once without dependencies', async () => {
    expect(await opened([]).ready.state()).toBe('ready');
  });

  it('is ready once each dependency has been up, in any order', async () => {
    const { problems, ready } = opened();
    problems.set('redis', 'cache-not-reached');
    expect(await ready.state()).toBe('starting');
    problems.delete('redis');
    problems.set('upstream', 'upstream-not-reached');
    expect(await ready.state()).toBe('ready');
  });

  it('stays ready when dependencies fail later, until it is about to end', async () => {
    const { problems, watched, ready } = opened();
    expect(await ready.state()).toBe('ready');
    problems.set('redis', 'cache-not-reached').set('upstream', 'upstream-not-reached');
    await watched.check();
    expect(await ready.state()).toBe('ready');
    ready.close();
    expect(await ready.state()).toBe('draining');
  });
});
