import { spawnSync } from 'node:child_process';

/** How a machine's Docker composes a stack: by its plugin, or by the program that was there before it. */
export type Compose = 'docker compose' | 'docker-compose';

/** An engine that is there answers within moments. */
const PATIENCE_MS = 10_000;
/** What was found is handed on to the processes that run the journeys: they must see the same. */
const FOUND = 'JOURNEYS_COMPOSE';
const NONE = 'none';

const works = (command: string, args: readonly string[]): boolean => spawnSync(command, args, { stdio: 'ignore', timeout: PATIENCE_MS }).status === 0;

const find = (): Compose | undefined => {
  if (!works('docker', ['version'])) return undefined;
  if (works('docker', ['compose', 'version'])) return 'docker compose';
  return works('docker-compose', ['version']) ? 'docker-compose' : undefined;
};

const tell = (compose: Compose | undefined): void => {
  process.stdout.write(compose === undefined ? 'No Docker engine that composes answers: two gateways run in processes only.\n' : `A Docker engine answers: two gateways run in processes, and in containers by ${compose}.\n`);
};

const findAndTell = (): Compose | undefined => {
  const found = find();
  tell(found);
  process.env[FOUND] = found ?? NONE;
  return found;
};

/** What starts containers on this machine, told in one line; nothing where no Docker engine answers, or none that composes. */
export const composeHere = (): Compose | undefined => {
  const found = process.env[FOUND];
  if (found === undefined) return findAndTell();
  return found === 'docker compose' || found === 'docker-compose' ? found : undefined;
};
