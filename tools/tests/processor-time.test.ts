import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

import { childrenSeconds, childrenSecondsIn } from './processor-time.mjs';

it('adds up user and system time of the children that have ended, whatever the process is called', () => {
  expect(childrenSecondsIn('4711 (node (1) x) S 1 2 3 0 -1 4 5 6 7 8 900 800 250 75 20 0 11 0')).toBe(3.25);
});

it.runIf(process.platform === 'linux')('counts what a child has just used', () => {
  const before = childrenSeconds() ?? Number.NaN;
  spawnSync(process.execPath, [
    '--eval',
    'const end = process.cpuUsage().user + 200_000; while (process.cpuUsage().user < end);',
  ]);
  expect((childrenSeconds() ?? Number.NaN) - before).toBeGreaterThanOrEqual(0.2);
});
