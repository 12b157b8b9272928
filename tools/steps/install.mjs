import { existsSync, readdirSync } from 'node:fs';

import { stamps } from './cache.mjs';
import { fingerprintOf } from './fingerprint.mjs';
import { pinnedNode } from './pinned-node.mjs';
import { underWay } from './progress.mjs';
import { inRoot, root } from './root.mjs';
import { run } from './run.mjs';
import { StepFailed } from './step-failed.mjs';

const manifests = () => [
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'package.json',
  ...readdirSync(root)
    .filter((folder) => folder !== 'node_modules' && existsSync(inRoot(folder, 'package.json')))
    .map((folder) => `${folder}/package.json`),
];

/** Pinned here and not in `packageManager`: with that field pnpm fetches itself a second time. */
export const PNPM = 'pnpm@12.21.0';

const install = async () => {
  // Only a terminal may be asked whether old packages can go; here nobody may sit in front of one.
  const { code } = await run('npx', ['--yes', PNPM, 'install', '--frozen-lockfile', '--config.confirmModulesPurge=false']);
  if (code === 0) return;
  throw new StepFailed(
    'The packages could not be installed; the lines above say why. Without a network the first start cannot work: ' +
      'check the connection, and the proxy or registry that npm is set to (npm config get registry), then start again.',
  );
};

const requirePinnedNode = async () => {
  const { code, output } = await run(pinnedNode, ['--version'], { output: 'kept' });
  if (code === 0) return;
  throw new StepFailed(
    `The pinned Node does not run on this machine: ${output.trim()}` +
      (output.includes('libatomic') ? '\nInstall libatomic1 (Debian, Ubuntu: apt-get install libatomic1) and start again.' : ''),
  );
};

/** Installs what the lockfile names, unless that is what is there. */
export const ensureInstalled = async () => {
  const fingerprint = fingerprintOf(root, manifests());
  if (stamps.isFresh('install', fingerprint) && existsSync(pinnedNode)) return;
  stamps.clear('install');
  await underWay('Installing packages', install);
  await requirePinnedNode();
  stamps.set('install', fingerprint);
};
