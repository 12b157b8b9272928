import { fileURLToPath } from 'node:url';
import { createApp } from './create-app.ts';
import { overloadLimits } from './health/overload.ts';
import { pinoLog } from './logging/log.ts';
import { readDocuments } from './graphql/read-documents.ts';
import { loadClientBuild } from './pages/client-build.ts';
import { exitWith, processEnv } from './env/process-env.ts';
import { runUntilStopped } from './run-until-stopped.ts';
import { systemClock } from './system-clock.ts';
import { machineTimers } from './timing/timers.ts';

/** The client's build, relative to `gateway/dist/start.js`. */
const CLIENT_BUILD_DIRECTORY = fileURLToPath(new URL('../../client/dist', import.meta.url));
/** The pictures of the fake shop's products. */
const PICTURES_DIRECTORY = fileURLToPath(new URL('../../fakes/pictures', import.meta.url));

const start = async (): Promise<void> => {
  const env = processEnv();
  const client = await loadClientBuild(CLIENT_BUILD_DIRECTORY);
  const log = pinoLog(env.logLevel, systemClock);
  const app = await createApp({
    env,
    clock: systemClock,
    log,
    client,
    picturesDirectory: PICTURES_DIRECTORY,
    overload: overloadLimits(env.overloadDelayMs),
  });
  await runUntilStopped(app, env, log);
  readDocuments(app.documents, machineTimers);
};

start().catch((failure: unknown) =>
  exitWith(`The shop cannot start: ${failure instanceof Error ? failure.message : String(failure)}`),
);
