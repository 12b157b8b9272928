import { existsSync } from 'node:fs';
import path from 'node:path';

import { inRoot } from './root.mjs';

/** The Node that the lockfile pins; present once the packages are installed. */
export const pinnedNode = inRoot('node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** The environment of every child process: the pinned Node and the installed commands come first. */
export const childEnvironment = () => ({
  ...process.env,
  PATH: [
    ...(existsSync(pinnedNode) ? [path.dirname(pinnedNode)] : []),
    inRoot('node_modules', '.bin'),
    process.env['PATH'] ?? '',
  ].join(path.delimiter),
});
