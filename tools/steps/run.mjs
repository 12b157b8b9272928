import { spawn } from 'node:child_process';

import { childEnvironment } from './pinned-node.mjs';
import { root } from './root.mjs';

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd]
 * @property {Readonly<Record<string, string>>} [env] added to the environment of every child
 * @property {'inherited' | 'captured'} [output] printed as it comes, or returned to the caller
 */

/**
 * Runs a command and ends it when this process ends. It never throws: a missing command gives code 127, a signal code 1.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export const run = (command, args, { cwd = root, env = {}, output = 'inherited' } = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, [...args], {
      cwd,
      env: { ...childEnvironment(), ...env },
      stdio: output === 'inherited' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    let captured = '';
    /** @param {Buffer} piece */
    const capture = (piece) => {
      captured += piece.toString();
    };
    child.stdout?.on('data', capture);
    child.stderr?.on('data', capture);
    const killChild = () => child.kill();
    process.once('exit', killChild);
    child.once('close', () => process.off('exit', killChild));
    child.on('error', (failure) => resolve({ code: 127, output: `${captured}${failure.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output: captured }));
  });
