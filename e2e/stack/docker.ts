import { spawnSync } from 'node:child_process';

/** How a machine's Docker composes a stack: by its plugin, or by the program that was there before it. */
export type Compose = 'docker compose' | 'docker-compose';

/** A running engine responds within moments. */
const TIMEOUT_MS = 10_000;
/** What was found is handed on to the processes that run the journeys: they must see the same. */
const FOUND = 'JOURNEYS_COMPOSE';
const NONE = 'none';

const works = (command: string, args: readonly string[]): boolean => spawnSync(command, args, { stdio: 'ignore', timeout: TIMEOUT_MS }).status === 0;

const find = (): Compose | undefined => {
  if (!works('docker', ['version'])) return undefined;
  if (works('docker', ['compose', 'version'])) return 'docker compose';
  return works('docker-compose', ['version']) ? 'docker-compose' : undefined;
};

const print = (compose: Compose | undefined): void => {
  process.stdout.write(compose === undefined ? 'No Docker engine with Compose responds: two gateways run in processes only.\n' : `A Docker engine responds: two gateways run in processes, and in containers by ${compose}.\n`);
};

const findAndPrint = (): Compose | undefined => {
  const found = find();
  print(found);
  process.env[FOUND] = found ?? NONE;
  return found;
};

/** The Compose of this machine, printed in one line; undefined where no Docker engine responds, or none with Compose. */
export const composeHere = (): Compose | undefined => {
  const found = process.env[FOUND];
  if (found === undefined) return findAndPrint();
  return found === 'docker compose' || found === 'docker-compose' ? found : undefined;
};
