import { existsSync, readFileSync } from 'node:fs';

import { pinnedNode } from './pinned-node.mjs';
import { inRoot } from './root.mjs';
import { run } from './run.mjs';

/** @param {string} folder of a package of the workspace */
export const scriptsOf = (folder) => {
  const manifest = inRoot(folder, 'package.json');
  if (!existsSync(manifest)) return {};
  /** @type {{ scripts?: Record<string, string> }} */
  const { scripts = {} } = JSON.parse(readFileSync(manifest, 'utf8'));
  return scripts;
};

/**
 * @param {string} folder
 * @param {string} name
 */
export const hasScript = (folder, name) => scriptsOf(folder)[name] !== undefined;

/**
 * Runs a script of a package with the pinned Node, without a package manager.
 * @param {string} folder
 * @param {string} name
 * @param {import('./run.mjs').RunOptions & { readonly args?: readonly string[] }} [options]
 */
export const runScript = (folder, name, { args = [], ...options } = {}) =>
  run(pinnedNode, ['--run', name, ...(args.length > 0 ? ['--', ...args] : [])], { ...options, cwd: inRoot(folder) });
