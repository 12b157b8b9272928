import { existsSync } from 'node:fs';
import path from 'node:path';

import { run } from '../steps/run.mjs';
import { StepFailed } from '../steps/run-command.mjs';

/** Where Redis may be installed outside of `PATH`. */
const OTHER_PLACES = ['/usr/bin', '/usr/local/bin', '/opt/homebrew/bin', '/snap/bin'];

const onThisMachine = () =>
  [...(process.env['PATH'] ?? '').split(path.delimiter), ...OTHER_PLACES].map((folder) =>
    path.join(folder, 'redis-server'),
  );

/** The first version with every feature that the gateway needs. */
const MINIMUM_VERSION = 7;

/**
 * Starting it is the only way to find out whether it runs, and which version it is.
 * @param {string} file
 */
const runs = async (file) => {
  if (!existsSync(file)) return false;
  const { code, output } = await run(file, ['--version'], { output: 'captured' });
  return code === 0 && Number(/v=(\d+)/u.exec(output)?.[1]) >= MINIMUM_VERSION;
};

const find = async () => {
  const named = process.env['REDIS_SERVER_PATH'];
  if (named !== undefined) {
    if (await runs(named)) return named;
    throw new StepFailed(
      `REDIS_SERVER_PATH is ${named}, which is not a working Redis server of version ${MINIMUM_VERSION} or newer: set it to the path of one, or unset it.`,
    );
  }
  for (const file of new Set(onThisMachine())) if (await runs(file)) return file;
  return undefined;
};

const mayInstallDebianPackages = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

const INSTALL = ['sh', '-c', 'apt-get update && apt-get install -y --no-install-recommends redis-server'];

/** @returns {Promise<string>} path of a Redis server that runs, found on the machine or else installed */
export const ensureRedisServer = async () => {
  const found = await find();
  if (found !== undefined) return found;
  if (mayInstallDebianPackages()) {
    const [command = '', ...args] = INSTALL;
    console.log(`  Redis is missing, trying: ${INSTALL.join(' ')}`);
    await run(command, args);
    const installed = await find();
    if (installed !== undefined) return installed;
  }
  throw new StepFailed(
    `The tests of two gateways need a Redis server: install one (Debian: apt-get install redis-server) or set REDIS_SERVER_PATH.`,
  );
};
