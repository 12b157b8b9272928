import { spawnSync } from 'node:child_process';

/** The command that runs Docker Compose: the plugin, or the older standalone program. */
export type Compose = 'docker compose' | 'docker-compose';

/** How long a running engine may take to respond. */
const TIMEOUT_MS = 10_000;
/** Passes the result to the processes that run the journeys: all must see the same. */
const FOUND = 'JOURNEYS_COMPOSE';
const NONE = 'none';

const works = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, args, { stdio: 'ignore', timeout: TIMEOUT_MS }).status === 0;

const find = (): Compose | undefined => {
  if (!works('docker', ['version'])) return undefined;
  if (works('docker', ['compose', 'version'])) return 'docker compose';
  return works('docker-compose', ['version']) ? 'docker-compose' : undefined;
};

const print = (compose: Compose | undefined): void => {
  process.stdout.write(
    compose === undefined
      ? 'No Docker engine with Compose responds: two gateways run in processes only.\n'
      : `A Docker engine responds: two gateways run in processes, and in containers by ${compose}.\n`,
  );
};

const findAndPrint = (): Compose | undefined => {
  const found = find();
  print(found);
  process.env[FOUND] = found ?? NONE;
  return found;
};

/** Finds Docker Compose on this machine and prints the result. It is undefined if no Docker engine responds or Compose is missing. */
export const composeHere = (): Compose | undefined => {
  const found = process.env[FOUND];
  if (found === undefined) return findAndPrint();
  return found === 'docker compose' || found === 'docker-compose' ? found : undefined;
};
