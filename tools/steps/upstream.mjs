import { spawn } from 'node:child_process';

import { childEnvironment, pinnedNode } from './pinned-node.mjs';
import { inRoot, root } from './root.mjs';

/** Starts the fake upstream from its sources: Node runs TypeScript. */
export const startUpstream = () =>
  spawn(pinnedNode, [inRoot('fakes', 'src', 'main.ts')], {
    cwd: root,
    env: childEnvironment(),
    stdio: 'inherit',
  });
