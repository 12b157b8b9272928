import { rmSync } from 'node:fs';
import path from 'node:path';

import { cacheFolder } from '../steps/step-cache.mjs';
import { inRoot } from '../steps/root.mjs';
import { run } from '../steps/run.mjs';

/** ESLint's results for unchanged files. The cache does not notice that a type in another file has changed. */
const REMEMBERED = path.join(cacheFolder, 'eslint.json');

/** Makes the next run lint every file. */
export const forgetLinted = () => rmSync(REMEMBERED, { force: true });

/**
 * @param {readonly string[]} [folders]
 * @returns {import('./part.mjs').Part}
 */
export const lintOf = (folders = ['.']) => ({
  name: 'lint',
  mend: 'node_modules/.bin/eslint --fix mends what a machine can',
  run: () =>
    run(
      inRoot('node_modules', '.bin', 'eslint'),
      [
        ...folders,
        '--no-warn-ignored',
        '--max-warnings=0',
        '--cache',
        '--cache-strategy=content',
        `--cache-location=${REMEMBERED}`,
      ],
      { output: 'captured' },
    ),
});
