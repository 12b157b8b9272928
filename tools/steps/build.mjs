import { existsSync } from 'node:fs';

import { stepCache } from './step-cache.mjs';
import { fingerprintOf } from './fingerprint.mjs';
import { hasScript, runScript } from './package-script.mjs';
import { withProgress } from './progress.mjs';
import { inRoot, root } from './root.mjs';
import { StepFailed } from './run-command.mjs';

/** The builds in their order, with the files they read. Each package's `build` script writes into its `dist`. */
const BUILDS = [
  { folder: 'fakes', from: ['fakes', 'domain'] },
  { folder: 'client', from: ['client', 'domain', 'gateway/schema.graphql'] },
  { folder: 'gateway', from: ['gateway', 'domain', 'fakes'] },
];

const ALWAYS_FROM = ['pnpm-lock.yaml', 'tsconfig.base.json'];

/** @param {string} folder */
const build = async (folder) => {
  const { code } = await runScript(folder, 'build');
  if (code !== 0) throw new StepFailed(`${folder} could not be built; the lines above say why.`);
};

/**
 * Builds the packages whose files have changed since their last build.
 * @param {(folder: string) => boolean} [isWanted]
 * @returns {Promise<string[]>} the packages that were rebuilt
 */
export const ensureBuilt = async (isWanted = () => true) => {
  const built = [];
  for (const { folder, from } of BUILDS) {
    if (!isWanted(folder) || !hasScript(folder, 'build')) continue;
    const step = `build-${folder}`;
    const fingerprint = fingerprintOf(root, [...from, ...ALWAYS_FROM]);
    if (stepCache.isUpToDate(step, fingerprint) && existsSync(inRoot(folder, 'dist'))) continue;
    stepCache.clear(step);
    await withProgress(`Building ${folder}`, () => build(folder));
    stepCache.set(step, fingerprint);
    built.push(folder);
  }
  return built;
};
