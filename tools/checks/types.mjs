import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { cacheFolder } from '../steps/step-cache.mjs';
import { pinnedNode } from '../steps/pinned-node.mjs';
import { inRoot } from '../steps/root.mjs';
import { run } from '../steps/run.mjs';

const compiler = inRoot('node_modules', 'typescript-7', 'bin', 'tsc');

const FOLDERS = ['domain', 'fakes', 'gateway', 'client', 'contracts', 'e2e', 'e2e/acceptance', 'tools'];

/** The compiler's incremental build information: it only checks changes. */
const remembered = (/** @type {string} */ folder) =>
  path.join(cacheFolder, 'types', `${folder.replaceAll('/', '-')}.tsbuildinfo`);

/** A package without sources has nothing to check. */
const hasSources = (/** @type {string} */ folder) =>
  existsSync(inRoot(folder, 'tsconfig.json')) &&
  readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' }).some(
    (file) => /\.m?tsx?$/.test(file) && !file.includes('node_modules'),
  );

/**
 * @param {readonly string[]} [folders]
 * @returns {import('./part.mjs').Part[]}
 */
export const typeParts = (folders = FOLDERS) =>
  FOLDERS.filter((folder) => folders.includes(folder) && hasSources(folder)).map((folder) => ({
    name: `types ${folder}`,
    mend: 'read the first error first: later ones often follow from it',
    // Several checkers in one run check shared types again, each for itself: twice the processor time for the same clock.
    run: () =>
      run(
        pinnedNode,
        [compiler, '-p', inRoot(folder), '--singleThreaded', '--incremental', '--tsBuildInfoFile', remembered(folder)],
        { output: 'captured' },
      ),
  }));
