import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';

import { setup } from './temporary-folder.ts';

it('lets tests leave their temporary files where the run removes them', () => {
  expect(path.basename(tmpdir())).toMatch(/^shop-tests-/u);
});

it('removes the folder with everything in it', () => {
  const before = process.env['TMPDIR'];
  const remove = setup();
  const folder = tmpdir();
  expect([existsSync(folder), path.dirname(folder)]).toEqual([true, before]);
  remove();
  process.env['TMPDIR'] = before;
  expect(existsSync(folder)).toBe(false);
});
