import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { createApp } from './create-app.ts';
import { readEnv } from './env.ts';
import { OVERLOAD_LIMITS } from './limits/overload.ts';
import { pinoLog } from './logging/log.ts';
import { loadClientBuild } from './pages/client-build.ts';
import { runUntilStopped } from './run-until-stopped.ts';
import { systemClock } from './system-clock.ts';

/** The build of the client, seen from `gateway/dist/main.js`. */
const CLIENT_BUILD_DIRECTORY = fileURLToPath(new URL('../../client/dist', import.meta.url));
/** The pictures of the fake shop's goods. */
const PICTURES_DIRECTORY = fileURLToPath(new URL('../../fakes/pictures', import.meta.url));
const SECRET_BYTES = 32;

const stop = (...lines: readonly string[]): never => {
  process.stderr.write(`${lines.join('\n')}\n`);
  process.exit(1);
};

const start = async (): Promise<void> => {
  const env = readEnv(process.env, () => randomBytes(SECRET_BYTES).toString('hex'));
  if (!env.ok) {
    return stop('The shop cannot start:', ...env.refusal.map(({ variable, mustBe }) => `  ${variable} must be ${mustBe}`));
  }
  const client = await loadClientBuild(CLIENT_BUILD_DIRECTORY);
  const log = pinoLog(env.value.logLevel, systemClock);
  const app = await createApp({ env: env.value, clock: systemClock, log, client, picturesDirectory: PICTURES_DIRECTORY, overload: OVERLOAD_LIMITS });
  await runUntilStopped(app, env.value, log);
};

start().catch((failure: unknown) => stop(`The shop cannot start: ${failure instanceof Error ? failure.message : String(failure)}`));
