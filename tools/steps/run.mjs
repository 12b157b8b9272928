import { spawn } from 'node:child_process';

import { childEnvironment } from './pinned-node.mjs';
import { root } from './root.mjs';

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd]
 * @property {Readonly<Record<string, string>>} [env] added to the environment of every child
 * @property {'shown' | 'kept'} [output] shown as it comes, or kept for the caller
 */

/**
 * Runs a command to its end; it does not outlive us. Never throws for a bad end: a missing command ends with 127, a signal with 1.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export const run = (command, args, { cwd = root, env = {}, output = 'shown' } = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, [...args], {
      cwd,
      env: { ...childEnvironment(), ...env },
      stdio: output === 'shown' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    let kept = '';
    /** @param {Buffer} piece */
    const keep = (piece) => {
      kept += piece.toString();
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    const takeAlong = () => child.kill();
    process.once('exit', takeAlong);
    child.once('close', () => process.off('exit', takeAlong));
    child.on('error', (failure) => resolve({ code: 127, output: `${kept}${failure.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output: kept }));
  });
