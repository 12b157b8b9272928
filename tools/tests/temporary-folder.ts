import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Gives the tests of a project a temporary folder of their own, which is removed with everything that they leave in it. Workers,
 * and the commands that tests start, find it through the environment.
 */
export const setup = (): (() => void) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-tests-'));
  process.env['TMPDIR'] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
};
