import { readdirSync } from 'node:fs';

import { ensureBuilt } from '../steps/build.mjs';
import { hasScript, runScript } from '../steps/package-script.mjs';
import { inRoot } from '../steps/root.mjs';
import { run } from '../steps/run.mjs';
import { apiChanges } from './api-changes.mjs';
import { audit } from './audit.mjs';
import { lintOf } from './lint.mjs';
import { requirements } from './requirements.mjs';
import { typeParts } from './types.mjs';

/** @typedef {import('./part.mjs').Part} Part */

/**
 * @param {string} command
 * @param {readonly string[]} args
 */
const installed = (command, args) => () => run(inRoot('node_modules', '.bin', command), args, { output: 'captured' });

/** @type {Part} */
export const architecture = {
  name: 'architecture',
  mend: 'each rule gives its reason: .dependency-cruiser.cjs',
  run: installed('depcruise', [
    'domain',
    'fakes',
    'gateway',
    'client',
    'contracts',
    'e2e',
    '--config',
    '.dependency-cruiser.cjs',
    '--output-type',
    'err-long',
  ]),
};

/** @type {Part} */
export const unused = {
  name: 'unused',
  mend: 'remove the file, export or dependency, or use it',
  run: installed('knip', ['--no-progress']),
};

/** @type {Part} */
export const versions = {
  name: 'versions',
  mend: 'put versions into the catalog of pnpm-workspace.yaml; packages say "catalog:"',
  // The package manager is pinned where it is called: tools/steps/install.mjs.
  run: installed('sherif', ['--ignore-rule', 'root-package-manager-field']),
};

/** @type {Part} */
export const styles = {
  name: 'styles',
  mend: 'node_modules/.bin/stylelint --fix repairs what it can; colours are custom properties of the tokens file',
  run: installed('stylelint', ['client/src/**/*.css']),
};

/** @type {Part} */
export const format = {
  name: 'format',
  mend: 'npm run format',
  run: installed('biome', ['format']),
};

/** @type {Part} */
const sizes = {
  name: 'sizes',
  mend: 'load on intent what the first view does not show, or argue for the limit with figures',
  run: async () => {
    await ensureBuilt((folder) => folder === 'client');
    return runScript('client', 'size', { output: 'captured' });
  },
};

const hasStyles = () =>
  readdirSync(inRoot('client', 'src'), { recursive: true, encoding: 'utf8' }).some((file) => file.endsWith('.css'));

/** Parts that only read the tree and can run in parallel, the longest first. */
export const independentParts = () => [
  lintOf(),
  ...(hasScript('client', 'size') ? [sizes] : []),
  architecture,
  unused,
  apiChanges,
  audit,
  ...typeParts(),
  ...(hasStyles() ? [styles] : []),
  format,
  versions,
  requirements,
];
