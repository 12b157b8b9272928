import { existsSync } from 'node:fs';
import path from 'node:path';

import { run } from '../steps/run.mjs';
import { StepFailed } from '../steps/run-command.mjs';

/** Where a Redis lies that no folder of `PATH` leads to. */
const OTHER_PLACES = ['/usr/bin', '/usr/local/bin', '/opt/homebrew/bin', '/snap/bin'];

const onThisMachine = () => [...(process.env['PATH'] ?? '').split(path.delimiter), ...OTHER_PLACES].map((folder) => path.join(folder, 'redis-server'));

/** The first version with all that the gateway asks of it. */
const LEAST_VERSION = 7;

/**
 * Only starting it tells whether it runs, and how old it is.
 * @param {string} file
 */
const runs = async (file) => {
  if (!existsSync(file)) return false;
  const { code, output } = await run(file, ['--version'], { output: 'captured' });
  return code === 0 && Number(/v=(\d+)/u.exec(output)?.[1]) >= LEAST_VERSION;
};

const find = async () => {
  const named = process.env['REDIS_SERVER_PATH'];
  if (named !== undefined) {
    if (await runs(named)) return named;
    throw new StepFailed(`REDIS_SERVER_PATH is ${named}, which is no Redis server from version ${LEAST_VERSION} on that runs: let it name one, or unset it.`);
  }
  for (const file of new Set(onThisMachine())) if (await runs(file)) return file;
  return undefined;
};

const mayInstallDebianPackages = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

const INSTALL = ['sh', '-c', 'apt-get update && apt-get install -y --no-install-recommends redis-server'];

/** @returns {Promise<string>} path of a Redis server that runs, found on the machine or else fetched */
export const ensureRedisServer = async () => {
  const found = await find();
  if (found !== undefined) return found;
  if (mayInstallDebianPackages()) {
    const [command = '', ...args] = INSTALL;
    console.log(`  no Redis yet, trying: ${INSTALL.join(' ')}`);
    await run(command, args);
    const installed = await find();
    if (installed !== undefined) return installed;
  }
  throw new StepFailed(`The tests of two gateways need a Redis server: install one (Debian: apt-get install redis-server) or name it in REDIS_SERVER_PATH.`);
};
