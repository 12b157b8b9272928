import { existsSync, readdirSync, readFileSync } from 'node:fs';

import { stepCache } from './step-cache.mjs';
import { fingerprintOf } from './fingerprint.mjs';
import { pinnedNode } from './pinned-node.mjs';
import { withProgress } from './progress.mjs';
import { inRoot, root } from './root.mjs';
import { run } from './run.mjs';
import { StepFailed } from './run-command.mjs';

const manifests = () => [
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'package.json',
  ...readdirSync(root)
    .filter((folder) => folder !== 'node_modules' && existsSync(inRoot(folder, 'package.json')))
    .map((folder) => `${folder}/package.json`),
];

/** Pinned here instead of in `packageManager`, because with that field pnpm downloads itself a second time. */
export const PNPM = 'pnpm@12.21.0';

/**
 * Without `confirmModulesPurge` pnpm asks before it removes old packages, and blocks without a terminal. Without `nodeVersion`
 * it warns of every package that does not run on the Node that it was started with.
 * @param {{ devDependencies: { node: string } }} manifest of the root, which pins the Node that everything runs on
 */
export const installArguments = ({ devDependencies: { node } }) => [
  '--yes',
  PNPM,
  'install',
  '--frozen-lockfile',
  '--config.confirmModulesPurge=false',
  `--config.nodeVersion=${node}`,
];

const install = async () => {
  const { code } = await run('npx', installArguments(JSON.parse(readFileSync(inRoot('package.json'), 'utf8'))));
  if (code === 0) return;
  throw new StepFailed(
    'The packages could not be installed; the lines above say why. Without a network the first start cannot work: ' +
      'check the connection, and the proxy or registry that npm is set to (npm config get registry), then start again.',
  );
};

const requirePinnedNode = async () => {
  const { code, output } = await run(pinnedNode, ['--version'], { output: 'captured' });
  if (code === 0) return;
  throw new StepFailed(
    `The pinned Node does not run on this machine: ${output.trim()}` +
      (output.includes('libatomic')
        ? '\nInstall libatomic1 (Debian, Ubuntu: apt-get install libatomic1) and start again.'
        : ''),
  );
};

/** Installs the packages of the lockfile unless they are installed already. */
export const ensureInstalled = async () => {
  const fingerprint = fingerprintOf(root, manifests());
  if (stepCache.isUpToDate('install', fingerprint) && existsSync(pinnedNode)) return;
  stepCache.clear('install');
  await withProgress('Installing packages', install);
  await requirePinnedNode();
  stepCache.set('install', fingerprint);
};
