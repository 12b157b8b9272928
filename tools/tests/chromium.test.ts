import { expect, it } from 'vitest';

import { waysToGetChromium } from './chromium.mjs';

const named = (mayInstall: boolean): string[] =>
  waysToGetChromium(mayInstall).map((command) =>
    command.join(' ').includes('apt-get install') ? 'package' : 'download',
  );

it.each([
  [true, ['package', 'download']],
  [false, ['download']],
])('gets a missing Chromium as a package before it downloads one (may it install packages: %s)', (mayInstall, ways) => {
  expect(named(mayInstall)).toEqual(ways);
});
